// Sealing: one decision on a sealed match under way. Rows are sealed as they are committed, opened as they are
// revealed.

import { assert, present } from '../lib/index.ts';
import type { CopyId, Decision, LaidRow, Random, Seat } from '../rules/index.ts';
import type { Entropy } from './command.ts';
import { rowCommitment } from './commitments.ts';
import type { DeskEvent, FairnessEvent, MatchEvent } from './event.ts';
import { evolveMatch, withRules } from './evolveMatch.ts';
import type { SealedMatch } from './state.ts';
import { toss } from './toss.ts';

export class Sealing {
  readonly entropy: Entropy;
  readonly events: MatchEvent[] = [];
  #state: SealedMatch;

  constructor(state: SealedMatch, entropy: Entropy) {
    this.#state = state;
    this.entropy = entropy;
  }

  get state(): SealedMatch {
    return this.#state;
  }

  /** F5, with the seed of the vault and the published n. */
  get random(): Random {
    const { vault, seals } = this.#state;
    return {
      toss: (occasion) =>
        toss(vault.seed, seals.match, occasion, present(seals.nonces, 'a toss waits for both n')),
    };
  }

  emit(event: FairnessEvent | DeskEvent): void {
    this.#state = evolveMatch(this.#state, event);
    this.events.push(event);
  }

  /** Takes over what the rules have decided; every row committed gets its seal (F6), the reveal opens them all. */
  follow(decision: Decision): void {
    this.#state = withRules(this.#state, decision.state);
    let placed: readonly (CopyId | null)[] | null = null;
    for (const event of decision.events) {
      this.events.push(event);
      if (event.type === 'RowPlaced') placed = event.cells;
      if (event.type === 'RowCommitted')
        this.#seal(event.seat, event.row, present(placed, 'a row is placed, then committed'));
      if (event.type === 'CardsRevealed') this.#publishSalts();
    }
  }

  #seal(seat: Seat, row: LaidRow, cells: readonly (CopyId | null)[]): void {
    const salt = this.entropy.draw();
    const commitment = rowCommitment(this.#state.seals.match, seat, row, salt, cells);
    this.emit({ type: 'RowSalted', to: 'server', seat, row, salt });
    this.emit({ type: 'RowSealed', to: 'everyone', seat, row, commitment });
  }

  #publishSalts(): void {
    const { vault, seals } = this.#state;
    assert(vault.salts.length === seals.rows.length, 'every sealed row has its salt');
    this.emit({ type: 'SaltsPublished', to: 'everyone', salts: vault.salts });
  }
}
