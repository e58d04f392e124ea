// Salts: checks what is published when promises are closed: the salt of every fulfilled giving that no play has
// opened, fitting its seal, and no other salt (PR27).

import { givingSeal } from '@dunmer/shared/pledges';
import { pledge } from '@dunmer/shared/windows';
import type { StoredGiving, StoredPledge } from '../store/index.ts';
import { Contradiction } from './finding.ts';
import { type Of, ofKind, type Row } from './row.ts';

interface Kept {
  readonly pledges: readonly StoredPledge[];
  readonly givings: readonly StoredGiving[];
}

const nameOf = ({ contract, party }: { readonly contract: string; readonly party: string }): string =>
  `${contract}/${party}`;

export class Salts {
  readonly #pledges: ReadonlyMap<number, StoredPledge>;
  readonly #givings: ReadonlyMap<string, StoredGiving>;
  /** Fulfilled givings that nothing has opened yet. */
  readonly #sealed = new Set<StoredGiving>();
  #isOpened = false;
  #isClosed = false;

  constructor({ pledges, givings }: Kept) {
    this.#pledges = new Map(pledges.map((one) => [one.key, one]));
    this.#givings = new Map(
      givings.map((giving) => [nameOf({ contract: giving.contractId, party: giving.party }), giving]),
    );
  }

  /** Takes a giving that is fulfilled. */
  give(giving: StoredGiving): void {
    if (this.#isClosed) throw new Contradiction('A promise was given after promises were closed.');
    this.#sealed.add(giving);
  }

  /** Takes a play, or the step that brought the promise, which opens the seal. */
  play(giving: StoredGiving): void {
    this.#sealed.delete(giving);
  }

  /** Takes a published salt. */
  open(salt: Of<'salt'>): void {
    const giving = this.#givings.get(nameOf(salt));
    const stored = this.#pledges.get(salt.pledge);
    if (giving === undefined || stored === undefined || !this.#sealed.delete(giving))
      throw new Contradiction(`The salt of contract ${salt.contract} is published, and nothing was given.`);
    const { contractId, party, hash } = giving;
    if (givingSeal(contractId, party, salt.salt, pledge(stored.ownerId, stored.card)) !== hash)
      throw new Contradiction(
        `The salt that is published of contract ${salt.contract} is not that of its seal.`,
      );
    this.#isOpened = true;
  }

  /**
   * Call this after everything that a row tells of: salts are published when promises are closed, all of them at once.
   */
  close(row: Row): void {
    for (const { name, value } of ofKind(row, 'setting')) {
      if (name !== 'promises') continue;
      if (this.#isClosed) throw new Contradiction('Promises were closed, and did not stay so.');
      this.#isClosed = value === 'closed';
    }
    if (!this.#isClosed && this.#isOpened)
      throw new Contradiction('A salt is published while promises are not closed.');
    if (this.#isClosed && this.#sealed.size > 0)
      throw new Contradiction('Promises were closed, and a salt was not published.');
  }
}
