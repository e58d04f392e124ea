// The script of a match at the patrons' table: with its seed everything follows again, and it resolves to the state in
// which the match ended.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveGameLine } from '@dunmer/shared/patrons/script';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRoom } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { type Seated, seatedAtPatrons, untilTurn } from '../../test/support/patronsRoom.ts';
import { matchScript } from './matchScript.ts';

let folder = '';
let room: EventRoom;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-script-'));
  room = await openRoom({ folder });
});
afterEach(async () => {
  await room.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves the match's script. */
async function resolved({ match }: Seated) {
  const script = await matchScript(folder, match);
  if (!script.ok) throw new Error(script.error);
  return resolveGameLine(JSON.stringify(script.value));
}

test('resolves to where the game stood, ended by whatever it was, and is refused before', async () => {
  const played = await seatedAtPatrons(room, { seed: 3 });
  await untilTurn(played, 2);
  expect(await matchScript(folder, played.match)).toEqual({
    ok: false,
    error: expect.stringContaining('has not ended'),
  });
  const { common } = await played.table.end();
  if (common.stage.at !== 'finished' || common.stage.turn === null) throw new Error('it is over');
  const { coins, hand, pile, stage } = common;
  const { turn, outcome } = stage;
  expect(await resolved(played)).toMatchObject({
    id: played.match,
    state: { stage: 'finished', ...turn, coins, hand, pile },
    outcome: { kind: outcome.kind, winner: 'winner' in outcome ? outcome.winner : null },
  });

  const conceded = await seatedAtPatrons(room, { seed: 4 });
  await untilTurn(conceded, 2);
  await conceded.table.play('b', { type: 'concede' });
  expect(await resolved(conceded)).toMatchObject({ outcome: { kind: 'conceded', winner: 'a' } });
});

test('has nothing to resolve where it ended before its first turn', async () => {
  const { match, table } = await seatedAtPatrons(room);
  await table.play('a', { type: 'concede' });
  expect(await matchScript(folder, match)).toEqual({
    ok: false,
    error: expect.stringContaining('ended before its first turn'),
  });
});
