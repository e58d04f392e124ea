// Promises and intrigue cards in a sealed match: K, pauses, clocks, seals, the log and the file.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bySeat, type Seat, SEATS, type WindowTerms } from '../rules/index.ts';
import {
  arbSealedWindowGame,
  assertProperty,
  casesOf,
  logOf,
  open,
  placeRows,
  playSealed,
  promise,
  row,
  SealedTable,
  SIX,
  withBothN,
  without,
} from '../testing/index.ts';
import { intrigueCopy, pledge, type Held } from '../windows/index.ts';
import { PRINTED } from '../windows/printed.ts';
import {
  checkFile,
  dueFrom,
  evolveMatch,
  evolveMatchView,
  matchFileOf,
  matchViewOf,
  NEW_SEALED_MATCH,
  occasionText,
  rederive,
  type SealedMatch,
  visibleTo,
} from './index.ts';
import { parseMatchFile } from './schema.ts';

const NAMES = { a: 'Ра’Вирр', b: 'Idaren' };

/** The terms of a match in which the two hold these cards, and everybody knows how many. */
const termsOf = (hands: { readonly a?: readonly Held[]; readonly b?: readonly Held[] }): WindowTerms => ({
  traders: { a: 'anna', b: 'boris' },
  stake: 3,
  hands: { a: hands.a ?? [], b: hands.b ?? [] },
  holdings: bySeat((seat) => {
    const hand = hands[seat] ?? [];
    const pledges = hand.filter(({ kind }) => kind === 'promise').length;
    return { mayHold: pledges, pledges, intrigue: hand.length - pledges, surplus: false, fronts: [] };
  }),
});

const table = (hands: Parameters<typeof termsOf>[0], decks = { a: SIX, b: SIX }): SealedTable =>
  new SealedTable(decks, [], undefined, { terms: termsOf(hands), cards: PRINTED });

const play = (seat: Seat, card: string, asking: number | null = null) =>
  ({ type: 'play', seat, card, asking, on: [] }) as const;
const pass = (match: SealedTable, seat: Seat) =>
  ({ type: 'pass', seat, asking: match.state.rules.common.windows?.asking ?? 0 }) as const;

const due = ({ state }: SealedTable): readonly string[] => {
  const found = dueFrom(state);
  for (const viewer of [...SEATS, 'watcher'] as const)
    expect(dueFrom(matchViewOf(state, viewer))).toEqual(found);
  return found.map(({ seat, what }) => `${seat} ${what}`);
};

const FIRST_SAY = pledge('carol', 'first-say');
const VOICE = intrigueCopy('loud-voice', 1);
const LETTER = intrigueCopy('intercepted-letter', 1);

describe('the window `opened` (PROMISES 4)', () => {
  test('is closed until K of the seat is stored, whatever the other has done', () => {
    const match = table({ a: [FIRST_SAY] });
    expect(match.refusal(play('a', FIRST_SAY.key))).toBe('promise-first');
    match.when(promise(match, 'b'));
    expect(match.refusal(play('a', FIRST_SAY.key))).toBe('promise-first');
    expect(match.refusal(play('a', 'nothing#1'))).toBe('not-in-hand');
    match.when(promise(match, 'a')).when(play('a', FIRST_SAY.key));
    expect(match.names).toEqual(['CardPlayed', 'PlayWorked']);
  });

  test('is open for a seat that goes on without one (F4)', () => {
    const match = table({ a: [FIRST_SAY] }).when(without('a'));
    expect(match.refusalOf(play('a', FIRST_SAY.key))).toBeNull();
  });
});

describe('while a play waits for an answer (IN21)', () => {
  const opened = (): SealedTable => {
    const match = table({ a: [VOICE], b: [LETTER] });
    return match.when(promise(match, 'a'), promise(match, 'b')).when(play('a', VOICE.key));
  };

  test('n goes on, rows wait, and the answer is what is due', () => {
    const match = opened();
    expect(due(match)).toEqual(['a open', 'b open', 'b answer']);
    expect(match.refusal(row(match, 'a', 'front'))).toBe('play-open');
    match.when(open('a'), open('b'));
    expect(due(match)).toEqual(['b answer']);
    match.when(pass(match, 'b'));
    expect(match.names).toEqual(['SeatPassed', 'PlaySettled', 'PlayWorked']);
    expect(due(match)).toEqual(['a front', 'b front']);
  });

  test('the toss of rule 2.2 waits too, and is held when the play has ended', () => {
    const match = table({ a: [VOICE], b: [LETTER] }, { a: ['scamp'], b: ['guard'] });
    match.when(promise(match, 'a'), promise(match, 'b'), play('a', VOICE.key), open('a'), open('b'));
    expect(match.names).not.toContain('TossHeld');
    expect(match.when(pass(match, 'b')).names).toContain('TossHeld');
  });

  test('a pause stops plays, passes, and saying ahead for who is asked (PR20)', () => {
    const match = opened();
    match.when({ type: 'note', note: { act: 'paused', by: 'referee', reason: 'rain' } });
    expect(match.refusal(pass(match, 'b'))).toBe('match-paused');
    expect(match.refusal(play('b', LETTER.key, 1))).toBe('match-paused');
    expect(match.refusal({ type: 'ahead', seat: 'b', windows: ['answers'] })).toBe('match-paused');
    expect(match.refusal({ type: 'applyDefault', seat: 'b', by: 'clock', draft: null })).toBe('match-paused');
    expect(match.refusalOf({ type: 'ahead', seat: 'a', windows: ['answers'] })).toBeNull();
    expect(match.refusalOf({ type: 'concede', seat: 'b' })).toBeNull();
  });

  test('who is asked and called on to hurry has answered when they answer, also where they are asked again', () => {
    const letters = [LETTER, intrigueCopy('intercepted-letter', 2)];
    const match = table({ a: [VOICE, intrigueCopy('intercepted-letter', 3)], b: letters });
    match.when(promise(match, 'a'), promise(match, 'b'), play('a', VOICE.key));
    match.when({ type: 'note', note: { act: 'nudged', by: 'a', seat: 'b' } });
    expect(match.state.desk.hurried).toEqual(['b']);
    match.when(play('b', LETTER.key, 1));
    expect(match.state.desk.hurried).toEqual([]);
    match.when(play('a', 'intercepted-letter#3', 2));
    expect(due(match)).toContain('b answer');
    expect(match.state.desk.hurried).toEqual([]);
  });
});

describe('a stop', () => {
  const BLESSINGS = { a: [pledge('carol', 'blessing')], b: [pledge('dora', 'blessing')] };
  const atReveal = (hands = BLESSINGS): SealedTable => {
    const match = withBothN(table(hands));
    return placeRows(placeRows(match, 'a'), 'b');
  };

  test('is due from who is asked, and its toss is that of F5 for the occasion `window` (PR18)', () => {
    const match = atReveal();
    const tossed = match.last.find((event) => event.type === 'TossHeld');
    expect(tossed).toMatchObject({ occasion: { step: 'window' } });
    expect(occasionText({ step: 'window' })).toBe('window');
    const asked = tossed?.type === 'TossHeld' ? tossed.winner : 'a';
    expect(due(match)).toEqual([`${asked} stop`]);
  });

  test('opens no salts anew: they come with the reveal, before the stop', () => {
    const match = atReveal();
    const names = match.log.map(({ type }) => type);
    expect(names.indexOf('SaltsPublished')).toBeLessThan(names.length);
    expect(match.state.seals.salts?.length).toBe(4);
  });

  test('goes on by a clock with a pass ahead for all, by a referee with a pass alone (PR19)', () => {
    for (const by of ['clock', 'referee'] as const) {
      const match = atReveal();
      const [first] = dueFrom(match.state);
      if (first === undefined) throw new Error('somebody is asked');
      match.when({ type: 'applyDefault', seat: first.seat, by, draft: null });
      const ahead = match.state.rules.common.windows?.ahead[first.seat];
      expect(ahead).toEqual(by === 'clock' ? ['revealed', 'between', 'count', 'answers'] : []);
      expect(due(match)).toEqual([`${first.seat === 'a' ? 'b' : 'a'} stop`]);
    }
  });

  test('is before the count: a referee may award and void, a trader concede (PR19)', () => {
    const commands = [
      { type: 'concede', seat: 'a' },
      { type: 'award', winner: 'a', claim: true, reason: 'late' },
      { type: 'void', reason: 'late' },
    ] as const;
    for (const command of commands) expect(atReveal().refusalOf(command)).toBeNull();
  });
});

const games = casesOf(arbSealedWindowGame('any'), 60, 2);

test('the whole log follows from itself, and another card in a hand or on a cell is found', () => {
  let found = 0;
  for (const game of games.slice(0, 30)) {
    const steps = playSealed(game);
    const log = steps.map(({ events }) => events);
    const derived = rederive(game.catalogue, log, game.windows?.cards);
    expect(derived).toEqual({ ok: true, value: steps.at(-1)?.after });
    const forged = log.map((batch) =>
      batch.map((event) =>
        event.type === 'CardPlayed' ? { ...event, held: { ...event.held, key: 'forged#1' } } : event,
      ),
    );
    if (!log.flat().some(({ type }) => type === 'CardPlayed')) continue;
    expect(rederive(game.catalogue, forged, game.windows?.cards)).toMatchObject({ ok: false });
    found += 1;
  }
  expect(found).toBeGreaterThan(10);
});

test('a view looks the same, whether redacted first or evolved first', () => {
  assertProperty(
    fc.property(arbSealedWindowGame('any'), fc.constantFrom(...SEATS, 'watcher' as const), (game, viewer) => {
      let state: SealedMatch = NEW_SEALED_MATCH;
      let view = matchViewOf(state, viewer);
      for (const event of logOf(playSealed(game))) {
        state = evolveMatch(state, event);
        const [seen] = visibleTo([event], viewer);
        if (seen !== undefined) view = evolveMatchView(view, seen);
        expect(view).toEqual(matchViewOf(state, viewer));
      }
    }),
    40,
  );
});

test('the file agrees with itself: stops, plays and what a card did follow from what it holds', () => {
  const catalogue = PRINTED;
  let played = 0;
  for (const game of casesOf(arbSealedWindowGame('any'), 60, 2)) {
    // A file can define only printed cards, and the cards that these games make up are not.
    const hands = game.windows?.terms.hands ?? { a: [], b: [] };
    if ([...hands.a, ...hands.b].some(({ card }) => card.startsWith('own-'))) continue;
    const events = logOf(playSealed(game));
    for (const holder of ['watcher', 'a', 'referee'] as const) {
      const file = matchFileOf({
        names: NAMES,
        catalogue: game.catalogue,
        events,
        holder,
        windowCards: catalogue,
      });
      if (!file.ok) throw new Error('a finished match has a file');
      expect(checkFile(file.value).findings.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
      expect(parseMatchFile(JSON.parse(JSON.stringify(file.value)))).toEqual({ ok: true, value: file.value });
      const plays = file.value.events.findIndex((event) => event.type === 'PlayCast');
      if (plays < 0) continue;
      played += 1;
      const silent = { ...file.value, events: file.value.events.toSpliced(plays, 1) };
      expect(checkFile(silent).agrees).toBe(false);
    }
  }
  expect(played).toBeGreaterThan(5);
});

test('a match without windows has no key of them anywhere', () => {
  const match = placeRows(placeRows(withBothN(new SealedTable({ a: SIX, b: SIX })), 'a'), 'b');
  expect(JSON.stringify([match.log, match.state])).not.toContain('"windows"');
});
