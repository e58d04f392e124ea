// LogOrder: the entries of a deck's log, and which may follow which, whatever is known of its copies (IN4 to IN7).

import type { TraderId } from '../windows/index.ts';

/** The kinds of entries. A played card lies on the table or in a front until another entry moves it. */
export type DeckEntry =
  | { readonly shuffle: number }
  | { readonly ring: number; readonly order: readonly TraderId[] }
  | { readonly draw: TraderId; readonly k: number; readonly place: number }
  | { readonly play: TraderId; readonly copy: string }
  | { readonly leave: string }
  | { readonly spend: TraderId; readonly copies: readonly string[] }
  | { readonly retrieve: TraderId; readonly copy: string }
  | { readonly take: TraderId; readonly from: TraderId; readonly n: number; readonly id: string };

/** Why an entry of a log, or the log as a whole, is impossible. */
export type DeckWhy =
  | 'another seed than that of the commitment'
  | 'the pile is empty, and spent is not shuffled'
  | 'not all have drawn at the ring'
  | 'nothing is to be shuffled'
  | 'another shuffle is due'
  | 'another ring is due'
  | 'another initiative'
  | 'not the top of the pile'
  | 'another draws first'
  | 'so many are not to be taken'
  | 'not in that hand'
  | 'it was not played'
  | 'it was not spent'
  | 'the log breaks off';

/** The sizes of the two places that the next copies come from. */
interface Sizes {
  readonly pile: number;
  readonly spent: number;
}

type Ring = Extract<DeckEntry, { ring: number }>;
type Draw = Extract<DeckEntry, { draw: TraderId }>;

/** IN4: whether a shuffle must come next, because the pile is empty and spent is not. */
const isShuffleDue = ({ pile, spent }: Sizes): boolean => pile === 0 && spent > 0;

/** Follows the numbers of shuffles, rings and draws, and who draws next. */
export class LogOrder {
  #place = 0;
  #k = 0;
  #ring: number | null = null;
  /** The traders who have still to draw at the present ring. */
  #drawing: readonly TraderId[] = [];

  /** Whether a log can't end here: at a ring each trader draws in turn, while there is anything to draw. */
  breaksOff(sizes: Sizes): boolean {
    return isShuffleDue(sizes) || this.#isDrawDue(sizes);
  }

  /** Returns why this entry can't come next; otherwise takes it as the next and returns null. */
  follow(entry: DeckEntry, sizes: Sizes): DeckWhy | null {
    if ('shuffle' in entry) return this.#shuffle(entry.shuffle, sizes);
    if (isShuffleDue(sizes)) return 'the pile is empty, and spent is not shuffled';
    if ('draw' in entry) return this.#draw(entry, sizes);
    if (this.#isDrawDue(sizes)) return 'not all have drawn at the ring';
    this.#drawing = [];
    return 'ring' in entry ? this.#begin(entry) : null;
  }

  #isDrawDue({ pile }: Sizes): boolean {
    return this.#drawing.length > 0 && pile > 0;
  }

  #shuffle(k: number, sizes: Sizes): DeckWhy | null {
    if (!isShuffleDue(sizes)) return 'nothing is to be shuffled';
    if (k !== this.#k + 1) return 'another shuffle is due';
    this.#k = k;
    this.#place = 0;
    return null;
  }

  #begin({ ring, order }: Ring): DeckWhy | null {
    const isNext = this.#ring === null ? ring === 0 || ring === 1 : ring === this.#ring + 1;
    if (!isNext) return 'another ring is due';
    if (new Set(order).size < order.length) return 'another initiative';
    this.#ring = ring;
    this.#drawing = ring === 0 ? [] : order;
    return null;
  }

  #draw({ draw, k, place }: Draw, { pile }: Sizes): DeckWhy | null {
    if (pile === 0 || k !== this.#k || place !== this.#place) return 'not the top of the pile';
    const [next, ...others] = this.#drawing;
    if (next !== undefined && next !== draw) return 'another draws first';
    this.#drawing = others;
    this.#place += 1;
    return null;
  }
}
