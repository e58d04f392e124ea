// F10: what the file holds, and for whom; what it proves, and what only the server's word says.

import { describe, expect, test } from 'vitest';
import { cards, copiesFor, countedEntropy, creature, summoning } from '../testing/index.ts';
import { type Laying, type Seat, SEATS } from '../rules/index.ts';
import {
  checkFile,
  decideMatch,
  type FileHolder,
  type Finding,
  type MatchCommand,
  type MatchEvent,
  type MatchFile,
  matchFileOf,
  openSealedMatch,
  promiseOf,
  type PublicMatchEvent,
} from './index.ts';
import { parseMatchFile } from './schema.ts';

const CATALOGUE = cards({
  plain: 'strength > wealth',
  caller: { ...creature('strength > wealth', summoning(3)), traits: [] },
  weak: '> cunning',
  beast: creature('power > wisdom'),
  secret: creature('wisdom > power'),
});
const NAMES = { a: 'Ра’Вирр', b: 'Idaren' };
const N = { a: '0a'.repeat(32), b: '0b'.repeat(32) };
/** Its `weak` falls in the first round, which frees a cell for the creature that its `caller` brings. */
const CALLERS = ['weak', 'caller', 'plain', 'plain', 'plain', 'plain', 'beast', 'secret'];
const PLAIN = ['plain', 'plain', 'plain', 'plain', 'plain', 'plain', 'secret'];

/** Plays a match in which seat a summons what `answer` says, and everything else is declined. */
class Story {
  readonly log: MatchEvent[] = [];
  readonly #entropy = countedEntropy('story');
  readonly #decide = decideMatch(CATALOGUE);
  #state;

  constructor(decks: Readonly<Record<Seat, readonly string[]>>, bots: readonly Seat[] = []) {
    const copies = { a: copiesFor('a', decks.a), b: copiesFor('b', decks.b) };
    const opened = openSealedMatch({ match: 'm', decks: copies, bots, friendly: false }, this.#entropy);
    this.#state = opened.state;
    this.log.push(...opened.events);
  }

  do(command: MatchCommand): this {
    const decided = this.#decide(this.#state, command, this.#entropy);
    if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
    this.#state = decided.value.state;
    this.log.push(...decided.value.events);
    return this;
  }

  promise(...seats: readonly Seat[]): this {
    for (const seat of seats.length === 0 ? SEATS : seats)
      this.do({
        type: 'promise',
        seat,
        promise: promiseOf('m', seat, this.#state.seals.commitment, N[seat]),
      });
    return this;
  }

  open(...seats: readonly Seat[]): this {
    for (const seat of seats.length === 0 ? SEATS : seats) this.do({ type: 'open', seat, nonce: N[seat] });
    return this;
  }

  /** Lays the first cards of a deck, row by row. */
  lay(seat: Seat): this {
    for (const row of ['front', 'back'] as const) {
      const cells = this.#state.rules.secret[seat].deck.slice(0, 3).map(({ copy }) => copy);
      const laying: Laying = { row, cells };
      this.do({ type: 'place', seat, laying });
    }
    return this;
  }

  /** Answers summons with a creature of this name if it fits, or else declines; then waives. */
  finish(name: string | null): this {
    for (
      let { phase } = this.#state.rules.common;
      phase.at !== 'finished';
      { phase } = this.#state.rules.common
    ) {
      if (phase.at === 'claiming') this.do({ type: 'waive', seat: phase.claimant });
      if (phase.at === 'choosing') this.#answer(phase.choice.seat, phase.choice.id, name);
    }
    return this;
  }

  #answer(seat: Seat, choice: number, name: string | null): void {
    const { phase } = this.#state.rules.common;
    const { deck, offered } = this.#state.rules.secret[seat];
    const copy = deck.find((card) => card.card === name && offered.includes(card.copy))?.copy;
    const cell =
      phase.at === 'choosing' && phase.choice.kind === 'summon' ? phase.choice.cells[0] : undefined;
    this.do(
      copy === undefined || cell === undefined
        ? { type: 'declineSummon', seat, choice }
        : { type: 'summon', seat, choice, copy, cell },
    );
  }

  file(holder: FileHolder): MatchFile {
    const file = matchFileOf({ names: NAMES, catalogue: CATALOGUE, events: this.log, holder });
    if (!file.ok) throw new Error(file.error.code);
    return file.value;
  }
}

const played = (answer: string | null, decks = { a: CALLERS, b: PLAIN }): Story =>
  new Story(decks).promise().open().lay('a').lay('b').finish(answer);

const typesAt = (file: MatchFile): readonly (string | undefined)[] =>
  file.byServer.map((index) => file.events[index]?.type);
const wrong = (file: MatchFile): readonly Finding[] =>
  checkFile(file).findings.filter(({ verdict }) => verdict === 'wrong');

describe('F10 what the file holds', () => {
  test('a match that has not ended has no file', () => {
    const running = new Story({ a: CALLERS, b: PLAIN }).promise();
    const file = matchFileOf({ names: NAMES, catalogue: CATALOGUE, events: running.log, holder: 'watcher' });
    expect(file).toEqual({ ok: false, error: { code: 'not-finished' } });
  });

  test('the cards that both players saw, revealed and summoned, and no other', () => {
    expect(
      played('beast')
        .file('watcher')
        .cards.map(({ id }) => id),
    ).toEqual(['beast', 'caller', 'plain', 'weak']);
    expect(
      played(null)
        .file('watcher')
        .cards.map(({ id }) => id),
    ).toEqual(['caller', 'plain', 'weak']);
  });

  test('a definition too many, or one too few, is found', () => {
    const file = played('beast').file('watcher');
    const wall = CATALOGUE.get('wall');
    if (wall === undefined) throw new Error('there is a wall');
    expect(wrong({ ...file, cards: [...file.cards, wall] })).toEqual([{ step: 'cards', verdict: 'wrong' }]);
    expect(wrong({ ...file, cards: file.cards.slice(1) })).toContainEqual({
      step: 'cards',
      verdict: 'wrong',
    });
  });

  test('the public events and no others', () => {
    const story = played('beast');
    expect(story.file('watcher').events).toEqual(story.log.filter(({ to }) => to === 'everyone'));
  });

  test('never a deck: nothing of the cards that neither lay on the field nor came there', () => {
    const story = played('beast');
    const written = JSON.stringify(story.file('watcher'));
    expect(written).not.toContain('"secret"');
    for (const copy of [...copiesFor('a', CALLERS), ...copiesFor('b', PLAIN)].filter(
      ({ card }) => card === 'secret',
    ))
      expect(written).not.toContain(`"${copy.copy}"`);
    expect(story.file('watcher').decks).toEqual([]);
  });

  test("a player's own file also holds their own deck with its salt, and not the other's", () => {
    const file = played('beast').file('a');
    expect(file.decks.map(({ seat }) => seat)).toEqual(['a']);
    expect(file.decks[0]?.cards.map(({ card }) => card).toSorted()).toEqual(CALLERS.toSorted());
    expect(checkFile(file).findings).toContainEqual({ step: 'deck', seat: 'a', verdict: 'ok' });
    const others = copiesFor('b', PLAIN).find(({ card }) => card === 'secret')?.copy;
    expect(JSON.stringify(file)).not.toContain(`"${others}"`);
  });

  test("a referee's holds both", () => {
    const file = played('beast').file('referee');
    expect(file.decks.map(({ seat }) => seat)).toEqual(['a', 'b']);
    expect(checkFile(file).findings).toContainEqual({ step: 'deck', seat: 'b', verdict: 'ok' });
  });

  test('a match that ended before the reveal opens no row, has nothing re-derived, and says so (R15)', () => {
    const story = new Story({ a: CALLERS, b: PLAIN })
      .promise()
      .open()
      .lay('a')
      .do({ type: 'concede', seat: 'b' });
    const file = story.file('b');
    const laid = copiesFor('a', CALLERS).map(({ copy }) => `"${copy}"`);
    for (const copy of laid) expect(JSON.stringify(file)).not.toContain(copy);
    const report = checkFile(file);
    expect(report.agrees).toBe(true);
    expect(report.findings).toContainEqual({ step: 'events', derived: 0, verdict: 'not-derived' });
    expect(report.findings).toContainEqual({ step: 'row', seat: 'a', row: 'front', verdict: 'never-opened' });
    expect(wrong({ ...file, match: 'n' })).toEqual([{ step: 'match', verdict: 'wrong' }]);
  });

  test('who went on without an n is named: the tosses rest on the server and the other (F4)', () => {
    const story = new Story({ a: CALLERS, b: PLAIN }).promise().do({ type: 'open', seat: 'b', nonce: N.b });
    const file = story
      .do({ type: 'goOnWithout', seat: 'a', by: 'referee' })
      .lay('a')
      .lay('b')
      .finish(null)
      .file('watcher');
    expect(file.tossesRestOn).toEqual(['server', 'b']);
    expect(checkFile(file).findings).toContainEqual({
      step: 'trust',
      restsOn: ['server', 'b'],
      verdict: 'ok',
    });
    expect(checkFile(file).findings).toContainEqual({
      step: 'promise',
      seat: 'a',
      n: 'empty',
      verdict: 'ok',
    });
  });

  test('where both opened, the server and one player together could choose nothing (F9)', () => {
    expect(played(null).file('watcher').tossesRestOn).toEqual(['server', 'a', 'b']);
  });

  test("a bot's n is the server's: the tosses rest on the server and the other (F4)", () => {
    const story = new Story({ a: CALLERS, b: PLAIN }, ['a']);
    const file = story.promise('b').open('b').lay('a').lay('b').finish(null).file('watcher');
    expect(file.tossesRestOn).toEqual(['server', 'b']);
    expect(checkFile(file).findings).toContainEqual({
      step: 'promise',
      seat: 'a',
      n: 'server',
      verdict: 'ok',
    });
  });
});

describe('F10 what depends on a deck', () => {
  test('a summon that was declined was due by the word of the server', () => {
    expect(typesAt(played(null).file('watcher'))).toEqual(['ChoiceDue', 'ChoiceDue']);
  });

  test('that a creature lay in the deck is the word of the server', () => {
    const file = played('beast').file('b');
    expect(typesAt(file)).toContain('CreatureSummoned');
    expect(wrong(file)).toEqual([]);
  });

  test('a summon passed over for want of a creature is the word of the server', () => {
    const barren = { a: [...CALLERS.slice(0, 6), 'plain', 'plain'], b: PLAIN };
    const file = played(null, barren).file('watcher');
    expect(typesAt(file)).toEqual(['SummonPassed', 'SummonPassed']);
    expect(checkFile(file).agrees).toBe(true);
  });

  test('the owner of the deck, and a referee, need nobody’s word', () => {
    for (const answer of ['beast', null])
      for (const holder of ['a', 'referee'] as const)
        expect(played(answer).file(holder).byServer).toEqual([]);
  });

  test('R7: a toss between two summons is the word of the server as far as it was due, and drawn again all the same', () => {
    const file = played(null, { a: CALLERS, b: CALLERS }).file('watcher');
    expect(typesAt(file)).toContain('TossHeld');
    expect(checkFile(file).findings).toContainEqual(
      expect.objectContaining({ step: 'toss', occasion: { step: 'summon-1', initiative: 3 }, verdict: 'ok' }),
    );
  });

  test('a summon passed over for want of a creature, while one that fits came later, is a contradiction', () => {
    const file = played('beast').file('watcher');
    const due = file.events.findIndex((event) => event.type === 'ChoiceDue');
    const event = file.events[due];
    if (event?.type !== 'ChoiceDue') throw new Error('a summon is due');
    const passed: PublicMatchEvent = {
      type: 'SummonPassed',
      to: 'everyone',
      by: event.choice.by,
      why: { reason: 'owner-knows' },
    };
    expect(wrong({ ...file, events: file.events.with(due, passed) })).toContainEqual(
      expect.objectContaining({ step: 'event', index: due, expected: event }),
    );
  });

  test('R7: that no toss was due, while summons of both sides came up later, is a contradiction', () => {
    const file = played(null, { a: CALLERS, b: CALLERS }).file('watcher');
    const at = file.events.findIndex((event) => event.type === 'TossHeld');
    const held = file.events[at];
    if (held?.type !== 'TossHeld') throw new Error('a toss was held');
    const settled: PublicMatchEvent = {
      type: 'InitiativeSettled',
      to: 'everyone',
      initiative: 3,
      first: held.winner,
    };
    expect(wrong({ ...file, events: file.events.with(at, settled) })).toContainEqual(
      expect.objectContaining({ step: 'event', index: at, expected: held }),
    );
  });

  test('a short trader has nothing left to summon: no word of the server helps', () => {
    const story = new Story({ a: PLAIN, b: ['caller', 'weak'] }).promise().open().lay('a');
    const [caller, weak] = copiesFor('b', ['caller', 'weak']);
    const cells = [weak?.copy ?? null, caller?.copy ?? null, null, null, null, null];
    const file = story
      .do({ type: 'place', seat: 'b', laying: { row: 'half', cells } })
      .finish(null)
      .file('watcher');
    expect(file.byServer).toEqual([]);
    const at = file.events.findIndex(
      (event) => event.type === 'SummonPassed' && event.why.reason === 'owner-knows',
    );
    const event = file.events[at];
    if (event?.type !== 'SummonPassed') throw new Error('a summon is passed over');
    const choice = { kind: 'summon', id: 1, seat: 'b', by: event.by, cells: [2, 3, 4, 5] } as const;
    const forged = file.events.toSpliced(
      at,
      1,
      { type: 'ChoiceDue', to: 'everyone', choice },
      { type: 'SummonDeclined', to: 'everyone', by: event.by },
    );
    expect(wrong({ ...file, events: forged })).toContainEqual(
      expect.objectContaining({ step: 'event', index: at, expected: event }),
    );
  });
});

describe('the door for files', () => {
  const file = played('beast').file('a');
  const refusal = (value: unknown): string => {
    const parsed = parseMatchFile(value);
    return parsed.ok ? 'accepted' : parsed.error.key;
  };

  test('takes what was written', () => {
    expect(parseMatchFile(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, value: file });
  });

  test.each([
    ['null', null, ''],
    ['a text', 'file', ''],
    ['an empty object', {}, 'format'],
    ['another format', { ...file, format: 'dunmer-trade-match/2' }, 'format'],
    ['an unknown key', { ...file, more: 1 }, ''],
    ['an unknown event', { ...file, events: [{ type: 'RowPeeked', to: 'everyone' }] }, 'events[0].type'],
    [
      'an event to a seat',
      { ...file, events: [{ type: 'PromiseGiven', to: 'a', seat: 'a' }] },
      'events[0].to',
    ],
    [
      'an event with a key too many',
      { ...file, events: [{ type: 'PriceWaived', to: 'everyone', seat: 'a', x: 1 }] },
      'events[0]',
    ],
    [
      'a seed in capitals',
      { ...file, events: [{ type: 'SeedPublished', to: 'everyone', seed: 'AB'.repeat(32) }] },
      'events[0].seed',
    ],
    ['a card that is none', { ...file, cards: [{ id: 'x' }] }, 'cards[0]'],
    ['too many events', { ...file, events: Array.from({ length: 1001 }, () => file.events[0]) }, 'events'],
    ['a place that is none', { ...file, byServer: [-1] }, 'byServer[0]'],
  ])('rejects %s, naming the key', (_, value, key) => {
    expect(refusal(value)).toBe(key);
  });

  test('a file of any form that the door lets through is checked without a throw', () => {
    const empty: MatchFile = { ...file, cards: [], events: [], byServer: [], decks: [], tossesRestOn: null };
    expect(checkFile(empty).agrees).toBe(false);
    const reversed = { ...file, events: file.events.toReversed() };
    expect(checkFile(reversed).agrees).toBe(false);
    const undefinedCards = { ...file, cards: [] };
    expect(checkFile(undefinedCards).agrees).toBe(false);
  });
});
