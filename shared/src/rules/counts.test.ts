// How promises and cards change the count and the price of victory: `tie`, `shield`, `solace`, `wide` (PR21 to PR24,
// IN23, IN24).

import { describe, expect, test } from 'vitest';
import { card, cards, WindowTable } from '../testing/index.ts';
import type { IntrigueRules, PledgeRules } from '../windows/index.ts';
import type { CopyId, Seat } from './index.ts';

const catalogue = cards({ axe: card('strength cunning wealth power wisdom > wisdom'), moth: 'wisdom' });

const winnerOf = ({ common }: WindowTable): Seat | null | undefined => {
  const { phase } = common;
  if (phase.at !== 'claiming' && phase.at !== 'finished') return undefined;
  return 'winner' in phase.ending ? phase.ending.winner : null;
};
const claimableIn = ({ common }: WindowTable): readonly CopyId[] =>
  common.phase.at === 'claiming' ? common.phase.claimable : [];

/** A match in which both seats end with six cards. */
const even = (a: readonly string[], b: readonly string[] = [], hand: readonly string[] = []): WindowTable =>
  new WindowTable({ a: { front: a, hand }, b: { front: b } });
/** A match in which A has felled one card of B. */
const won = (
  sides: { readonly a?: readonly string[]; readonly b?: readonly string[] },
  stake = 14,
): WindowTable =>
  new WindowTable({
    a: { half: 'axe # # / # # #', hand: sides.a ?? [] },
    b: { half: 'moth # # / # # #', hand: sides.b ?? [] },
    catalogue,
    stake,
  });

describe('`tie`', () => {
  test('Surety: the same number of cards against a third, and the holder wins by count', () => {
    const match = even(['carol/surety']).reveal();
    expect(winnerOf(match)).toBe('a');
    expect(match.common.phase).toMatchObject({ at: 'claiming', ending: { kind: 'counted' } });
    expect(match.windows.tie).toMatchObject({ seat: 'a', by: { key: 'carol/surety' } });
  });

  test('case 6: the owner of a Surety sits across: nothing, and it lies on', () => {
    const match = even(['boris/surety']).reveal();
    expect(winnerOf(match)).toBeNull();
    expect(match.windows.tie).toBeNull();
  });

  test('case 5: Surety before both seats, from different owners: drawn, both stay', () => {
    const match = even(['carol/surety'], ['dora/surety']).reveal();
    expect(winnerOf(match)).toBeNull();
    expect(match.windows.tie).toBeNull();
  });

  test('case 5: 0 : 0 with one Surety: drawn, it stays, for a winner must have a card to be claimed', () => {
    const match = new WindowTable({
      a: { half: '- - -', front: ['carol/surety'] },
      b: { half: '- - -' },
    }).reveal();
    expect(winnerOf(match)).toBeNull();
    expect(match.windows.tie).toBeNull();
  });

  test('case 5, PR21: two before one seat: one has done it, the first by owner and card', () => {
    const match = even(['dora/surety', 'carol/surety']).reveal();
    expect(match.windows.tie).toMatchObject({ by: { key: 'carol/surety' } });
  });

  test('PR21 what was played in this match has done it before what lies', () => {
    const match = even(['carol/surety'], [], ['false-weights#1'])
      .reveal()
      .until('count')
      .play('a', 'false-weights#1');
    expect(winnerOf(match)).toBe('a');
    expect(match.windows.tie).toEqual({ seat: 'a', by: null });
  });

  test('False Weights: a tie is the player’s, against anybody', () => {
    const match = even([], [], ['false-weights#1']).reveal().until('count').play('a', 'false-weights#1');
    expect(winnerOf(match)).toBe('a');
  });

  test('case 3: False Weights against a Surety before the other seat: both have it, drawn', () => {
    const match = even([], ['carol/surety'], ['false-weights#1'])
      .reveal()
      .until('count')
      .play('a', 'false-weights#1');
    expect(winnerOf(match)).toBeNull();
  });

  test('where the numbers differ nothing comes of it, and what lies stays', () => {
    const match = new WindowTable({
      a: { half: 'axe # # / # # #' },
      b: { half: 'moth # # / # # #', front: ['carol/surety'] },
      catalogue,
    }).reveal();
    expect(winnerOf(match)).toBe('a');
    expect(match.windows.tie).toBeNull();
  });

  test('of a promise that is played it is of a match with a third', () => {
    const rules: PledgeRules = { id: 'stand', window: 'count', with: 'any', effects: [{ op: 'tie' }] };
    for (const [owner, winner] of [
      ['carol', 'a'],
      ['boris', null],
    ] as const) {
      const more = { pledges: new Map([['stand', rules]]) };
      const match = new WindowTable({ a: { hand: [`${owner}/stand`] }, more }).reveal().until('count');
      expect(winnerOf(match.play('a', `${owner}/stand`))).toBe(winner);
    }
  });

  test('a Surety whose owner is ruined meanwhile is out, and there is no tie (PROMISES, case 12)', () => {
    const match = even(['carol/surety'], [], ['market-talk#1']).reveal();
    const { a } = match.windows.holdings;
    match.when({ type: 'hold', seat: 'a', hand: [], holding: { ...a, fronts: [], intrigue: 0 } });
    expect(winnerOf(match)).toBeNull();
  });
});

describe('`shield`: Hideout, Safe-Conduct', () => {
  test.each(['carol/hideout', 'safe-conduct#1'])('%s: won, the card can’t be the price of victory', (key) => {
    const match = won({ a: [key] })
      .reveal()
      .until('count');
    const kept = match.copyAt('a0');
    match.play('a', key, 'a0');
    expect(claimableIn(match)).toHaveLength(5);
    expect(claimableIn(match)).not.toContain(kept);
    expect(match.tries({ type: 'claim', seat: 'b', copy: kept })).toBe('not-claimable');
  });

  test('lost, it keeps nothing; and it is of the own half alone', () => {
    const match = won({ b: ['safe-conduct#1'] })
      .reveal()
      .until('count');
    expect(match.triesToPlay('b', 'safe-conduct#1', 'a1')).toBe('bad-choice');
    expect(match.triesToPlay('b', 'safe-conduct#1', 'b3')).toBe('bad-choice');
    expect(claimableIn(match.play('b', 'safe-conduct#1', 'b1'))).toHaveLength(6);
  });

  test('if nothing else can be claimed, all survivors can', () => {
    const match = new WindowTable({
      a: { half: 'axe moth', hand: ['carol/hideout', 'safe-conduct#1'] },
      b: { half: 'moth' },
      catalogue,
    }).reveal();
    match.until('count').play('a', 'carol/hideout', 'a0').play('a', 'safe-conduct#1', 'a1');
    expect(claimableIn(match)).toHaveLength(2);
  });

  test('holds for an award’s claim too (IN24)', () => {
    const match = won({ a: ['carol/hideout'], b: ['carol/blessing'] })
      .tossing('a')
      .reveal()
      .until('count');
    const kept = match.copyAt('a0');
    if (match.asked === 'b') match.pass('b');
    match.play('a', 'carol/hideout', 'a0').when({ type: 'award', winner: 'a', claim: true, reason: 'late' });
    expect(claimableIn(match)).not.toContain(kept);
    expect(claimableIn(match)).toHaveLength(5);
  });
});

describe('`solace`: Solace', () => {
  test('lost by count, the pot pays the player a sixth of the stake, and the winner the rest', () => {
    const match = won({ b: ['solace#1'] })
      .reveal()
      .until('count')
      .play('b', 'solace#1');
    expect(match.windows.solace).toEqual({ seat: 'b', amount: 2 });
    expect(match.names.indexOf('PotDivided')).toBeLessThan(match.names.indexOf('MatchCounted'));
  });

  test('won or drawn, it pays nothing', () => {
    expect(
      won({ a: ['solace#1'] })
        .reveal()
        .until('count')
        .play('a', 'solace#1').windows.solace,
    ).toBeNull();
    expect(
      even([], [], ['solace#1']).reveal().until('count').play('a', 'solace#1').windows.solace,
    ).toBeNull();
  });

  test('lost by `tie` is lost by count', () => {
    const match = even([], ['carol/surety'], ['solace#1']).reveal().until('count').play('a', 'solace#1');
    expect(match.windows.solace).toEqual({ seat: 'a', amount: 2 });
  });

  test('of several the largest; what reckons to 0 is nothing', () => {
    const rules: IntrigueRules = { id: 'alms', window: 'count', effects: [{ op: 'solace', n: 2 }] };
    const more = { intrigue: new Map([['alms', rules]]) };
    const match = new WindowTable({
      a: { half: 'axe # # / # # #' },
      b: { half: 'moth # # / # # #', hand: ['solace#1', 'alms#1'] },
      catalogue,
      stake: 13,
      more,
    }).reveal();
    match.until('count').play('b', 'solace#1').play('b', 'alms#1');
    expect(match.windows.solace).toEqual({ seat: 'b', amount: 6 });
    expect(
      won({ b: ['solace#1'] }, 5)
        .reveal()
        .until('count')
        .play('b', 'solace#1').windows.solace,
    ).toBeNull();
  });
});

describe('`wide`: Good Taste', () => {
  const felled = (hand: { readonly a?: readonly string[]; readonly b?: readonly string[] }): WindowTable =>
    new WindowTable({
      a: { half: 'axe moth # / # # #', hand: hand.a ?? [] },
      b: { half: 'moth axe moth / # # #', hand: hand.b ?? [] },
      catalogue: cards({
        axe: card('strength cunning wealth power wisdom > wisdom'),
        moth: 'wisdom',
        wall: card('strength cunning wealth power wisdom > wisdom'),
      }),
    });

  test('lost by count, the player may take a card from the winner’s discard too, and claims it (rule 6.2)', () => {
    const match = felled({ b: ['good-taste#1'] })
      .reveal()
      .until('count')
      .play('b', 'good-taste#1');
    const discarded = match.common.discard.a[0]?.copy ?? '';
    expect(claimableIn(match)).toContain(discarded);
    expect(claimableIn(match)).toHaveLength(6);
    match.when({ type: 'claim', seat: 'b', copy: discarded });
    expect(match.last).toEqual([
      { type: 'PriceClaimed', to: 'everyone', seat: 'b', copy: discarded, card: 'moth' },
    ]);
  });

  test('not without it, nor for who has won, nor what the loser’s own side lost', () => {
    expect(
      claimableIn(
        felled({ b: ['market-talk#1'] })
          .reveal()
          .until('end'),
      ),
    ).toHaveLength(5);
    expect(
      claimableIn(
        felled({ a: ['good-taste#1'] })
          .reveal()
          .until('count')
          .play('a', 'good-taste#1'),
      ),
    ).toHaveLength(5);
    const match = felled({ b: ['good-taste#1'] })
      .reveal()
      .until('count')
      .play('b', 'good-taste#1');
    expect(match.common.discard.b.some(({ copy }) => claimableIn(match).includes(copy))).toBe(false);
  });

  test('where only a shielded card stands, what was defeated is claimed, and not that', () => {
    const match = new WindowTable({
      a: { half: 'axe knife', hand: ['safe-conduct#1'] },
      b: { half: 'knife knife', hand: ['good-taste#1'] },
      catalogue: cards({ axe: card('strength wisdom > wisdom'), knife: card('wisdom > wisdom') }),
    });
    match.tossing('a').reveal().until('count');
    const plays = (seat: Seat): WindowTable =>
      seat === 'a' ? match.play(seat, 'safe-conduct#1', 'a0') : match.play(seat, 'good-taste#1');
    const [first, second] = match.asked === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const);
    plays(first).pass(second);
    plays(second);
    expect(claimableIn(match)).toEqual(match.common.discard.a.map(({ copy }) => copy));
  });

  test('IN24 awarded, nothing that looks at the count comes about', () => {
    const match = felled({ b: ['good-taste#1', 'market-talk#1'] })
      .reveal()
      .until('count')
      .play('b', 'good-taste#1');
    match.when({ type: 'award', winner: 'a', claim: true, reason: 'late' });
    expect(claimableIn(match)).toHaveLength(5);
  });
});

describe('PR23, PR24, IN24: what ends otherwise than by count', () => {
  const played = (): WindowTable =>
    new WindowTable({
      a: {
        half: '# # # / # # #',
        front: ['carol/surety'],
        hand: ['false-weights#1', 'solace#1', 'market-talk#1'],
      },
    })
      .reveal()
      .until('count')
      .play('a', 'false-weights#1')
      .play('a', 'solace#1');

  test.each([
    { type: 'concede', seat: 'a' },
    { type: 'award', winner: 'b', claim: false, reason: 'late' },
    { type: 'void', reason: 'late' },
  ] as const)('$type: no tie is taken and no pot divided', (command) => {
    const match = played().when(command);
    expect([match.windows.tie, match.windows.solace]).toEqual([null, null]);
  });
});

test('rule 6.1 two cards with the same numbers are drawn where nobody has a tie', () => {
  expect(winnerOf(even([]).reveal())).toBeNull();
});
