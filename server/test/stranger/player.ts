// A stranger's player: finds what is due of a seat by docs/protocol.md, "A whole match for prestige".

import { randomBytes } from 'node:crypto';
import type { Browser } from './browser.ts';
import { commitment, raw, text } from './proofs.ts';
import type { BySeat, Card, Fields, Row, Seat, View } from './shapes.ts';

export class Player {
  readonly #browser: Browser;
  readonly #nonce = randomBytes(32).toString('hex');

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Does what is due now; returns false when it has to wait. */
  async step(): Promise<boolean> {
    const { view } = this.#browser;
    if (view === null || view.viewer === 'watcher') throw new Error('it has no seat');
    const due = this.#due(view, view.viewer);
    if (due === null) return false;
    await this.#browser.play(due);
    return true;
  }

  #due(view: View, seat: Seat): Fields | null {
    const { phase } = view.common;
    if (phase.at === 'finished') return null;
    return this.#fairness(view, seat) ?? this.#laying(view, seat) ?? answer(view, seat);
  }

  #fairness({ seals }: View, seat: Seat): Fields | null {
    const nonce = this.#nonce;
    const { match, commitment: c } = seals;
    if (!seals.promised[seat]) {
      const promise = commitment(text('nonce/1'), text(match), text(seat), raw(c), raw(nonce));
      return { type: 'promise', promise };
    }
    return seals.promises !== null && !seals.opened[seat] ? { type: 'open', nonce } : null;
  }

  #laying({ common, own }: View, seat: Seat): Fields | null {
    const { phase, committed, short } = common;
    if (phase.at !== 'placing' || own === undefined) return null;
    const isWhole = (rows: readonly Row[]): boolean => rows.includes('half') || rows.length === 2;
    const others = committed[seat === 'a' ? 'b' : 'a'];
    const mayLay = phase.order === 'together' || phase.order === seat || isWhole(others);
    if (!mayLay || isWhole(committed[seat])) return null;
    const copies = own.deck.map(({ copy }) => copy);
    if (short[seat])
      return {
        type: 'place',
        laying: { row: 'half', cells: [0, 1, 2, 3, 4, 5].map((i) => copies[i] ?? null) },
      };
    const row = committed[seat].includes('front') ? 'back' : 'front';
    return { type: 'place', laying: { row, cells: copies.slice(0, 3) } };
  }
}

function answer({ common: { phase }, own }: View, seat: Seat): Fields | null {
  const { choice } = phase;
  if (phase.at === 'choosing' && choice?.seat === seat) {
    const { id } = choice;
    if (choice.kind === 'target') return { type: 'chooseTarget', choice: id, copy: choice.options?.[0] };
    return { type: 'summon', choice: id, copy: own?.offered[0], cell: choice.cells?.[0] };
  }
  return phase.at === 'claiming' && phase.claimant === seat
    ? { type: 'claim', copy: phase.claimable?.[0] }
    : null;
}

/** Returns whether the revealed rows are those that were sealed, and the seed is the one that was sealed (F1, F6). */
export function sealsHold({ seals }: View, revealed: BySeat<readonly (Card | null)[]>): boolean {
  const cellsOf: Readonly<Record<Row, readonly number[]>> = {
    front: [0, 1, 2],
    back: [3, 4, 5],
    half: [0, 1, 2, 3, 4, 5],
  };
  const rows = seals.rows.map(({ seat, row, commitment: sealed }) => {
    const salt = seals.salts?.find((each) => each.seat === seat && each.row === row)?.salt ?? '';
    const cells = cellsOf[row].map((cell) => text(revealed[seat][cell]?.copy ?? ''));
    return (
      sealed === commitment(text('row/1'), text(seals.match), text(seat), text(row), raw(salt), ...cells)
    );
  });
  const seed = commitment(text('seed/1'), text(seals.match), raw(seals.seed ?? ''));
  return rows.length > 0 && rows.every(Boolean) && seed === seals.commitment;
}
