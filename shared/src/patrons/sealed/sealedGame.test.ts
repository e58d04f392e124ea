// F1–F7 at the patrons' table, and the order of PT8 with its seals, each sentence in its own words.

import { describe, expect, test } from 'vitest';
import { promiseOf, seedCommitment, tossesRestOn, visibleTo } from '../../fairness/index.ts';
import type { Seat } from '../../rules/index.ts';
import { type AnyGameCommand, countedEntropy, N, SealedGameTable } from '../../testing/index.ts';
import { courtOf, firstOf, NEW_SEALED_GAME, patronCommitment, PATRONS, shuffled } from '../index.ts';

const choose = (seat: Seat, patron = 'salt-lady'): AnyGameCommand => ({ type: 'choosePatron', seat, patron });
const keep = (seat: Seat): AnyGameCommand => ({ type: 'exchange', seat, copies: [] });
const byDefault = (seat: Seat): AnyGameCommand => ({ type: 'applyDefault', seat, by: 'clock' });
const without = (seat: Seat): AnyGameCommand => ({ type: 'goOnWithout', seat, by: 'referee' });
const open = (seat: Seat): AnyGameCommand => ({ type: 'open', seat, nonce: N[seat] });
const CONCEDE: AnyGameCommand = { type: 'concede', seat: 'a' };
const VOID: AnyGameCommand = { type: 'void', reason: 'rain' };
const PAUSE: AnyGameCommand = { type: 'note', note: { act: 'paused', by: 'referee', reason: 'rain' } };
const RESUME: AnyGameCommand = { type: 'note', note: { act: 'resumed', by: 'referee' } };

const table = (): SealedGameTable => new SealedGameTable();
const has = (game: SealedGameTable, type: string): boolean => game.log.some((event) => event.type === type);

/** Returns the facts from which a game's toss and piles follow, with the n that it has published. */
const drawsOf = ({ state: { vault, seals } }: SealedGameTable) => ({
  match: 'm',
  seed: vault.seed,
  nonces: seals.nonces ?? { a: '', b: '' },
});

describe('F1 seed', () => {
  test('opening the game draws the seed, keeps it in the vault and publishes C; no deck is sealed', () => {
    const game = table();
    const { vault, seals } = game.state;
    expect(vault.seed).toBe(countedEntropy('test').draw());
    expect(seals.commitment).toBe(seedCommitment('m', vault.seed));
    expect(game.names).toEqual(['SeedDrawn to server', 'GameSealed']);
    expect(seals).not.toHaveProperty('decks');
    expect(game.drawn).toBe(1);
  });
});

describe('F2 promise', () => {
  test('PT8 a seat chooses no patron before its K is stored, by itself or by default', () => {
    const game = table();
    for (const command of [choose('a'), byDefault('a')]) expect(game.refusal(command)).toBe('promise-first');
    game.when(game.promise('b'));
    expect(game.refusal(choose('a'))).toBe('promise-first');
    game.when(game.promise('a'));
    for (const command of [choose('a'), byDefault('a')]) expect(game.refusal(command)).toBe('accepted');
  });

  test('the two K are published together, and promises are closed then', () => {
    const game = table();
    expect(game.when(game.promise('a')).names).toEqual(['PromiseStored to server', 'PromiseGiven']);
    expect(game.when(game.promise('b')).names.at(-1)).toBe('PromisesPublished');
    expect(game.state.seals.promises).toEqual({
      a: promiseOf('m', 'a', game.state.seals.commitment, N.a),
      b: promiseOf('m', 'b', game.state.seals.commitment, N.b),
    });
    expect(game.refusal(game.promise('a'))).toBe('promise-closed');
  });
});

describe('PT8 step 1, F6: patrons', () => {
  test('each is sealed under a fresh salt, which stays in the vault until both have chosen', () => {
    const game = table().withBothN();
    expect(game.when(choose('a')).names).toEqual([
      'PatronChosen to a',
      'PatronSalted to server',
      'PatronSealed',
    ]);
    const { salts } = game.state.rules.vault;
    expect(game.state.seals.rows).toEqual([
      { seat: 'a', row: 'patron', commitment: patronCommitment('m', 'a', salts.a ?? '', 'salt-lady') },
    ]);
    for (const viewer of ['b', 'watcher'] as const) {
      const told = JSON.stringify([visibleTo(game.log, viewer), PATRONS.viewOf(game.state, viewer)]);
      expect(told).not.toContain(salts.a);
      expect(told).not.toContain('salt-lady');
    }
    expect(PATRONS.viewOf(game.state, 'a')).toMatchObject({ own: { patron: 'salt-lady' } });
  });

  test('when both have chosen both are opened with their salts; both may choose the same', () => {
    const game = table().promised().when(choose('b'), choose('a'));
    const { salts } = game.state.rules.vault;
    expect(game.last.at(-1)).toEqual({
      type: 'PatronsOpened',
      to: 'everyone',
      patrons: {
        a: { copy: 'a:salt-lady#1', card: 'salt-lady' },
        b: { copy: 'b:salt-lady#1', card: 'salt-lady' },
      },
      salts,
    });
    expect(game.state.seals).toMatchObject({
      patrons: { a: 'salt-lady', b: 'salt-lady' },
      salts: [
        { seat: 'b', row: 'patron', salt: salts.b },
        { seat: 'a', row: 'patron', salt: salts.a },
      ],
    });
    expect(salts.a).not.toBe(salts.b);
  });
});

describe('PT8 step 3, F3: the toss and all after it wait for both n', () => {
  test('chosen before both n are there, they begin with the last n', () => {
    const game = table().promised().chosen();
    expect(has(game, 'FirstTossed')).toBe(false);
    expect(PATRONS.dueFrom(game.state)).toEqual([
      { seat: 'a', what: 'open' },
      { seat: 'b', what: 'open' },
    ]);
    game.when(open('b'));
    expect(has(game, 'FirstTossed')).toBe(false);
    expect(game.when(open('a')).names.slice(0, 4)).toEqual([
      'NonceStored to server',
      'NonceGiven',
      'NoncesPublished',
      'FirstTossed',
    ]);
  });

  test('step 2: each patron enters the zone under its own seat’s control, open and unhurt', () => {
    const game = table().promised().chosen();
    expect(game.state.seals.patrons).toEqual({ a: 'salt-lady', b: 'shadow-master' });
    expect(game.state.rules.common.zone).toMatchObject([
      { copy: 'a:salt-lady#1', control: 'a', closed: false, wounds: 0 },
      { copy: 'b:shadow-master#1', control: 'b', closed: false, wounds: 0 },
    ]);
  });

  test('where both n are there, they begin with the last patron', () => {
    const game = table().withBothN().when(choose('b'));
    expect(has(game, 'FirstTossed')).toBe(false);
    expect(has(game.when(choose('a')), 'FirstTossed')).toBe(true);
  });

  test('F4 a silent seat goes on with an empty n, which draws rest on, and the table says so', () => {
    const game = table();
    game.when(without('a'), game.promise('b'), choose('a'), choose('b'), open('b'));
    expect(game.state.seals.nonces).toEqual({ a: '', b: N.b });
    expect(has(game, 'FirstTossed')).toBe(true);
    expect(tossesRestOn(game.state.seals)).toEqual(['server', 'b']);
  });

  test('F4 a bot’s n is the server’s, drawn at the opening', () => {
    const game = new SealedGameTable(['b']);
    expect(game.drawn).toBe(2);
    expect(game.state.seals.promised).toEqual({ a: false, b: true });
    game.when(game.promise('a'), choose('a'), choose('b'), open('a'));
    expect(tossesRestOn(game.state.seals)).toEqual(['server', 'a']);
  });
});

describe('PT8: what is drawn follows from the seed and both n', () => {
  test('step 3, F5: who begins is the toss for the occasion `first`', () => {
    const winners = Array.from({ length: 12 }, (_, i) => {
      const game = new SealedGameTable([], `label ${i}`).withBothN().chosen();
      const tossed = game.log.find((event) => event.type === 'FirstTossed');
      const winner = tossed?.type === 'FirstTossed' ? tossed.winner : null;
      expect(winner).toBe(firstOf(drawsOf(game)));
      return winner;
    });
    expect(new Set(winners).size).toBe(2);
  });

  test('steps 4 and 5: each court is shuffled, the first draws 4 from the top, the other 5', () => {
    const game = table().withBothN().chosen();
    const first = firstOf(drawsOf(game));
    for (const seat of ['a', 'b'] as const) {
      const patron = seat === 'a' ? 'salt-lady' : 'shadow-master';
      const pile = shuffled(drawsOf(game), seat, 1, courtOf(game.terms, seat, patron));
      const size = seat === first ? 4 : 5;
      expect(game.state.rules.secret[seat].hand).toEqual(pile.slice(0, size));
      expect(game.state.rules.vault.piles[seat]).toEqual(pile.slice(size));
    }
  });

  test('step 6: what is exchanged goes under the pile in code-unit order, and the whole is shuffled with nth 2', () => {
    const game = table().withBothN().chosen();
    const { hand } = game.state.rules.secret.a;
    const pile = game.state.rules.vault.piles.a;
    const named = [hand[2], hand[0]].flatMap((card) => card ?? []);
    game.when({ type: 'exchange', seat: 'a', copies: named.map(({ copy }) => copy) });
    const under = named.toSorted((x, y) => (x.copy < y.copy ? -1 : 1));
    expect(game.state.rules.vault.piles.a).toEqual(
      shuffled(drawsOf(game), 'a', 2, [...pile.slice(2), ...under]),
    );
    expect(game.state.rules.secret.a.hand).toEqual([
      ...hand.filter((card) => !named.includes(card)),
      ...pile.slice(0, 2),
    ]);
    expect(game.state.exchanged).toEqual({ a: under.map(({ copy }) => copy), b: null });
  });

  test('step 6: everybody reads how many, and only its seat which', () => {
    const game = table().withBothN().chosen();
    const [card] = game.state.rules.secret.b.hand;
    const copy = card?.copy ?? '';
    game.when({ type: 'exchange', seat: 'b', copies: [copy] });
    expect(PATRONS.viewOf(game.state, 'b')).toMatchObject({ exchanged: [copy] });
    expect(PATRONS.viewOf(game.state, 'a')).toMatchObject({ exchanged: null });
    for (const viewer of ['a', 'watcher'] as const)
      expect(JSON.stringify(visibleTo(game.last, viewer))).not.toContain(copy);
    expect(visibleTo(game.last, 'watcher').at(-1)).toEqual({
      type: 'ExchangeCounted',
      to: 'everyone',
      seat: 'b',
      count: 1,
    });
  });

  test('after the preparatory stage nothing is drawn any more', () => {
    const game = table().begun();
    const { drawn } = game;
    expect(drawn).toBe(3);
    expect(game.silent().drawn).toBe(drawn);
  });
});

describe('F7: seed and exchanges are published however the game ends', () => {
  const [hand] = [table().withBothN().chosen().state.rules.secret.a.hand];
  const copies = hand.slice(0, 2).map(({ copy }) => copy);
  const exchange: AnyGameCommand = { type: 'exchange', seat: 'a', copies };
  test.each<[string, () => SealedGameTable, unknown]>([
    ['conceded before anything', () => table().when(CONCEDE), { a: null, b: null }],
    [
      'voided while one has exchanged',
      () => table().withBothN().chosen().when(exchange, VOID),
      { a: copies.toSorted(), b: null },
    ],
    [
      'awarded in the main stage',
      () =>
        table()
          .withBothN()
          .chosen()
          .when(exchange, keep('b'), { type: 'award', winner: 'b', reason: 'late' }),
      { a: copies.toSorted(), b: [] },
    ],
    ['counted after turn 20', () => table().begun().silent(), { a: [], b: [] }],
  ])('%s', (_, ended, exchanges) => {
    const game = ended();
    expect(game.names.slice(-3)).toEqual(['GameEnded', 'ExchangesPublished', 'SeedPublished']);
    expect(game.state.seals).toMatchObject({ seed: game.state.vault.seed, exchanges });
    expect(PATRONS.endingOf(game.state)).not.toBeNull();
  });

  test('R15 a patron never opened stays its owner’s secret', () => {
    const game = table().withBothN().when(choose('a'), CONCEDE);
    const { salts } = game.state.rules.vault;
    for (const viewer of ['b', 'watcher'] as const) {
      const told = JSON.stringify([visibleTo(game.log, viewer), PATRONS.viewOf(game.state, viewer)]);
      expect(told).not.toContain(salts.a);
      expect(told).not.toContain('salt-lady');
    }
    expect(PATRONS.hides(game.state, 'rows')).toBe(false);
  });
});

test.each([
  [{ kind: 'drawn' }, null],
  [{ kind: 'counted', winner: 'b' }, 'b'],
  [{ kind: 'conceded', winner: 'a' }, 'a'],
  [{ kind: 'awarded', winner: 'b', reason: 'so it was' }, 'b'],
  [{ kind: 'voided', reason: 'so it was' }, null],
] as const)('PT3, PT25: a game that ends as %o is won by %s', (outcome, winner) => {
  const { rules } = NEW_SEALED_GAME;
  const common = { ...rules.common, stage: { at: 'finished', turn: null, outcome } } as const;
  const { kind } = outcome;
  expect(PATRONS.endingOf({ ...NEW_SEALED_GAME, rules: { ...rules, common } })).toEqual({ kind, winner });
});

describe('PT2: a pause', () => {
  test.each<[string, () => SealedGameTable, AnyGameCommand]>([
    ['choosing a patron', () => table().withBothN(), choose('a')],
    ['exchanging', () => table().withBothN().chosen(), keep('a')],
    [
      'ending a turn',
      () => table().begun(),
      { type: 'endTurn', seat: firstOf(drawsOf(table().begun())), turn: 1 },
    ],
    ['a clock’s default', () => table().withBothN(), byDefault('a')],
    [
      'a clock that lets a seat go on without an n',
      () => table(),
      { type: 'goOnWithout', seat: 'a', by: 'clock' },
    ],
  ])('holds up %s', (_, begin, command) => {
    const game = begin();
    expect(game.refusal(command)).toBe('accepted');
    expect(game.when(PAUSE).refusal(command)).toBe('match-paused');
    expect(game.when(RESUME).refusal(command)).toBe('accepted');
  });

  test.each<AnyGameCommand>([
    { type: 'play', seat: 'a', turn: 1, copy: 'c', targets: [] },
    { type: 'use', seat: 'a', turn: 1, copy: 'c', ability: 0, targets: [] },
    { type: 'strike', seat: 'a', turn: 1, copy: 'c', target: 'd' },
    { type: 'defend', seat: 'a', asking: 1, copy: null },
    { type: 'choose', seat: 'a', asking: 1, copies: [] },
  ])('holds up a move of a turn: $type', (command) => {
    expect(table().begun().when(PAUSE).refusal(command)).toBe('match-paused');
  });

  test('holds up the toss, which comes with its end', () => {
    const game = table().promised().chosen().when(open('a'), PAUSE, open('b'));
    expect(has(game, 'NoncesPublished')).toBe(true);
    expect(has(game, 'FirstTossed')).toBe(false);
    expect(game.when(RESUME).names.slice(0, 2)).toEqual(['DeskNoted', 'FirstTossed']);
  });

  test('holds up neither a concession, nor a referee’s default, nor their word; the end ends it', () => {
    const game = table().withBothN().when(PAUSE);
    expect(game.refusal({ type: 'applyDefault', seat: 'a', by: 'referee' })).toBe('accepted');
    for (const command of [CONCEDE, VOID, { type: 'award', winner: 'b', reason: '' } as const]) {
      expect(game.refusal(command)).toBe('accepted');
    }
    expect(game.when(CONCEDE).state.desk.paused).toBe(false);
  });
});
