// Houses (PR2): named by an organiser, or drawn from a bag of all of them, which is refilled when it is empty.

import type { CardId } from '../cards/index.ts';
import { present } from '../lib/index.ts';

/** Draws the next house. `drawn`: the houses drawn before, in order. `below`: returns a random number below `n`. */
export function drawHouse(
  houses: readonly CardId[],
  drawn: readonly CardId[],
  below: (n: number) => number,
): CardId {
  const since = drawn.slice(drawn.length - (drawn.length % houses.length));
  const bag = houses.filter((house) => !since.includes(house));
  return present(bag[below(bag.length)], 'the bag is filled when it is empty');
}
