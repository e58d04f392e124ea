// Record: writes what has become of promises: their moves, what is known of hands, seals of givings, payments (PROMISES
// 6; PR27).

import { present } from '@dunmer/shared/lib';
import type { Party } from '@dunmer/shared/contract';
import { givingSeal, isOpen, type PledgeMove, type PledgePlace } from '@dunmer/shared/pledges';
import type { TraderId } from '@dunmer/shared/windows';
import type { Context } from '../match/index.ts';
import type {
  GivingState,
  NewGiving,
  NewPledgeMove,
  PersonKey,
  SealedGiving,
  StoredGiving,
  Tx,
} from '../store/index.ts';
import type { Around } from '../holds/index.ts';
import type { Occasion } from './occasion.ts';
import { beginHands, recordHands } from './recordHands.ts';
import { recordPayments } from './recordPayments.ts';
import type { PledgeSteps } from './steps.ts';
import { tellMatches } from '../holds/index.ts';

const keyFor = ({ people }: Around, trader: TraderId): PersonKey =>
  present(people.get(trader), 'whoever moves a promise is known').key;

/** The keys of what a place names. */
function placed(around: Around, place: PledgePlace, { contract, match }: Occasion) {
  const nothing = { of: null, contract: null, match: null, named: null };
  switch (place.at) {
    case 'hand':
      return { ...nothing, place: place.at, of: keyFor(around, place.of) };
    case 'held':
      return {
        ...nothing,
        place: place.at,
        of: keyFor(around, place.by),
        contract: present(contract, 'it is held by this contract').key,
      };
    case 'front':
      return {
        ...nothing,
        place: place.at,
        of: keyFor(around, place.of),
        match: place.match === null ? null : present(match, 'it is played in this match').key,
        named: place.named,
      };
    case 'out':
      return { ...nothing, place: place.at };
  }
}

/** Whether the move is out of a hand by a play: then the salt of its last giving is told (PR27). */
const isPlayed = ({ from, why }: PledgeMove): boolean =>
  from?.at === 'hand' && (why === 'played' || why === 'used');

const partyOf = ({ one }: { readonly one: PersonKey }, person: PersonKey): Party =>
  person === one ? 'one' : 'two';

/** The state that a giving gets when its promise moves out of the contract that held it, by the move's reason. */
const END: Readonly<Partial<Record<PledgeMove['why'], GivingState>>> = {
  given: 'given',
  received: 'given',
  annulled: 'back',
  ruined: 'left',
  'sent-home': 'left',
};

class Recorder {
  readonly #context: Context;
  readonly #tx: Tx;
  readonly #around: Around;
  readonly #occasion: Occasion;
  readonly #at: number;
  /** By the promise's key: givings that contracts hold or held (`#held`), and the last completed ones (`#last`). */
  readonly #held = new Map<number, SealedGiving & Pick<StoredGiving, 'contractId'>>();
  #last: ReadonlyMap<number, StoredGiving> = new Map();

  constructor(context: Context, tx: Tx, around: Around, occasion: Occasion) {
    this.#context = context;
    this.#tx = tx;
    this.#around = around;
    this.#occasion = occasion;
    this.#at = context.clock.now();
  }

  #stored({ pledge }: PledgeMove) {
    return present(this.#around.stored.get(pledge.key), 'what moves is kept');
  }

  /**
   * Ends the givings of promises that contracts held, each with its new state, and reads by which givings the others
   * came.
   */
  async #endGivings(moves: readonly PledgeMove[]): Promise<void> {
    const ended = moves.flatMap((move) => {
      const state = move.from?.at === 'held' ? END[move.why] : undefined;
      const { key, contract, contractId } = this.#stored(move);
      return state === undefined || contract === null || contractId === null
        ? []
        : [{ key, contract, contractId, state }];
    });
    for (const some of Map.groupBy(ended, ({ contract, state }) => `${contract} ${state}`).values()) {
      const { contract, contractId, state } = present(some[0], 'a group is of something');
      const pledges = some.map(({ key }) => key);
      for (const giving of await this.#tx.pledges.endGivings(contract, { pledges, state, at: this.#at }))
        this.#held.set(giving.pledge, { ...giving, contractId });
    }
    const played = moves.filter(isPlayed).map((move) => this.#stored(move).key);
    if (played.length === 0) return;
    const last = await this.#tx.pledges.lastGivings(played);
    this.#last = new Map(last.map((giving) => [giving.pledge, giving]));
  }

  /** PR27: signing seals what it sets aside, with a salt that is drawn then. */
  #seal(move: PledgeMove): NewGiving {
    const { contract } = this.#occasion;
    const signed = present(contract, 'a contract sets it aside');
    const { key: pledge, of } = this.#stored(move);
    const party = partyOf(signed, present(of, 'it leaves a hand'));
    const salt = this.#context.draws.draw();
    const hash = givingSeal(signed.id, party, salt, move.pledge);
    const giving = { contract: signed.key, party, pledge, salt, hash, at: this.#at };
    this.#held.set(pledge, { ...giving, contractId: signed.id });
    return giving;
  }

  /** Notes a move for the journal: openly where everybody reads it, else by its seal only. */
  #note(move: PledgeMove): void {
    const { key: pledge } = this.#stored(move);
    const giving = this.#held.get(pledge);
    const end = move.why === 'signed' ? 'held' : move.from?.at === 'held' ? END[move.why] : undefined;
    if (giving !== undefined && end !== undefined && end !== 'left')
      this.#tx.note({
        is: 'giving',
        contract: giving.contractId,
        party: giving.party,
        what: end,
        hash: giving.hash,
        at: this.#at,
      });
    if (!isOpen(move)) return;
    const { place, of, named } = placed(this.#around, move.to, this.#occasion);
    const salt =
      move.why === 'received'
        ? (giving?.salt ?? null)
        : isPlayed(move)
          ? (this.#last.get(pledge)?.salt ?? null)
          : null;
    const match = move.to.at === 'front' ? move.to.match : null;
    const moved = { pledge, place, of, match, named, why: move.why, salt };
    this.#tx.note({ is: 'pledgeMove', ...moved, who: this.#occasion.who, at: this.#at });
  }

  async moves(moves: readonly PledgeMove[]): Promise<void> {
    await this.#endGivings(moves);
    const turns = new Map<number, number>();
    const rows: NewPledgeMove[] = [];
    const givings: NewGiving[] = [];
    for (const move of moves) {
      const { key: pledge, turn: before } = this.#stored(move);
      const turn = (turns.get(pledge) ?? before) + 1;
      turns.set(pledge, turn);
      const where = placed(this.#around, move.to, this.#occasion);
      rows.push({ pledge, turn, ...where, why: move.why, who: this.#occasion.who, at: this.#at });
      if (move.why === 'signed') givings.push(this.#seal(move));
      this.#note(move);
    }
    await this.#tx.pledges.addPledgeMoves(rows);
    await this.#tx.pledges.addGivings(givings);
  }
}

/** The people whose pages change by these moves, as far as the moment of sending them anew may tell it. */
function touchedBy(around: Around, moves: readonly PledgeMove[]): readonly PersonKey[] {
  const traders = moves.flatMap((move) => {
    const { pledge, from, to } = move;
    const holders = [from, to].flatMap((place) =>
      place === null || place.at === 'out' ? [] : place.at === 'held' ? place.by : place.of,
    );
    // A move face down is told only to its two holders: the owner is not even told that the promise moves.
    return isOpen(move) ? [pledge.owner, ...holders] : holders;
  });
  return [...new Set(traders)].map((trader) => keyFor(around, trader));
}

/**
 * Writes what has been decided, after all other entries of the step (PR22), and tells the matches of people who now
 * hold something else. Returns the people whose pages have changed.
 */
export async function recordPledges(
  context: Context,
  tx: Tx,
  steps: PledgeSteps,
  occasion: Occasion,
): Promise<readonly PersonKey[]> {
  const { around, moves, payments } = steps;
  await beginHands(tx, steps);
  if (moves.length > 0) await new Recorder(context, tx, around, occasion).moves(moves);
  await recordHands(tx, steps);
  await recordPayments(context, tx, steps, occasion);
  if (moves.length > 0 || steps.state !== around.state)
    await tellMatches(context, tx, [...around.people.values()], occasion.match?.key ?? null);
  const paid = payments.flatMap(({ from, to }) => [keyFor(around, from), keyFor(around, to)]);
  return [...new Set([...touchedBy(around, moves), ...paid])];
}
