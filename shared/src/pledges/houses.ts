// Houses (PR2): named by an organiser, or drawn from a bag of all of them that is filled again when it is empty.

import type { CardId } from '../cards/index.ts';
import { present } from '../lib/index.ts';

/** Draws the next house. `drawn`: those that came out of the bag before, in order; `below`: chance below a number. */
export function drawHouse(
  houses: readonly CardId[],
  drawn: readonly CardId[],
  below: (n: number) => number,
): CardId {
  const since = drawn.slice(drawn.length - (drawn.length % houses.length));
  const bag = houses.filter((house) => !since.includes(house));
  return present(bag[below(bag.length)], 'the bag is filled when it is empty');
}
