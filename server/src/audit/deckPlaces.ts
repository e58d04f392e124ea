// DeckPlaces: every copy lies where the log of the deck has led it, by moves without a gap (INTRIGUE, "State").

import type { DeckState } from '@dunmer/shared/intrigue';
import type { NewIntrigueMove, PersonKey, StoredIntrigueCopy } from '../store/index.ts';
import { Contradiction } from './finding.ts';

export interface KeptDeck {
  readonly copies: readonly StoredIntrigueCopy[];
  readonly moves: readonly NewIntrigueMove[];
  readonly ids: ReadonlyMap<PersonKey, string>;
}

/** The place of each copy, with its trader. */
function placesOf({ common, secret, vault }: DeckState): ReadonlyMap<string, string> {
  const { actions } = common;
  const played = actions.flatMap(({ who, copy, cancels }) => [{ who, copy }, ...cancels]);
  return new Map([
    ...common.spent.map((copy) => [copy, 'spent'] as const),
    ...vault.order.slice(common.place).map((copy) => [copy, 'pile'] as const),
    ...common.fronts.map(({ copy, before }) => [copy, `front ${before}`] as const),
    ...[...common.table, ...played].map(({ copy, who }) => [copy, `table ${who}`] as const),
    ...Object.entries(secret).flatMap(([trader, { hand }]) =>
      hand.map((copy) => [copy, `hand ${trader}`] as const),
    ),
  ]);
}

/** Checks that the tables have each copy where the log has led it. */
export function checkDeckPlaces(state: DeckState, { copies, moves, ids }: KeptDeck): void {
  const places = placesOf(state);
  const byCopy = Map.groupBy(moves, ({ copy }) => copy);
  if (copies.length !== places.size) throw new Contradiction('The deck has other copies than were made.');
  for (const { key, copy, place, of, contract, match, turn } of copies) {
    const where = of === null ? place : `${place} ${ids.get(of) ?? ''}`;
    if (places.get(copy) !== where)
      throw new Contradiction(`Intrigue card ${copy} does not lie where the log of the deck has led it.`);
    const its = byCopy.get(key) ?? [];
    const last = its.at(-1);
    const isWhole = its.length === turn && its.every((move, i) => move.turn === i + 1);
    const isThere =
      last === undefined ||
      (last.place === place && last.of === of && last.contract === contract && last.match === match);
    if (!isWhole || !isThere)
      throw new Contradiction(`Intrigue card ${copy} does not lie where its moves have led.`);
  }
}
