// The session: a command stays under way until its events are here, and the phone does its part in the tosses.

import { promiseOf, TRADE } from '../fairness/index.ts';
import { err, ok, present } from '../lib/index.ts';
import type { Refusal, Rejection } from '../protocol/index.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MATCH, playedMatch, scriptedDevice, syncState } from '../testing/index.ts';
import { owedAt } from './fairPlay.ts';

const open = () => device.session({ by: 'seat', match: MATCH });

/** The index of the first step after which both have promised. */
const promised = playedMatch('a').findIndex(({ batch }) =>
  batch.events.some(({ type }) => type === 'PromisesPublished'),
);

let device = scriptedDevice();
beforeEach(() => {
  device = scriptedDevice();
});

describe('F2, F3: the phone’s own part', () => {
  it('draws n on first seeing C, keeps it, and sends only its promise', () => {
    const { wire, session, played } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    const commitment = session.getState().view?.seals.commitment ?? '';
    const nonce = device.storage.recall(`nonce.${MATCH}.${commitment}`) ?? '';
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(played()).toEqual([{ type: 'promise', promise: promiseOf(MATCH, 'a', commitment, nonce) }]);
    expect(JSON.stringify(wire.commands)).not.toContain(nonce);
  });

  it('never draws a second n: a reloaded page promises the same', () => {
    const first = open();
    first.wire.goUp();
    first.wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    const [promise] = first.played();
    for (const key of device.storage.keys('outbox.')) device.storage.forget(key);
    const second = open();
    second.wire.goUp();
    second.wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    expect(second.played()).toEqual([promise]);
  });

  /** A phone that takes the seat over after so many steps, when another phone has promised for it. */
  const takenOver = (steps: number) => {
    const opened = open();
    opened.wire.goUp();
    opened.wire.syncs[0]?.answer(ok(syncState('a', 0, steps)));
    const { seals } = opened.session.getState().view ?? {};
    expect(seals?.promised.a).toBe(true);
    return { ...opened, commitment: seals?.commitment ?? '' };
  };

  it('promises anew, once, where it took the seat over before both are published, and opens that', () => {
    const { wire, played, commitment } = takenOver(promised);
    const nonce = device.storage.recall(`nonce.${MATCH}.${commitment}`) ?? '';
    const promise = { type: 'promise', promise: promiseOf(MATCH, 'a', commitment, nonce) };
    expect(played()).toEqual([promise]);
    wire.commands[0]?.answer(ok({ type: 'done', version: promised + 1 }));
    wire.goDown();
    wire.goUp();
    wire.syncs.at(-1)?.answer(ok(syncState('a', promised, promised)));
    expect(played()).toEqual([promise]);
    for (const { batch } of playedMatch('a').slice(promised, promised + 1))
      wire.tell((ear) => ear.batch?.(batch));
    expect(played().slice(1)).toEqual([{ type: 'open', nonce }]);
  });

  it('promises nothing anew once both are published: what another phone has promised can’t be opened here (F4)', () => {
    const { played, commitment } = takenOver(promised + 1);
    expect(played()).toEqual([]);
    expect(device.storage.recall(`nonce.${MATCH}.${commitment}`)).toBeNull();
  });

  it('promises the same n anew where the seat went to another phone, which promised, and came back before both are published', () => {
    const { wire, played } = open();
    const seat = playedMatch('a').slice(0, promised);
    const given = seat.findIndex(({ batch }) =>
      batch.events.some((event) => event.type === 'PromiseGiven' && event.seat === 'a'),
    );
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    const again = () => {
      wire.goDown();
      wire.goUp();
      wire.syncs.at(-1)?.answer(ok(syncState('a', promised, promised)));
    };
    /** Each command that was asked for, once, however often it was sent. */
    const asked = () => new Map(wire.commands.map(({ message }) => [message.id, message]));
    const [promise] = played();
    wire.goDown();
    wire.goUp();
    wire.syncs.at(-1)?.answer(ok(syncState('a', 1, promised)));
    // This phone's promise was taken before the one in the log, so that one is another phone's.
    wire.commands.at(-1)?.answer(ok({ type: 'done', version: given }));
    expect(asked().size).toBe(1);
    again();
    expect(asked().size).toBe(2);
    expect(played().at(-1)).toEqual(promise);
    // Its new promise is the one that stands from then on.
    wire.commands.at(-1)?.answer(ok({ type: 'done', version: given + 1 }));
    again();
    expect(asked().size).toBe(2);
  });

  it('opens n once both promises are published, and not before', () => {
    const { wire, session, played } = open();
    const steps = playedMatch('a');
    const deliver = (from: number, to: number) => {
      for (const { batch } of steps.slice(from, to)) wire.tell((ear) => ear.batch?.(batch));
    };
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    const nonce =
      device.storage.recall(`nonce.${MATCH}.${session.getState().view?.seals.commitment ?? ''}`) ?? 'none';
    deliver(1, promised);
    expect(played().map(({ type }) => type)).toEqual(['promise']);
    deliver(promised, promised + 1);
    expect(played().slice(1)).toEqual([{ type: 'open', nonce }]);
  });

  it('promises again, with the same n, where a restored server has lost the promise (P20)', () => {
    const { wire, played } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    wire.commands[0]?.answer(ok({ type: 'done', version: 2 }));
    for (const { batch } of playedMatch('a').slice(1, promised)) wire.tell((ear) => ear.batch?.(batch));
    wire.goDown();
    wire.goUp();
    wire.syncs.at(-1)?.answer(ok(syncState('a', 0, 1, { epoch: 'restored', batches: [] })));
    device.timers.advance(0);
    wire.syncs.at(-1)?.answer(ok(syncState('a', 0, 1, { epoch: 'restored' })));
    const [first, ...others] = played();
    expect(others).toEqual([first]);
  });

  it('promises nothing anew while its promise is still on its way, however often the link is lost', () => {
    const { wire } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    for (let times = 0; times < 3; times += 1) {
      wire.goDown();
      wire.goUp();
      wire.syncs.at(-1)?.answer(ok(syncState('a', 1, 1)));
    }
    expect(new Set(wire.commands.map(({ message }) => message.id)).size).toBe(1);
  });

  it('says once which choice it has shown, and again where the link was lost: nobody else remembers', () => {
    const { wire, session } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    for (const choice of ['asking-0', 'asking-0', 'asking-1'] as const) session.getState().watched(choice);
    expect(wire.watched).toEqual(['asking-0', 'asking-1']);
    wire.goDown();
    wire.goUp();
    expect(wire.watched).toEqual(['asking-0', 'asking-1', 'asking-1']);
  });

  it('owes nothing without C, nor where its seat goes on without it or a bot sits there, and opens n once', () => {
    const { wire, session } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    const view = present(session.getState().view, 'what a seat sees');
    const own = { storage: device.storage, chance: { hex: () => 'ab' } };
    const owes = (seals: Partial<typeof view.seals>) =>
      owedAt(TRADE, own, { ...view, seals: { ...view.seals, ...seals } })?.type ?? null;
    expect(owes({ bots: ['b'] })).toBe('promise');
    expect(owes({ commitment: '' })).toBeNull();
    expect(owes({ bots: ['a'] })).toBeNull();
    expect(owes({ waived: [{ seat: 'a', by: 'clock' }] })).toBeNull();
    const given = { promised: { a: true, b: true }, promises: { a: 'x', b: 'y' } };
    expect([false, true].map((a) => owes({ ...given, opened: { a, b: false } }))).toEqual(['open', null]);
  });

  it('asks nothing of a watcher', () => {
    const { wire } = device.session({ by: 'code', code: 'WATCHER2' });
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('watcher', 0, 4)));
    expect(wire.commands).toEqual([]);
  });
});

describe('commands', () => {
  const playing = () => {
    const opened = open();
    opened.wire.goUp();
    opened.wire.syncs[0]?.answer(ok(syncState('a', 0, 3)));
    for (const { answer } of opened.wire.commands) answer(ok({ type: 'done', version: 3 }));
    opened.session.getState().play({ type: 'concede' });
    return opened;
  };

  it('are being sent until their events are here, not only until the answer', () => {
    const { wire, session } = playing();
    const sending = () => session.getState().sending.map(({ command }) => command.type);
    expect(sending()).toEqual(['concede']);
    wire.commands.at(-1)?.answer(ok({ type: 'done', version: 4 }));
    expect(sending()).toEqual(['concede']);
    const batch = playedMatch('a')[3]?.batch;
    if (batch !== undefined) wire.tell((ear) => ear.batch?.(batch));
    expect(sending()).toEqual([]);
  });

  it('ask for their events where those do not come', () => {
    const { wire } = playing();
    wire.commands.at(-1)?.answer(ok({ type: 'done', version: 4 }));
    device.timers.advance(1500);
    expect(wire.syncs.map(({ message }) => message.since)).toEqual([0, 3]);
  });

  it('ask for nothing where all has come', () => {
    const { wire } = playing();
    wire.commands.at(-1)?.answer(ok({ type: 'done', version: 4 }));
    const batch = playedMatch('a')[3]?.batch;
    if (batch !== undefined) wire.tell((ear) => ear.batch?.(batch));
    device.timers.advance(1500);
    expect(wire.syncs).toHaveLength(1);
  });

  it('are said to be late where the link is weak', () => {
    const { session } = playing();
    const late = () => session.getState().sending.map((each) => each.late);
    expect(late()).toEqual([false]);
    device.timers.advance(10_000);
    expect(late()).toEqual([true]);
  });

  it('of the phone itself are nothing that its owner waits for, or is told of where they are refused', () => {
    const { wire, session, played } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    for (const { batch } of playedMatch('a').slice(1, promised + 1)) wire.tell((ear) => ear.batch?.(batch));
    expect(played().map(({ type }) => type)).toEqual(['promise', 'open']);
    expect(session.getState().sending).toEqual([]);
    for (const { answer } of wire.commands) answer(err({ code: 'wrong-phase', phase: 'finished' }));
    expect(session.getState().refused).toBeNull();
    const { presence } = syncState('a', 0, 1);
    wire.tell((ear) => ear.presence?.(presence));
    expect(played()).toHaveLength(2);
  });

  it('that the page before could not send are under way at once', () => {
    const first = open();
    first.session.getState().play({ type: 'concede' });
    first.stop();
    expect(
      open()
        .session.getState()
        .sending.map(({ command }) => command.type),
    ).toEqual(['concede']);
  });

  it('of another match are nothing that one waits for here, or is told of where they are refused', () => {
    const other = device.session({ by: 'seat', match: 'another' });
    other.session.getState().play({ type: 'concede' });
    other.stop();
    const { wire, session } = open();
    expect(session.getState().sending).toEqual([]);
    wire.goUp();
    expect(wire.commands.map(({ message }) => message)).toMatchObject([{ match: 'another' }]);
    wire.commands[0]?.answer(err({ code: 'wrong-phase', phase: 'finished' }));
    expect(session.getState().refused).toBeNull();
  });

  it('that are refused say why until that is dismissed', () => {
    const { wire, session } = playing();
    wire.commands.at(-1)?.answer(err({ code: 'wrong-phase', phase: 'finished' }));
    expect(session.getState().refused).toEqual({
      command: { type: 'concede' },
      error: { code: 'wrong-phase', phase: 'finished' },
    });
    expect(session.getState().sending).toEqual([]);
    session.getState().dismissRefusal();
    expect(session.getState().refused).toBeNull();
  });

  it('that are refused say why until another is played', () => {
    const { wire, session } = playing();
    wire.commands.at(-1)?.answer(err({ code: 'event-paused' }));
    expect(session.getState().refused).not.toBeNull();
    session.getState().play({ type: 'concede' });
    expect(session.getState().refused).toBeNull();
  });
});

describe('what is shown beside the log', () => {
  const CARDS = { version: 'v2', cards: [], decks: [] };

  it('is who sits there and who is here, and the catalogue of the match, however often it is told', () => {
    const { wire, session, catalogues, stop } = open();
    const state = syncState('a', 0, 1);
    wire.goUp();
    wire.syncs[0]?.answer(ok(state));
    expect(session.getState()).toMatchObject({ table: state.table, presence: state.presence, viewer: 'a' });
    expect([...catalogues.keys()]).toEqual(['v1']);
    wire.tell((ear) => ear.table?.({ ...state.table, catalogue: 'v2' }));
    expect([...catalogues.keys()]).toEqual(['v2']);
    catalogues.get('v2')?.(CARDS);
    catalogues.clear();
    wire.tell((ear) => ear.table?.({ ...state.table, catalogue: 'v2', stake: 5 }));
    expect([session.getState().catalogue, catalogues.size]).toEqual([CARDS, 0]);
    wire.tell((ear) => ear.table?.({ ...state.table, catalogue: 'v3' }));
    stop();
    expect(catalogues.size).toBe(0);
  });

  it.each([
    ['for a seat its own', 'a', { by: 'seat', match: MATCH }, `${MATCH} for a seat`],
    ['by the watch link everybody’s', 'watcher', { by: 'code', code: 'WATCHER2' }, `${MATCH} for WATCHER2`],
    ['from the floor the same', 'watcher', { by: 'floor', match: MATCH }, `${MATCH} for WATCHER2`],
  ] as const)(
    'is the file once all is over, %s, and what it came to (F8, F10)',
    async (_, viewer, follow, path) => {
      const { wire, session } = device.session(follow);
      wire.goUp();
      wire.syncs[0]?.answer(ok(syncState(viewer, 0, playedMatch(viewer).length)));
      await Promise.resolve();
      expect(session.getState()).toMatchObject({ filePath: path, witness: { at: 'failed' } });
    },
  );
});

describe('P19: a draft', () => {
  const DRAFT = ['x', null, null, null, null, null] as const;

  it('is saved only once the server has said so', () => {
    const { wire, session } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 3)));
    session.getState().saveDraft(['x', null, null, null, null, null]);
    expect(session.getState()).toMatchObject({
      draftMark: 'unsaved',
      draft: ['x', null, null, null, null, null],
    });
    device.timers.advance(200);
    expect(session.getState().draftMark).toBe('unsaved');
    wire.drafts[0]?.answer(ok(null));
    expect(session.getState().draftMark).toBe('saved');
  });

  it('that is newer than the one that was saved stays unsaved, until it is answered for itself', () => {
    const { wire, session } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 3)));
    session.getState().saveDraft(DRAFT);
    device.timers.advance(200);
    session.getState().saveDraft([null, ...DRAFT.slice(0, 5)]);
    wire.drafts[0]?.answer(ok(null));
    expect(session.getState().draftMark).toBe('unsaved');
    device.timers.advance(200);
    expect(wire.drafts).toHaveLength(2);
    wire.drafts[1]?.answer(ok(null));
    expect(session.getState().draftMark).toBe('saved');
  });

  it('that is unsaved outlives the page, and wins over what the server has', () => {
    const first = open();
    first.session.getState().saveDraft(['x', null, null, null, null, null]);
    first.stop();
    const { wire, session } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 3, { draft: [null, 'y', null, null, null, null] })));
    expect(session.getState().draft).toEqual(['x', null, null, null, null, null]);
    device.timers.advance(1);
    expect(wire.drafts.map(({ message }) => message.cells)).toEqual([['x', null, null, null, null, null]]);
  });

  it('comes from the server where nothing newer is here', () => {
    const { wire, session } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 3, { draft: [null, 'y', null, null, null, null] })));
    expect(session.getState()).toMatchObject({
      draftMark: 'saved',
      draft: [null, 'y', null, null, null, null],
    });
  });

  const refusedWith = (error: Refusal | Rejection) => {
    const opened = open();
    opened.wire.goUp();
    opened.wire.syncs[0]?.answer(ok(syncState('a', 0, 3)));
    opened.session.getState().saveDraft(DRAFT);
    device.timers.advance(200);
    opened.wire.drafts[0]?.answer(err(error));
    return opened;
  };

  it.each([
    { code: 'not-saved' },
    { code: 'too-fast' },
    { code: 'too-old' },
    { code: 'unauthenticated' },
    { code: 'match-stopped' },
    { code: 'id-reused' },
  ] as const)('that is refused ($code) stays unsaved, and is sent again', (error) => {
    const { wire, session } = refusedWith(error);
    expect(session.getState()).toMatchObject({ draftMark: 'unsaved', draft: DRAFT });
    expect(device.storage.recall(`draft.${MATCH}`)).toBe(JSON.stringify(DRAFT));
    device.timers.advance(4000);
    expect(wire.drafts.map(({ message }) => message.cells)).toEqual([DRAFT, DRAFT]);
  });

  it.each([
    { code: 'wrong-phase', phase: 'finished' },
    { code: 'no-seat' },
    { code: 'unknown-match' },
  ] as const)('that nobody wants any more ($code) is forgotten, and not called saved', (error) => {
    const { wire, session } = refusedWith(error);
    expect(session.getState().draftMark).toBe('moot');
    expect(device.storage.recall(`draft.${MATCH}`)).toBeNull();
    device.timers.advance(60_000);
    expect(wire.drafts).toHaveLength(1);
  });

  it('that could not be understood stays unsaved, and is not sent over and over', () => {
    const { wire, session } = refusedWith({ code: 'bad-shape', key: 'cells' });
    expect(session.getState().draftMark).toBe('unsaved');
    device.timers.advance(60_000);
    expect(wire.drafts).toHaveLength(1);
  });

  it('that another epoch saved is kept, and saved again (P20)', () => {
    const { wire, session } = open();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 3, { draft: DRAFT })));
    wire.goDown();
    wire.goUp();
    wire.syncs[1]?.answer(ok(syncState('a', 3, 3, { epoch: 'restored', draft: null })));
    expect(session.getState()).toMatchObject({ draftMark: 'unsaved', draft: DRAFT });
    device.timers.advance(200);
    expect(wire.drafts.map(({ message }) => message.cells)).toEqual([DRAFT]);
  });
});
