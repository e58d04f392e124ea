import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bySeat } from '@dunmer/shared/rules';
import { resolveLine } from '@dunmer/shared/script';
import { openPair, playMatch, seeded, testApp, type TestApp, untilQuiet } from '../../test/support/index.ts';
import { runProgram } from '../../test/support/runProgram.ts';
import { matchScript } from './matchScript.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => app.close());

describe('the script of a match that was played', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'resolves to its own result (seed %i)',
    async (seed) => {
      const { a, close } = await playMatch(app.url, seeded(500 + seed));
      const script = await matchScript(app.config.dataDir, a.match);
      close();
      if (!script.ok) throw new Error(script.error);
      const resolved = resolveLine(JSON.stringify(script.value));
      const { phase } = a.view.common;
      if (phase.at !== 'finished') throw new Error('it was played to its end');
      const { ending } = phase;
      if (ending.kind !== 'counted' && ending.kind !== 'drawn') throw new Error('nobody concedes here');
      expect(resolved).toMatchObject({
        id: a.match,
        winner: ending.kind === 'counted' ? ending.winner : null,
        survivors: ending.survivors,
      });
      const last = 'rounds' in resolved ? resolved.rounds.at(-1)?.field : undefined;
      const ids = bySeat((seat) => a.view.common.field[seat].map((card) => card?.card ?? null));
      expect(last).toEqual(bySeat((seat) => ({ front: ids[seat].slice(0, 3), back: ids[seat].slice(3) })));
    },
  );
});

test('a match that goes on, one that was never revealed, and one that is unknown have none', async () => {
  const { a, b, close } = await openPair(app.url, seeded(1), ['caravan', 'menagerie']);
  const script = () => matchScript(app.config.dataDir, a.match);
  expect(await script()).toMatchObject({ ok: false, error: expect.stringContaining('has not ended') });
  await a.play({ type: 'concede' });
  await untilQuiet([a, b]);
  expect(await script()).toMatchObject({ ok: false, error: expect.stringContaining('R15') });
  expect(await matchScript(app.config.dataDir, 'nowhere')).toMatchObject({ ok: false });
  close();
});

test('the command prints it beside a running server, and refuses with a sentence and status 1', async () => {
  const { a, close } = await playMatch(app.url, seeded(2));
  const run = (match: string) => runProgram('script', [match], { env: { DATA_DIR: app.config.dataDir } });
  const { out } = await run(a.match);
  expect(JSON.parse(out)).toMatchObject({ id: a.match });
  expect(await run('nowhere')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no match'),
  });
  close();
});
