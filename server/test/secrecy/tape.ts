// Tape: everything that one visitor was sent, as text, up to the reveal; bytes that may differ are replaced before it
// is kept.

import type { Seat } from '@dunmer/shared/rules';

const REVEAL = /\{"type":"CardsRevealed".*$/s;

/** The seals of this seat's rows: the only bytes that may depend on what lies face down (P4). */
const sealsOf = (seat: Seat): RegExp =>
  new RegExp(
    `("type":"RowSealed","to":"everyone","seat":"${seat}","row":"\\w+","commitment":")[0-9a-f]{64}`,
    'g',
  );

export class Tape {
  readonly lines: string[] = [];
  /** The same lines as they were sent. */
  readonly raw: string[] = [];
  readonly #seals: RegExp;
  #isOver = false;

  /** `hider`: the seat whose secrets are kept from this visitor. */
  constructor(hider: Seat) {
    this.#seals = sealsOf(hider);
  }

  /** Keeps a line; from the reveal on, nothing. */
  keep(line: string): void {
    if (this.#isOver) return;
    const seen = line.replace(REVEAL, '');
    this.#isOver = seen !== line;
    this.raw.push(seen);
    this.lines.push(seen.replace(this.#seals, '$1commitment'));
  }
}
