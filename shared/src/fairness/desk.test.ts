// The desk: what referees, clocks and calls do to a match (EVENT, "How a match ends", "Who sees what"; R14).

import { describe, expect, test } from 'vitest';
import {
  card,
  cards,
  enemy,
  grant,
  half,
  onReveal,
  open,
  placeRows,
  promise,
  promised,
  row,
  SealedTable,
  SIX,
  withBothN,
  without,
} from '../testing/index.ts';
import type { Seat } from '../rules/index.ts';
import {
  checkFile,
  type DeskNote,
  evolveMatchAll,
  isHeldByRestore,
  type MatchCommand,
  matchFileOf,
  matchViewOf,
  NEW_SEALED_MATCH,
  visibleTo,
} from './index.ts';

const note = (said: DeskNote): MatchCommand => ({ type: 'note', note: said });
const PAUSE = note({ act: 'paused', by: 'referee', reason: 'rain' });
const RESTORED = note({ act: 'paused', by: 'restore', reason: '' });
const RESUME = note({ act: 'resumed', by: 'referee' });
const CALL_CLOSED = note({ act: 'callClosed', by: 'referee' });
const UNBOUND = note({ act: 'unbound', by: 'clock' });
const OPENED = note({ act: 'opened', by: 'organiser', reason: 'a quarrel' });
const call = (seat: Seat) => note({ act: 'called', seat });
const nudge = (by: Seat | 'referee', seat: Seat) => note({ act: 'nudged', by, seat });
const extend = (seat: Seat) => note({ act: 'extended', by: 'referee', seat, seconds: 60 });
const announce = (seat: Seat) => note({ act: 'defaultAnnounced', by: 'referee', seat, seconds: 15 });
const stop = (seat: Seat) => note({ act: 'defaultStopped', by: 'referee', seat });
const link = (seat: Seat) => note({ act: 'linkMade', by: 'organiser', seat });
const again = note({ act: 'settledAgain', by: 'referee', kind: 'awarded', winner: 'a', reason: 'an error' });
const byDefault = (seat: Seat, by: 'referee' | 'clock' = 'referee'): MatchCommand => ({
  type: 'applyDefault',
  seat,
  by,
  draft: null,
});
const CLOSE_CLAIM: MatchCommand = { type: 'closeClaim', by: 'referee', reason: 'gone home' };
const CONCEDE: MatchCommand = { type: 'concede', seat: 'b' };

const PICKERS = cards({
  picker: card('power', onReveal(1, { ...enemy('field'), pick: 'one' }, [grant('protection', 'wisdom')])),
});

const full = (): SealedTable => new SealedTable({ a: SIX, b: SIX });
const placing = (): SealedTable => withBothN(full());
/** A match in which two abilities of a ask for a target, one after the other. */
function choosing(): SealedTable {
  const a = ['picker', 'picker', 'wall', 'wall', 'wall', 'wall'];
  const match = withBothN(new SealedTable({ a, b: ['wall', 'wall'] }, [], PICKERS));
  return placeRows(match, 'a').when(half(match, 'b'));
}
function claiming(): SealedTable {
  const match = placeRows(withBothN(new SealedTable({ a: SIX, b: [] })), 'a');
  return match.when(half(match, 'b'));
}
const ended = (): SealedTable => placing().when(CONCEDE);

describe('a note', () => {
  test('is one public event, and stays among the notes of the desk in order', () => {
    const match = placing().when(call('a'), OPENED, CALL_CLOSED);
    expect(match.last).toEqual([
      { type: 'DeskNoted', to: 'everyone', note: { act: 'callClosed', by: 'referee' } },
    ]);
    expect(match.state.desk.notes.map(({ act }) => act)).toEqual(['called', 'opened', 'callClosed']);
  });

  test('is read alike by both players and by watchers', () => {
    const match = placing().when(PAUSE, call('b'));
    for (const viewer of ['a', 'b', 'watcher'] as const) {
      expect(matchViewOf(match.state, viewer).desk).toEqual(match.state.desk);
      expect(visibleTo(match.last, viewer)).toEqual(match.last);
    }
  });

  test('changes nothing of the match itself', () => {
    const { state } = placing();
    const noted = placing().when(nudge('referee', 'a'), extend('a'), link('a'), OPENED).state;
    expect({ ...noted, desk: state.desk }).toEqual(state);
  });

  test('a match without notes has an empty desk', () => {
    expect(placing().state.desk).toEqual(NEW_SEALED_MATCH.desk);
  });
});

describe('a pause', () => {
  test('lasts until it is ended', () => {
    const match = placing().when(PAUSE);
    expect(match.state.desk.paused).toBe(true);
    expect(match.refusal(PAUSE)).toBe('match-paused');
    expect(match.when(RESUME).state.desk.paused).toBe(false);
    expect(match.refusal(RESUME)).toBe('not-paused');
  });

  test('for what a restored server has forgotten is noted in a paused match too, and ends like every pause (P20)', () => {
    for (const match of [placing().when(RESTORED), placing().when(PAUSE, RESTORED)]) {
      expect([match.state.desk.paused, isHeldByRestore(match.state.desk)]).toEqual([true, true]);
      expect(match.refusal(row(match, 'a', 'front'))).toBe('match-paused');
      expect(match.refusal(PAUSE)).toBe('match-paused');
      const resumed = match.when(RESUME);
      expect([resumed.state.desk.paused, isHeldByRestore(resumed.state.desk)]).toEqual([false, false]);
      expect(isHeldByRestore(resumed.when(PAUSE).state.desk)).toBe(false);
    }
    expect(ended().refusal(RESTORED)).toBe('wrong-phase');
  });

  test('holds up every move of a player', () => {
    const match = placing().when(PAUSE);
    const moves: readonly MatchCommand[] = [
      row(match, 'a', 'front'),
      { type: 'chooseTarget', seat: 'a', choice: 1, copy: 'x' },
      { type: 'summon', seat: 'a', choice: 1, copy: 'x', cell: 0 },
      { type: 'declineSummon', seat: 'a', choice: 1 },
      { type: 'claim', seat: 'a', copy: 'x' },
      { type: 'waive', seat: 'a' },
    ];
    for (const move of moves) expect(match.refusal(move), move.type).toBe('match-paused');
    match.when(RESUME).when(row(match, 'a', 'front'));
  });

  test('holds up the choice of the price, whose time waits too', () => {
    const match = claiming().when(PAUSE);
    expect(match.refusal({ type: 'waive', seat: 'b' })).toBe('match-paused');
    expect(match.refusal(UNBOUND)).toBe('match-paused');
    expect(match.refusal(note({ act: 'unbound', by: 'referee' }))).toBe('accepted');
  });

  test('holds up nobody who concedes, no phone that promises or opens', () => {
    const match = full().when(PAUSE);
    match.when(promise(match, 'a'), promise(match, 'b'), open('a'), open('b'), CONCEDE);
    expect(match.state.rules.common.phase.at).toBe('finished');
  });

  test('holds up nothing that a referee does', () => {
    const acts: readonly MatchCommand[] = [
      byDefault('a'),
      { type: 'award', winner: 'a', claim: false, reason: 'x' },
      { type: 'void', reason: 'x' },
      nudge('referee', 'a'),
      extend('a'),
      link('a'),
      OPENED,
    ];
    const match = placing().when(PAUSE);
    for (const act of acts) expect(match.refusal(act), act.type).toBe('accepted');
    expect(full().when(PAUSE).refusal(without('a'))).toBe('accepted');
    expect(claiming().when(PAUSE).refusal(CLOSE_CLAIM)).toBe('accepted');
  });

  test('holds up clocks', () => {
    expect(placing().when(PAUSE).refusal(byDefault('a', 'clock'))).toBe('match-paused');
    const silent: MatchCommand = { type: 'goOnWithout', seat: 'a', by: 'clock' };
    expect(full().when(PAUSE).refusal(silent)).toBe('match-paused');
  });

  test('holds up the reveal, which comes as soon as it ends', () => {
    const match = placeRows(placeRows(promised(full()).when(open('a')), 'a'), 'b').when(PAUSE, open('b'));
    expect(match.state.rules.common.revealed).toBe(false);
    expect(match.state.seals.nonces).not.toBeNull();
    match.when(RESUME);
    expect(match.state.rules.common.revealed).toBe(true);
    expect(match.names.slice(0, 2)).toEqual(['DeskNoted', 'CardsRevealed']);
  });

  test('ends with the match', () => {
    expect(placing().when(PAUSE, CONCEDE).state.desk.paused).toBe(false);
  });
});

describe('a call to a referee', () => {
  test('is open until a referee closes it, and one of each seat at most', () => {
    const match = placing();
    expect(match.refusal(CALL_CLOSED)).toBe('no-call');
    match.when(call('b'));
    expect(match.refusal(call('b'))).toBe('call-open');
    expect(match.when(call('a')).state.desk.calls).toEqual(['b', 'a']);
    expect(match.when(CALL_CLOSED).state.desk.calls).toEqual([]);
  });

  test('may be closed after the end', () => {
    expect(placing().when(call('a'), CONCEDE, CALL_CLOSED).state.desk.calls).toEqual([]);
  });
});

describe('somebody slow', () => {
  test('is hurried by a nudge until they have done what was awaited, whatever the other does', () => {
    const match = placing().when(nudge('b', 'a'));
    expect(match.state.desk.hurried).toEqual(['a']);
    expect(match.when(row(match, 'b', 'front')).state.desk.hurried).toEqual(['a']);
    expect(match.when(row(match, 'a', 'front')).state.desk.hurried).toEqual([]);
  });

  test('may be nudged by the other or by a referee, while something is due from them', () => {
    const match = placing();
    expect(match.refusal(nudge('a', 'b'))).toBe('accepted');
    expect(match.refusal(nudge('referee', 'b'))).toBe('accepted');
    expect(match.refusal(nudge('b', 'b'))).toBe('own-seat');
    expect(placeRows(match, 'b').refusal(nudge('a', 'b'))).toBe('nothing-due');
  });

  test('is given more time only while something is due from them', () => {
    expect(placing().refusal(extend('a'))).toBe('accepted');
    expect(claiming().refusal(extend('b'))).toBe('accepted');
    expect(claiming().refusal(extend('a'))).toBe('nothing-due');
  });
});

describe('a default', () => {
  test('is announced for one seat, from which something is due', () => {
    const match = placing().when(announce('a'));
    expect(match.state.desk.announced).toEqual({ seat: 'a' });
    expect(match.refusal(announce('b'))).toBe('already-announced');
    expect(placeRows(placing(), 'a').refusal(announce('a'))).toBe('nothing-due');
    expect(full().refusal(announce('a'))).toBe('accepted');
  });

  test('is not announced for a claim, which has none', () => {
    expect(claiming().refusal(announce('b'))).toBe('nothing-due');
  });

  test('may be stopped', () => {
    const match = placing().when(announce('a'));
    expect(match.refusal(stop('b'))).toBe('nothing-announced');
    expect(match.when(stop('a')).state.desk.announced).toBeNull();
    expect(match.refusal(stop('a'))).toBe('nothing-announced');
  });

  test("is no longer announced after the owner's own choice", () => {
    const match = placing().when(announce('a'));
    expect(match.when(row(match, 'b', 'front')).state.desk.announced).toEqual({ seat: 'a' });
    expect(match.when(row(match, 'a', 'front')).state.desk.announced).toBeNull();
  });

  test('is no longer announced once the silent phone has promised', () => {
    const match = full().when(announce('a'));
    expect(match.when(promise(match, 'b')).state.desk.announced).toEqual({ seat: 'a' });
    expect(match.when(promise(match, 'a')).state.desk.announced).toBeNull();
  });

  test('stays announced when a phone that has promised promises anew', () => {
    const match = full();
    match.when(promise(match, 'a'), announce('a'), promise(match, 'a'));
    expect(match.state.desk.announced).toEqual({ seat: 'a' });
  });

  test('is no longer announced when it is applied', () => {
    expect(placing().when(announce('a'), byDefault('a')).state.desk.announced).toBeNull();
    expect(full().when(announce('a'), without('a')).state.desk.announced).toBeNull();
  });

  test('is no longer announced when one choice of the owner leads to the next', () => {
    const match = choosing();
    const { phase } = match.state.rules.common;
    if (phase.at !== 'choosing' || phase.choice.kind !== 'target') throw new Error(phase.at);
    const [copy = ''] = phase.choice.options;
    match.when(announce('a'), { type: 'chooseTarget', seat: 'a', choice: phase.choice.id, copy });
    expect(match.state.rules.common.phase).toMatchObject({ at: 'choosing', choice: { seat: 'a' } });
    expect(match.state.desk.announced).toBeNull();
  });

  test('is no longer announced in a pause, in which its owner could not act, nor after the end', () => {
    const match = placing().when(announce('a'), PAUSE);
    expect(match.state.desk.announced).toBeNull();
    expect(match.refusal(announce('a'))).toBe('match-paused');
    expect(placing().when(announce('a'), CONCEDE).state.desk.announced).toBeNull();
  });
});

describe('R14 the claim time', () => {
  test('the match no longer binds its players once it is over, and the claim stays open', () => {
    const match = claiming().when(UNBOUND);
    expect(match.state.desk.unbound).toBe(true);
    expect(match.refusal(UNBOUND)).toBe('already-unbound');
    expect(match.refusal(extend('b'))).toBe('already-unbound');
    expect(match.refusal({ type: 'waive', seat: 'b' })).toBe('accepted');
    expect(match.when(CLOSE_CLAIM).state.desk.unbound).toBe(true);
  });

  test('is over only while a claim is open', () => {
    expect(placing().refusal(UNBOUND)).toBe('wrong-phase');
    expect(ended().refusal(UNBOUND)).toBe('wrong-phase');
  });

  test('a referee closes the claim: no card is taken, and the seed is published', () => {
    const match = claiming().when(CLOSE_CLAIM);
    expect(match.names).toEqual(['ClaimClosed', 'SeedPublished']);
    expect(match.state.rules.common.phase).toMatchObject({ at: 'finished', price: { kind: 'closed' } });
  });
});

describe('a second settlement', () => {
  test('comes after the count or the end', () => {
    expect(placing().refusal(again)).toBe('wrong-phase');
    expect(claiming().refusal(again)).toBe('accepted');
    expect(ended().refusal(again)).toBe('accepted');
  });

  test('leaves the first as it was', () => {
    const { phase } = ended().state.rules.common;
    expect(ended().when(again).state.rules.common.phase).toEqual(phase);
  });
});

test('after the end only an opened act, a link, a closed call and a second settlement are noted', () => {
  const match = placing().when(call('a'), CONCEDE);
  for (const act of [OPENED, link('a'), CALL_CLOSED, again]) expect(match.refusal(act)).toBe('accepted');
  for (const act of [PAUSE, RESUME, extend('a'), nudge('a', 'b'), call('b'), announce('a'), stop('a')])
    expect(match.refusal(act)).toBe('wrong-phase');
});

test('F7 the seed is published once, whatever is noted after the end', () => {
  const match = ended().when(OPENED, again);
  expect(match.log.filter(({ type }) => type === 'SeedPublished')).toHaveLength(1);
});

describe('F10 the file', () => {
  const match = placing().when(PAUSE, RESUME, announce('a'));
  placeRows(placeRows(match, 'a'), 'b').when(again);
  const file = matchFileOf({
    names: { a: 'a', b: 'b' },
    catalogue: match.catalogue,
    events: match.log,
    holder: 'watcher',
  });
  if (!file.ok) throw new Error(file.error.code);
  const { events } = file.value;

  test('holds the notes and agrees with itself', () => {
    expect(events.filter(({ type }) => type === 'DeskNoted')).toHaveLength(4);
    expect(checkFile(file.value).agrees).toBe(true);
  });

  test('from which the end of a pause is left out does not agree with itself', () => {
    const without = events.filter((event) => event.type !== 'DeskNoted' || event.note.act !== 'resumed');
    expect(checkFile({ ...file.value, events: without }).agrees).toBe(false);
  });

  test('in which a referee stops what was never announced does not agree with itself', () => {
    const said = { act: 'defaultStopped', by: 'referee', seat: 'b' } as const;
    const at = events.findIndex(({ type }) => type === 'DeskNoted');
    const forged = events.toSpliced(at, 0, { type: 'DeskNoted', to: 'everyone', note: said });
    expect(checkFile({ ...file.value, events: forged }).agrees).toBe(false);
  });

  test('the log played again leads to the same desk', () => {
    expect(evolveMatchAll(NEW_SEALED_MATCH, match.log)).toEqual(match.state);
  });
});
