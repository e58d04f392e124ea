// WindowSetting: a match with promises and intrigue cards as a test writes it: halves, hands and fronts, by keys.

import type { Catalogue } from '../cards/index.ts';
import { present } from '../lib/index.ts';
import { CELLS, type Holding, type Place, type Seat } from '../rules/index.ts';
import { type Held, type HeldPledge, intrigueCopy, pledge, type WindowCards } from '../windows/index.ts';

/** One side: its half, and its hand and front by keys. Anna sits at a, Boris at b. */
interface Side {
  readonly half?: string;
  readonly hand?: readonly string[];
  readonly front?: readonly string[];
  /** How many promises are set aside. */
  readonly aside?: number;
}

export interface WindowSetting {
  readonly a?: Side;
  readonly b?: Side;
  readonly catalogue?: Catalogue;
  readonly stake?: number;
  /** Cards besides the printed ones. */
  readonly more?: Partial<WindowCards>;
}

export const TRADERS = { a: 'anna', b: 'boris' } as const;
export const WALLS = '# # # / # # #';

const pledgeOf = (key: string): HeldPledge => {
  const [owner = '', card = ''] = key.split('/');
  return pledge(owner, card);
};

/** Returns the card with a key. */
export const heldOf = (key: string): Held => {
  const [card = '', copy] = key.split('#');
  return copy === undefined ? pledgeOf(key) : intrigueCopy(card, Number(copy));
};

export function holdingOf(seat: Seat, { hand = [], front = [], aside = 0 }: Side): Holding {
  const promises = hand.map(heldOf).filter((held) => held.kind === 'promise');
  return {
    mayHold: promises.filter(({ owner }) => owner !== TRADERS[seat]).length + aside,
    pledges: promises.length + aside,
    intrigue: hand.length - promises.length,
    surplus: false,
    fronts: front.map(pledgeOf),
  };
}

/** Returns a cell: `a0` is the first front cell of a, `b5` the last back cell of b. */
export const placeOf = (text: string): Place => ({
  seat: text.startsWith('a') ? 'a' : 'b',
  cell: present(
    CELLS.find((cell) => `${cell}` === text.slice(1)),
    `${text} is a cell`,
  ),
});
