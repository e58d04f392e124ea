// Promises: promises as the journal tells of them (PROMISES; PR27). Moves in clear are those of the tables, face-down
// moves are those to which their seals open, and what everybody knows of hands follows from both.

import type { Party } from '@dunmer/shared/contract';
import {
  evolvePledges,
  givingSeal,
  knownHand,
  NO_PLEDGES,
  type PledgeMove,
  type PledgePlace,
  type PledgeState,
} from '@dunmer/shared/pledges';
import { sameValue } from '@dunmer/shared/lib';
import { type HeldPledge, pledge } from '@dunmer/shared/windows';
import type { PersonKey, Reader, StoredGiving, StoredPledge, StoredPledgeMove } from '../store/index.ts';
import { Contradiction } from './finding.ts';
import { placeOf } from './placed.ts';
import { checkPledgePayments } from './pledgeTables.ts';
import { isWhy, OPEN, SAID } from './pledgeWhys.ts';
import type { Of, Row } from './row.ts';
import { Salts } from './salts.ts';

/** Everything that the tables hold of promises. */
interface Kept {
  readonly pledges: readonly StoredPledge[];
  readonly moves: readonly StoredPledgeMove[];
  readonly givings: readonly StoredGiving[];
  readonly ids: ReadonlyMap<PersonKey, string>;
}

type Why = PledgeMove['why'];

/** Reads promises as the journal tells of them, row by row; which were dealt is compared before (`compareTable`). */
export class PledgeReading {
  readonly #kept: Kept;
  readonly #byKey: ReadonlyMap<number, StoredPledge>;
  readonly #givings: ReadonlyMap<string, StoredGiving>;
  readonly #contracts: ReadonlyMap<number, string>;
  readonly #turns = new Map<number, number>();
  /** The giving by which each promise came to its holder (PR27). */
  readonly #last = new Map<number, StoredGiving>();
  readonly #salts: Salts;
  #next = 0;
  #state: PledgeState = NO_PLEDGES;

  constructor(kept: Kept) {
    this.#kept = kept;
    this.#byKey = new Map(kept.pledges.map((one) => [one.key, one]));
    this.#givings = new Map(kept.givings.map((giving) => [`${giving.contractId}/${giving.party}`, giving]));
    this.#salts = new Salts(kept);
    this.#contracts = new Map(kept.givings.map(({ contract, contractId }) => [contract, contractId]));
  }

  get state(): PledgeState {
    return this.#state;
  }

  take(row: Row): void {
    checkPledgePayments(row);
    for (const effect of row.effects)
      switch (effect.is) {
        case 'pledge':
          this.#deal(effect);
          break;
        case 'giving':
          this.#give(effect);
          break;
        case 'pledgeMove':
          this.#move(effect);
          break;
        case 'salt':
          this.#salts.open(effect);
          break;
        case 'pledgesShown':
          this.#show(effect);
          break;
        case 'hand':
          this.#know(effect);
          break;
        default:
      }
    this.#salts.close(row);
  }

  /**
   * Checks that nothing has moved without the journal telling of it, and that every promise lies where its last move
   * says.
   */
  end(): void {
    const { moves, pledges, givings } = this.#kept;
    if (this.#next !== moves.length)
      throw new Contradiction('A promise has moved of which the journal does not tell.');
    for (const one of pledges)
      if (!sameValue(this.#state.placed.get(this.#held(one).key)?.place, placeOf(one, this.#contracts)))
        throw new Contradiction(`Promise ${one.key} does not lie where its moves have led.`);
    const held = new Set(pledges.flatMap(({ place, key }) => (place === 'held' ? key : [])));
    for (const { state, pledge: key, contractId } of givings)
      if (state === 'held' && !held.has(key))
        throw new Contradiction(`Contract ${contractId} holds a promise that lies elsewhere.`);
  }

  #held({ ownerId, card }: StoredPledge): HeldPledge {
    return pledge(ownerId, card);
  }

  #stored(key: number): StoredPledge {
    const stored = this.#byKey.get(key);
    if (stored === undefined)
      throw new Contradiction(`The journal tells of promise ${key}, which is not there.`);
    return stored;
  }

  #idOf(person: PersonKey | null): string {
    return (person === null ? undefined : this.#kept.ids.get(person)) ?? '';
  }

  #deal({ pledge: key }: Of<'pledge'>): void {
    const stored = this.#stored(key);
    this.#become(stored, { at: 'hand', of: stored.ownerId }, 'dealt');
  }

  #become(stored: StoredPledge, to: PledgePlace, why: Why): void {
    const held = this.#held(stored);
    const from = this.#state.placed.get(held.key)?.place ?? null;
    this.#state = evolvePledges(this.#state, { pledge: held, from, to, why });
  }

  /** The next move in the tables, which must have one of these reasons. */
  #moved(whys: readonly Why[]): { readonly row: StoredPledgeMove; readonly stored: StoredPledge } {
    const row = this.#kept.moves[this.#next];
    if (row === undefined || !isWhy(row.why, whys))
      throw new Contradiction('A promise that the journal tells of has not moved.');
    const turn = (this.#turns.get(row.pledge) ?? 0) + 1;
    if (row.turn !== turn) throw new Contradiction(`Promise ${row.pledge} has a gap in its moves.`);
    return { row, stored: this.#stored(row.pledge) };
  }

  #carry({ row, stored }: { readonly row: StoredPledgeMove; readonly stored: StoredPledge }, why: Why): void {
    this.#turns.set(row.pledge, row.turn);
    this.#next += 1;
    const ofId = row.of === null ? null : this.#idOf(row.of);
    this.#become(stored, placeOf({ ...row, ofId }, this.#contracts), why);
  }

  /** PR27: checks that the seal opens to the promise that has moved, and to the party that gives it. */
  #give({ contract, party, what, hash }: Of<'giving'>): void {
    const giving = this.#givings.get(`${contract}/${party}`);
    const move = this.#moved(SAID[what]);
    const { row, stored } = move;
    if (giving === undefined || giving.hash !== hash || giving.pledge !== row.pledge)
      throw new Contradiction(`Contract ${contract} gives another promise than was sealed.`);
    const side: Party = party === 'one' ? 'one' : 'two';
    if (givingSeal(contract, side, giving.salt, this.#held(stored)) !== hash)
      throw new Contradiction(`The seal of a promise in contract ${contract} does not open to it.`);
    if (giving.named !== row.pledge)
      throw new Contradiction(`Contract ${contract} gives a promise that it does not name.`);
    if (what === 'given') {
      this.#last.set(row.pledge, giving);
      this.#salts.give(giving);
    }
    // A promise played in the step that brings it has a move of its own, which comes next.
    if (row.why !== 'received')
      this.#carry(move, what === 'held' ? 'signed' : what === 'given' ? 'given' : 'annulled');
  }

  #move({ pledge: key, place, of, match, named, why, salt }: Of<'pledgeMove'>): void {
    const whys = OPEN.filter((each) => each === why);
    const move = this.#moved(whys);
    const { row, stored } = move;
    const [told] = whys;
    const isSame = row.place === place && row.of === of && row.matchId === match && row.named === named;
    if (told === undefined || row.pledge !== key || !isSame)
      throw new Contradiction(`Promise ${key} has not moved as the journal tells.`);
    const from = this.#state.placed.get(this.#held(stored).key)?.place;
    const isTold = why === 'received' || (from?.at === 'hand' && (why === 'played' || why === 'used'));
    const last = this.#last.get(key);
    if (salt !== (isTold ? (last?.salt ?? null) : null))
      throw new Contradiction(`Promise ${key} was not given by the seal that was opened with it.`);
    if (isTold && last !== undefined) this.#salts.play(last);
    this.#carry(move, told);
  }

  /** PR17: a whole hand shown to everybody tells how many promises of others are in it. */
  #show({ of, pledges }: Of<'pledgesShown'>): void {
    const trader = this.#idOf(of);
    const known = this.#state.hands.get(trader);
    if (pledges === null || known === undefined || pledges.length < known.size) return;
    const mayHold = pledges.filter((key) => !key.startsWith(`${trader}/`)).length;
    this.#state = { ...this.#state, hands: new Map(this.#state.hands).set(trader, { ...known, mayHold }) };
  }

  #know({ person, size, mayHold }: Of<'hand'>): void {
    const known = knownHand(this.#state, this.#idOf(person));
    if (known.size !== size || known.mayHold !== mayHold)
      throw new Contradiction(`Person ${person} has not as many promises as the journal says.`);
  }
}

/** Reads everything that the tables hold of promises. */
export async function readPledges({ pledges, people }: Reader): Promise<Kept> {
  return {
    pledges: await pledges.pledges(),
    moves: await pledges.pledgeMoves(),
    givings: await pledges.givings(),
    ids: new Map((await people.people()).map(({ key, id }) => [key, id])),
  };
}
