// F1–F7 of EVENT.md, each sentence in its own words. commitments.test.ts checks the hashes themselves.

import { describe, expect, test } from 'vitest';
import {
  copiesFor,
  countedEntropy,
  half,
  N,
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
import {
  deckCommitment,
  type MatchCommand,
  type MatchEvent,
  matchViewOf,
  promiseOf,
  rowCommitment,
  seedCommitment,
  toss,
  visibleTo,
} from './index.ts';

const full = (): SealedTable => new SealedTable({ a: SIX, b: SIX });
const bothShort = (): SealedTable => new SealedTable({ a: ['scamp'], b: ['guard'] });

const has = (match: SealedTable, type: MatchEvent['type']): boolean =>
  match.log.some((event) => event.type === type);

describe('F1 seed', () => {
  test('opening the match draws the seed, keeps it in the vault and publishes C', () => {
    const match = full();
    const { vault, seals } = match.state;
    expect(vault.seed).toBe(countedEntropy('test').draw());
    expect(seals.commitment).toBe(seedCommitment('m', vault.seed));
    expect(match.names.slice(0, 2)).toEqual(['SeedDrawn to server', 'MatchSealed']);
  });

  test('opening publishes for each seat the commitment to all copies of its deck, under a fresh salt', () => {
    const { seals, deckSeals } = full().state;
    for (const seat of ['a', 'b'] as const) {
      const copies = copiesFor(seat, SIX).map(({ copy }) => copy);
      expect(seals.decks[seat]).toBe(deckCommitment('m', seat, deckSeals[seat].salt, copies));
      expect(deckSeals[seat].copies).toEqual(copies.toSorted());
    }
    expect(deckSeals.a.salt).not.toBe(deckSeals.b.salt);
  });

  test('the salt of a deck goes to its owner alone', () => {
    const match = full();
    for (const viewer of ['b', 'watcher'] as const) {
      expect(JSON.stringify(visibleTo(match.log, viewer))).not.toContain(match.state.deckSeals.a.salt);
      expect(JSON.stringify(matchViewOf(match.state, viewer))).not.toContain(match.state.deckSeals.a.salt);
    }
    expect(matchViewOf(match.state, 'a')).toMatchObject({ deckSeal: match.state.deckSeals.a });
  });

  test('each draw is a new one', () => {
    const match = placeRows(placeRows(withBothN(full()), 'a'), 'b');
    const { vault, deckSeals } = match.state;
    const drawn = [vault.seed, deckSeals.a.salt, deckSeals.b.salt, ...vault.salts.map(({ salt }) => salt)];
    expect(new Set(drawn).size).toBe(7);
    expect(match.drawn).toBe(7);
  });
});

describe('F2 promise', () => {
  test('a seat commits nothing before its promise is stored', () => {
    const match = full();
    expect(match.refusal(row(match, 'a', 'front'))).toBe('promise-first');
    match.when(promise(match, 'b'));
    expect(match.refusal(row(match, 'a', 'front'))).toBe('promise-first');
    match.when(promise(match, 'a'));
    expect(match.refusal(row(match, 'a', 'front'))).toBe('accepted');
  });

  test('a default commits nothing before its promise is stored either', () => {
    const match = full();
    const byDefault: MatchCommand = { type: 'applyDefault', seat: 'a', by: 'clock', draft: null };
    expect(match.refusal(byDefault)).toBe('promise-first');
    expect(match.when(without('a')).refusal(byDefault)).toBe('accepted');
  });

  test('a seat that has promised may commit rows while the other has not promised', () => {
    const match = full();
    match.when(promise(match, 'a'));
    expect(placeRows(match, 'a').state.rules.common.committed.a).toEqual(['front', 'back']);
  });

  test('the server publishes both K together, once it has both', () => {
    const match = full();
    match.when(promise(match, 'a'));
    expect(match.names).toEqual(['PromiseStored to server', 'PromiseGiven']);
    expect(JSON.stringify(matchViewOf(match.state, 'b'))).not.toContain(match.state.vault.promises.a);
    match.when(promise(match, 'b'));
    expect(match.names).toEqual(['PromiseStored to server', 'PromiseGiven', 'PromisesPublished']);
    expect(match.state.seals.promises).toEqual({
      a: promiseOf('m', 'a', match.state.seals.commitment, N.a),
      b: promiseOf('m', 'b', match.state.seals.commitment, N.b),
    });
  });

  test('until both are published a phone that took the seat over may promise anew', () => {
    const match = full();
    match.when({ type: 'promise', seat: 'a', promise: 'ff'.repeat(32) });
    promised(match);
    expect(match.when(open('a')).state.vault.nonces.a).toBe(N.a);
  });

  test('it promises anew at most 8 times: then its last promise stands, and its seat goes on by a referee’s word (F4)', () => {
    const match = full();
    const anew = (i: number): MatchCommand => ({ type: 'promise', seat: 'a', promise: `${i}f`.repeat(32) });
    for (let i = 0; i <= 8; i++) match.when(anew(i));
    const kept = match.state;
    expect(match.refusalOf(anew(9))).toEqual({ code: 'promises-spent', most: 8 });
    expect(match.refusalOf(promise(match, 'a'))).toEqual({ code: 'promises-spent', most: 8 });
    expect(match.state).toBe(kept);
    // The other seat may still promise anew as often.
    match.when(promise(match, 'b'), open('b'));
    expect(match.refusal(open('a'))).toBe('nonce-mismatch');
    expect(match.when(without('a')).state.seals.nonces).toEqual({ a: '', b: N.b });
    expect(match.log.filter(({ type }) => type === 'PromiseStored')).toHaveLength(10);
  });

  test('a phone that has let go on without it, or a bot’s seat, promises never, however often it has', () => {
    const match = full();
    match.when(without('a'));
    expect(match.refusal(promise(match, 'a'))).toBe('promise-closed');
    const practice = new SealedTable({ a: SIX, b: SIX }, ['b']);
    expect(practice.refusal(promise(practice, 'b'))).toBe('promise-closed');
    practice.when(promise(practice, 'a'));
    expect(practice.refusal(promise(practice, 'a'))).toBe('promise-closed');
  });

  test('after that never', () => {
    const match = promised(full());
    expect(match.refusal(promise(match, 'a'))).toBe('promise-closed');
    expect(match.when(open('a'), open('b')).refusal(promise(match, 'a'))).toBe('promise-closed');
  });
});

describe('F3 opening', () => {
  test('n is not taken before both K are published', () => {
    const match = full();
    expect(match.when(promise(match, 'a')).refusal(open('a'))).toBe('promises-missing');
  });

  test('an n that does not fit its K is refused', () => {
    const match = promised(full());
    expect(match.refusal({ type: 'open', seat: 'a', nonce: N.b })).toBe('nonce-mismatch');
    expect(match.refusal({ type: 'open', seat: 'a', nonce: `${N.a.slice(1)}b` })).toBe('nonce-mismatch');
  });

  test('an n is taken once', () => {
    expect(promised(full()).when(open('a')).refusal(open('a'))).toBe('nonce-closed');
  });

  test('the two n are published together', () => {
    const match = promised(full()).when(open('a'));
    expect(match.names).toEqual(['NonceStored to server', 'NonceGiven']);
    for (const viewer of ['b', 'watcher'] as const)
      expect(JSON.stringify(matchViewOf(match.state, viewer))).not.toContain(N.a);
    match.when(open('b'));
    expect(match.names).toEqual(['NonceStored to server', 'NonceGiven', 'NoncesPublished']);
    expect(match.state.seals.nonces).toEqual(N);
  });

  test('the toss of rule 2.2 waits for both', () => {
    const match = promised(bothShort()).when(open('a'));
    expect(match.refusal(half(match, 'a'))).toBe('opponent-first');
    match.when(open('b'));
    expect(match.names.slice(-2)).toEqual(['NoncesPublished', 'TossHeld']);
    const winner = toss(match.state.vault.seed, 'm', { step: 'placement' }, N);
    expect(match.state.rules.common.phase).toEqual({ at: 'placing', order: winner });
  });

  test('the reveal waits for both', () => {
    const match = promised(full()).when(open('b'));
    placeRows(placeRows(match, 'b'), 'a');
    expect(has(match, 'CardsRevealed')).toBe(false);
    match.when(open('a'));
    expect(match.names.slice(0, 5)).toEqual([
      'NonceStored to server',
      'NonceGiven',
      'NoncesPublished',
      'CardsRevealed',
      'SaltsPublished',
    ]);
  });

  test('with both n there, the last row brings the reveal', () => {
    const match = placeRows(placeRows(withBothN(full()), 'b'), 'a');
    expect(match.names.slice(0, 6)).toEqual([
      'RowPlaced to a',
      'RowCommitted',
      'RowSalted to server',
      'RowSealed',
      'CardsRevealed',
      'SaltsPublished',
    ]);
  });
});

describe('F4 nobody there', () => {
  test('silence alone never goes on: the match waits, and the other may concede', () => {
    const match = full();
    placeRows(match.when(promise(match, 'a')), 'a');
    expect(match.state.rules.common.phase.at).toBe('placing');
    expect(match.refusal({ type: 'concede', seat: 'a' })).toBe('accepted');
    expect(match.refusal({ type: 'concede', seat: 'b' })).toBe('accepted');
  });

  test('a seat that has not promised goes on when a referee says so; its n is then empty', () => {
    const match = full();
    match.when(promise(match, 'b'), without('a'));
    expect(match.names).toEqual(['NonceWaived', 'PromisesPublished']);
    expect(match.state.seals.promises?.a).toBeNull();
    match.when(open('b'));
    expect(match.state.seals.nonces).toEqual({ a: '', b: N.b });
    expect(match.state.seals.waived).toEqual([{ seat: 'a', by: 'referee' }]);
  });

  test('a seat that has promised but not opened goes on in the same way', () => {
    const match = promised(full()).when(open('b'), { type: 'goOnWithout', seat: 'a', by: 'clock' });
    expect(match.names).toEqual(['NonceWaived', 'NoncesPublished']);
    expect(match.state.seals.nonces).toEqual({ a: '', b: N.b });
    expect(match.state.seals.promises?.a).toBe(promiseOf('m', 'a', match.state.seals.commitment, N.a));
  });

  test('there is never a second draw: who went on without one neither promises nor opens any more', () => {
    const early = full().when(without('a'));
    expect(early.refusal(promise(early, 'a'))).toBe('promise-closed');
    expect(early.refusal(open('a'))).toBe('nonce-closed');
    const late = promised(full()).when(without('a'));
    expect(late.refusal(open('a'))).toBe('nonce-closed');
  });

  test('only a seat from which something is due goes on without it', () => {
    const match = full();
    match.when(promise(match, 'a'));
    expect(match.refusal(without('a'))).toBe('nothing-due');
    match.when(promise(match, 'b'), open('b'));
    expect(match.refusal(without('b'))).toBe('nothing-due');
    expect(match.when(without('a')).refusal(without('a'))).toBe('nothing-due');
  });

  test('both may be silent: the tosses then rest on the server alone', () => {
    const match = bothShort().when(without('a'), without('b'));
    const winner = toss(match.state.vault.seed, 'm', { step: 'placement' }, { a: '', b: '' });
    expect(match.state.rules.common.phase).toEqual({ at: 'placing', order: winner });
  });

  test('a match in which somebody went on without an n is played to its reveal', () => {
    const match = full().when(without('a'));
    match.when(promise(match, 'b'), open('b'));
    expect(has(placeRows(placeRows(match, 'a'), 'b'), 'CardsRevealed')).toBe(true);
  });

  test("a bot's n is the server's, drawn, promised and given at the opening, and the match says so", () => {
    const match = new SealedTable({ a: SIX, b: SIX }, ['b']);
    expect(match.state.seals).toMatchObject({
      bots: ['b'],
      promised: { a: false, b: true },
      opened: { a: false, b: true },
    });
    expect(match.refusal(promise(match, 'b'))).toBe('promise-closed');
    expect(match.refusal(without('b'))).toBe('nothing-due');
    match.when(promise(match, 'a'), open('a'));
    expect(match.state.seals.nonces).toEqual({ a: N.a, b: match.state.vault.nonces.b });
  });

  test('with two bots nothing is waited for', () => {
    const match = new SealedTable({ a: ['scamp'], b: ['guard'] }, ['a', 'b']);
    expect(match.names.slice(-3)).toEqual(['PromisesPublished', 'NoncesPublished', 'TossHeld']);
  });
});

describe('F6 rows', () => {
  test('committing a row draws its own salt and publishes its commitment', () => {
    const match = promised(full());
    const command = row(match, 'a', 'front');
    match.when(command);
    expect(match.names).toEqual(['RowPlaced to a', 'RowCommitted', 'RowSalted to server', 'RowSealed']);
    const [salted] = match.state.vault.salts;
    const cells = command.type === 'place' ? command.laying.cells : [];
    expect(match.state.seals.rows).toEqual([
      { seat: 'a', row: 'front', commitment: rowCommitment('m', 'a', 'front', salted?.salt ?? '', cells) },
    ]);
  });

  test("a short trader's half counts as one row, its empty cells included", () => {
    const match = withBothN(new SealedTable({ a: SIX, b: ['guard', 'scamp'] }));
    const command = half(placeRows(match, 'a'), 'b');
    match.when(command);
    const sealed = match.state.seals.rows.at(-1);
    const salt = match.state.vault.salts.at(-1)?.salt ?? '';
    const cells = command.type === 'place' ? command.laying.cells : [];
    expect(sealed).toEqual({
      seat: 'b',
      row: 'half',
      commitment: rowCommitment('m', 'b', 'half', salt, cells),
    });
  });

  test('salts are published with the reveal, all of them, and not before', () => {
    const match = placeRows(withBothN(full()), 'a');
    const { salts } = match.state.vault;
    for (const viewer of ['a', 'b', 'watcher'] as const)
      for (const { salt } of salts) expect(JSON.stringify(visibleTo(match.log, viewer))).not.toContain(salt);
    placeRows(match, 'b');
    expect(match.state.seals.salts).toEqual(match.state.vault.salts);
    expect(match.state.seals.salts).toHaveLength(4);
  });

  test('a row that is never revealed is never opened (R15)', () => {
    const match = placeRows(withBothN(full()), 'a').when({ type: 'concede', seat: 'b' });
    expect(match.names).toEqual(['MatchConceded', 'SeedPublished']);
    expect(match.state.seals.salts).toBeNull();
    expect(has(match, 'SaltsPublished')).toBe(false);
  });
});

describe('F7 end', () => {
  const endings: readonly MatchCommand[] = [
    { type: 'concede', seat: 'a' },
    { type: 'award', winner: 'a', claim: false, reason: 'x' },
    { type: 'void', reason: 'x' },
  ];
  test.each(endings)(
    'the seed is published when the match ends by $type, also before anybody has promised',
    (ending) => {
      const match = full().when(ending);
      expect(match.last.at(-1)).toEqual({
        type: 'SeedPublished',
        to: 'everyone',
        seed: match.state.vault.seed,
      });
    },
  );

  test('the seed is published when the price is chosen, not while it is waited for', () => {
    const match = placeRows(withBothN(new SealedTable({ a: SIX, b: [] })), 'a').when({
      type: 'place',
      seat: 'b',
      laying: { row: 'half', cells: [null, null, null, null, null, null] },
    });
    expect(match.state.rules.common.phase.at).toBe('claiming');
    expect(match.state.seals.seed).toBeNull();
    match.when({ type: 'waive', seat: 'b' });
    expect(match.names).toEqual(['PriceWaived', 'SeedPublished']);
  });

  test('after the end nothing is promised, opened or waived any more', () => {
    const match = full().when({ type: 'concede', seat: 'a' });
    for (const command of [promise(match, 'a'), open('a'), without('b')])
      expect(match.refusal(command)).toBe('wrong-phase');
  });
});

test('secrets: the seed, unpublished promises and n, and salts never leave the server before their time', () => {
  const match = placeRows(promised(full()).when(open('a')), 'a');
  const { vault } = match.state;
  const secrets = [vault.seed, N.a, ...vault.salts.map(({ salt }) => salt)];
  for (const viewer of ['b', 'watcher'] as const) {
    const told = JSON.stringify([visibleTo(match.log, viewer), matchViewOf(match.state, viewer)]);
    for (const secret of secrets) expect(told).not.toContain(secret);
  }
});
