// The laws of coins at the patrons' table (PATRONS 12, PT9, PT11).

import { costOf, type GameState } from '../patrons/index.ts';
import { SEATS } from '../rules/index.ts';
import { firstOf, type GameLaw } from './gameLaw.ts';
import { termsOf } from './patronGame.ts';

/** PT9: a seat never has more than seven coins, and only `CoinGained` brings one. */
export const coinsStay: GameLaw = (_, steps) =>
  firstOf(steps, ({ before, events, after }) => {
    for (const seat of SEATS) {
      const total = ({ common }: GameState): number => common.coins[seat].open + common.coins[seat].closed;
      const gained = events.filter((event) => event.type === 'CoinGained' && event.seat === seat).length;
      if (total(after) !== total(before) + gained || total(after) > 7) return `the coins of ${seat} changed`;
      if (after.common.coins[seat].open < 0) return `${seat} paid what it had not`;
    }
    return null;
  });

/** PT11: what is played or used is paid for, by its cost and no more, with coins that were open. */
export const costsArePaid: GameLaw = (game, steps) => {
  const { catalogue } = termsOf(game);
  return firstOf(steps, ({ before, events, after }) => {
    for (const [nth, event] of events.entries()) {
      const isUse = event.type === 'AbilityUsed';
      if (!isUse && event.type !== 'SpellPlayed' && event.type !== 'CardEntered') continue;
      const { seat } = event;
      const cost = isUse
        ? (catalogue.get(event.ability.card)?.abilities?.[event.ability.ability]?.cost?.coins ?? 0)
        : costOf(catalogue, before.common.zone, seat, event.card);
      const paid = events[nth - 1];
      if (paid?.type !== 'Paid' || paid.seat !== seat || paid.coins !== cost)
        return `${seat} paid another cost`;
      const opens = events.some(({ type }) => type === 'CoinGained' || type === 'TurnBegun');
      if (!opens && after.common.coins[seat].open !== before.common.coins[seat].open - cost)
        return `the coins of ${seat} were not closed`;
    }
    return null;
  });
};
