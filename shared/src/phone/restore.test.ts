// P20: a server restored from a copy has forgotten something. The phone shows what, sends none of it, and keeps its
// draft.

import { err, ok } from '../lib/index.ts';
import type { SyncState } from '../protocol/index.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MATCH, playedMatch, scriptedDevice, syncState } from '../testing/index.ts';

const COPIES = ['a-1', 'a-2', 'a-3', null, null, null];
const steps = playedMatch('a');

/** A page of the phone, connected to a server that answers its first question with `state`. */
const page = (state: SyncState) => {
  const { wire, session, played } = device.session({ by: 'seat', match: MATCH });
  wire.goUp();
  wire.syncs[0]?.answer(ok(state));
  // Answers the phone's own part in the tosses.
  for (const { answer } of wire.commands) answer(ok({ type: 'done', version: 3 }));
  const sent = () => played().map(({ type }) => type);
  const lost = () => session.getState().lost.map(({ type }) => type);
  return { wire, session, sent, lost };
};

/** A page on which only the fourth version is this phone's own command, and was acknowledged. */
const acknowledged = (draft: SyncState['draft'] = null) => {
  const opened = page(syncState('a', 0, 3, { draft }));
  opened.session.getState().play({ type: 'waive' });
  opened.wire.commands.at(-1)?.answer(ok({ type: 'done', version: 4 }));
  for (const { batch } of steps.slice(3, 5)) opened.wire.tell((ear) => ear.batch?.(batch));
  return opened;
};

const restored = (version: number, facts: Partial<SyncState> = {}): SyncState =>
  syncState('a', 0, version, { epoch: 'restored', ...facts });

let device = scriptedDevice();
beforeEach(() => {
  device = scriptedDevice();
});

describe('after a restore (P20) the phone', () => {
  it('shows what was acknowledged and is gone, and does not send it', () => {
    const { wire, lost, sent } = acknowledged();
    const before = sent().filter((type) => type === 'waive');
    wire.goDown();
    wire.goUp();
    wire.syncs.at(-1)?.answer(ok(restored(3, { batches: [] })));
    device.timers.advance(0);
    expect(lost()).toEqual([]);
    wire.syncs.at(-1)?.answer(ok(restored(3)));
    device.timers.advance(60_000);
    expect(lost()).toEqual(['waive']);
    expect(sent().filter((type) => type === 'waive')).toEqual(before);
  });

  it('does so where its page was loaded anew meanwhile, too', () => {
    acknowledged();
    const { lost, sent } = page(restored(3));
    expect(lost()).toEqual(['waive']);
    expect(sent()).not.toContain('waive');
  });

  it('shows what was acknowledged just before, of which it had seen nothing yet', () => {
    const { session, wire } = page(syncState('a', 0, 3));
    session.getState().play({ type: 'waive' });
    wire.commands.at(-1)?.answer(ok({ type: 'done', version: 4 }));
    expect(page(restored(3)).lost()).toEqual(['waive']);
  });

  it('shows nothing as lost where it is the same server, and what was acknowledged is still on its way', () => {
    const { session, wire } = page(syncState('a', 0, 3));
    session.getState().play({ type: 'waive' });
    wire.commands.at(-1)?.answer(ok({ type: 'done', version: 4 }));
    expect(page(syncState('a', 0, 3)).lost()).toEqual([]);
    expect(page(restored(4)).lost()).toEqual([]);
  });

  it('goes on showing what was lost before where the server is restored once more', () => {
    acknowledged();
    page(restored(3));
    expect(page(restored(2, { epoch: 'restored again' })).lost()).toEqual(['waive']);
  });

  it('says nothing of what the server still has', () => {
    acknowledged();
    expect(page(restored(5)).lost()).toEqual([]);
  });

  it('sees that the match has taken another course by now', () => {
    acknowledged();
    const other = playedMatch('a', 'another').slice(0, 6);
    const batches = other.map(({ batch }) => batch);
    expect(page(restored(6, { batches, hash: other.at(-1)?.hash ?? '' })).lost()).toEqual(['waive']);
  });

  it('goes on saying so until its owner has read it', () => {
    acknowledged();
    page(restored(3));
    const again = page(restored(3));
    expect(again.lost()).toEqual(['waive']);
    again.session.getState().dismissLost();
    expect(again.lost()).toEqual([]);
    expect(page(restored(3)).lost()).toEqual([]);
  });

  it('says how far it had seen the match, until the server has heard it; before and after that it says nothing', () => {
    const { wire } = acknowledged();
    expect(wire.syncs.map(({ message }) => message.before)).toEqual([undefined]);
    wire.goDown();
    wire.goUp();
    wire.syncs.at(-1)?.answer(ok(restored(3, { batches: [] })));
    device.timers.advance(0);
    const said = { epoch: 'first', version: 5 };
    expect(wire.syncs.at(-1)?.message).toMatchObject({ since: 0, before: said });
    // The answer is lost with the link, so the phone says it once more.
    wire.goDown();
    wire.goUp();
    expect(wire.syncs.at(-1)?.message.before).toEqual(said);
    wire.syncs.at(-1)?.answer(err({ code: 'not-saved' }));
    device.timers.advance(5000);
    expect(wire.syncs.at(-1)?.message.before).toEqual(said);
    wire.syncs.at(-1)?.answer(ok(restored(3)));
    device.timers.advance(0);
    wire.goDown();
    wire.goUp();
    expect(wire.syncs.at(-1)?.message).toEqual({ follow: { by: 'seat', match: MATCH }, since: 3 });
  });

  it('says so where its page was loaded anew meanwhile, too, also by a page that was loaded anew after that', () => {
    acknowledged();
    const first = page(restored(3)).wire.syncs;
    expect(first.map(({ message }) => message.before)).toEqual([undefined, { epoch: 'first', version: 5 }]);
    const second = page(restored(3)).wire.syncs;
    expect(second.map(({ message }) => message.before)).toEqual([{ epoch: 'first', version: 5 }]);
    expect(page(restored(3)).wire.syncs.map(({ message }) => message.before)).toEqual([undefined]);
  });

  it('says nothing of a match that it had seen nothing of', () => {
    const { wire } = page(syncState('a', 0, 0, { batches: [] }));
    wire.goDown();
    wire.goUp();
    wire.syncs.at(-1)?.answer(ok(restored(3)));
    expect(wire.syncs.flatMap(({ message }) => message.before ?? [])).toEqual([]);
  });

  it('knows what a page of the release before has kept', () => {
    device.storage.keep(
      `known.${MATCH}`,
      JSON.stringify({ epoch: 'first', draft: null, acknowledged: [], lost: [] }),
    );
    const { wire, lost } = page(restored(3));
    expect([lost(), wire.syncs.map(({ message }) => message.before)]).toEqual([[], [undefined]]);
  });

  it('keeps a draft that was saved before its page was loaded anew, and saves it again', () => {
    acknowledged(COPIES);
    const { wire, session } = page(restored(3, { draft: null }));
    expect(session.getState()).toMatchObject({ draft: COPIES, draftMark: 'unsaved' });
    device.timers.advance(200);
    expect(wire.drafts.map(({ message }) => message.cells)).toEqual([COPIES]);
  });

  it('takes the server’s draft where it is still the same server', () => {
    acknowledged(COPIES);
    const { wire, session } = page(syncState('a', 0, 5, { draft: null }));
    expect(session.getState().draft.every((copy) => copy === null)).toBe(true);
    device.timers.advance(200);
    expect(wire.drafts).toEqual([]);
  });
});
