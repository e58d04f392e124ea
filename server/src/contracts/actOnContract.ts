// ActOnContract: a party asks something of a contract, or an organiser annuls it.

import { type AnyContractCommand, type Facts, isBinding, type Party } from '@dunmer/shared/contract';
import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, ContractId, ContractWish, Refusal } from '@dunmer/shared/protocol';
import {
  act,
  byPerson,
  command,
  type Command,
  type CommandMap,
  type StaffCommand,
} from '../command/index.ts';
import { aboutPeople } from '../interest/index.ts';
import { putReason } from '../journal/index.ts';
import { organisers, traders } from '../roles/index.ts';
import { arePledgesKnown } from '../holds/index.ts';
import { recordPledges } from '../pledges/index.ts';
import type { Context } from '../match/index.ts';
import type { PersonKey, TextKey, Tx } from '../store/index.ts';
import { touch } from '../world/index.ts';
import { beginTruce } from './beginTruce.ts';
import { recordDeckCards } from './deckCards.ts';
import { carryOut, type Decided } from './effects.ts';
import { NO_FACTS } from './endContract.ts';
import { decksNow } from './playable.ts';
import { factsOf, isUnsaid, laysCards, partyOfPerson } from './standing.ts';
import { isUnread } from './unread.ts';
import { decideEither, pledgeSteps, readCards, type WithCards } from './withCards.ts';
import { askedBy, typeOf } from './wish.ts';
import { writeContract } from './writeContract.ts';

type Type = AnyContractCommand['type'];
interface Known extends Pick<Decided, 'contract' | 'parties' | 'decks'> {
  readonly facts: Facts;
  /** Null if neither module was ever switched on. */
  readonly cards: WithCards | null;
}

/** Reads a contract with what this kind of command needs around it; null if there is none. */
async function knownFor(context: Context, tx: Tx, id: ContractId, type: Type): Promise<Known | null> {
  // PR7: what a handover brings must not reach anybody who is in a match.
  const brings = type === 'confirmHandover' && (await arePledgesKnown(context, tx));
  if (!isBinding(type) && !brings) {
    const contract = await tx.contracts.contract(id);
    if (contract === null) return null;
    const cards = await readCards(context, tx, contract);
    return { contract, parties: null, decks: null, facts: NO_FACTS, cards };
  }
  const found = await tx.contracts.contractWithParties(id);
  if (found === null) return null;
  const { contract, parties } = found;
  const { one: a, two: b } = parties;
  const plays = type === 'accept' && laysCards(contract);
  const decks = plays ? await decksNow(context, tx, { a, b }) : null;
  const unsaid = decks !== null && isUnsaid(contract, decks);
  const facts = { ...factsOf(parties, (await context.settings.of(tx)).settings), unsaid };
  return { contract, parties, decks, facts, cards: await readCards(context, tx, contract) };
}

/** The person whose wish it is (null for the server itself), and an organiser's reason. */
interface By {
  readonly who: PersonKey | null;
  readonly reason?: () => Promise<TextKey | null>;
}

async function decide(
  context: Context,
  tx: Tx,
  { contract, parties, decks, facts, cards }: Known,
  asked: AnyContractCommand,
  { who, reason = async () => null }: By,
): Promise<CommandResult> {
  const decided = decideEither(contract, asked, facts, cards);
  if (!decided.ok) return decided;
  const { state, effects, ended, moves } = decided.value;
  const steps = cards === null ? null : pledgeSteps(cards, asked, decided.value);
  if (steps !== null && !steps.ok) return steps;
  const note = await reason();
  const after = steps === null ? null : steps.value.state;
  const done = await carryOut(context, tx, { contract, parties, decks, pledges: after, who, note }, effects);
  if (!done.ok) return done;
  const { match, offer } = done.value;
  await writeContract(context, tx, contract, state, match?.key ?? null);
  if (cards !== null) await recordDeckCards(context, tx, cards, moves, { who, state });
  const { one, two } = contract;
  const others = steps === null ? [] : await recordPledges(context, tx, steps.value, { who, contract });
  const byTruce = steps === null ? [] : await beginTruce(context, tx, steps.value, { one, two, who });
  if (match !== null) {
    // The parties hear of the match anyway; other traders, whose promises went home by it, must be told.
    const beside = others.filter((person) => person !== one && person !== two);
    if (beside.length > 0) await touch(context, tx, beside);
    return ok({ type: 'started', match: match.id });
  }
  await touch(context, tx, [...new Set([one, two, ...others, ...byTruce])]);
  if (offer !== null) return ok({ type: 'made', id: offer });
  return ok({ type: ended === 'demand' ? 'demandEnded' : 'settled' });
}

/** Does to a contract what follows by itself, for the server. Refuses what the contract's rules refuse. */
export async function decideContractOf(
  context: Context,
  tx: Tx,
  id: ContractId,
  asked: AnyContractCommand,
): Promise<CommandResult> {
  const known = await knownFor(context, tx, id, asked.type);
  if (known === null) return err({ code: 'unknown-contract' });
  return decide(context, tx, known, asked, { who: null });
}

/** A contract, and which party the sender is. */
interface Own {
  readonly known: Known;
  readonly by: Party;
}

/** Whether accepting would agree to promises that the sender was not shown: phones of protocol 4 show none. */
const isUnseen = (wish: ContractWish, { pledgeOne, pledgeTwo }: Known['contract']): boolean =>
  wish.type === 'accept' && wish.pledges !== true && (pledgeOne !== null || pledgeTwo !== null);

/** A party asks something of its contract. For strangers the contract does not exist. */
export const actOnContract: Command<CommandMap['actOnContract']> = command({
  who: traders('party'),
  // A frozen party whose answer is asked for may pass (IN25): the clock would do the same.
  despite: ({ wish }) => (wish.type === 'passPlay' ? ['freeze'] : []),
  async find(asking): Promise<Result<Own, Refusal>> {
    const { wish } = asking.command;
    const known = await knownFor(asking.context, asking.tx, asking.command.contract, typeOf(wish));
    const by = known === null ? null : partyOfPerson(known.contract, asking.actor.person?.key ?? null);
    return known === null || by === null ? err({ code: 'unknown-contract' }) : ok({ known, by });
  },
  relate: () => 'party',
  do: byPerson(async (asking, { known, by }) => {
    // While an organiser has frozen one of the parties, neither is bound to anything new.
    const { parties } = known;
    const { wish } = asking.command;
    const binds = isBinding(typeOf(wish));
    if (binds && parties !== null && (parties.one.frozen || parties.two.frozen))
      return err({ code: 'person-frozen' });
    if (isUnseen(wish, known.contract)) return err({ code: 'promises-unseen' });
    const asked = askedBy(by, wish);
    if (isUnread(known.contract, asked, asking.context.clock.now())) return err({ code: 'stale-proposal' });
    const { context, tx, actor } = asking;
    return decide(context, tx, known, asked, { who: actor.person.key });
  }),
});

/** An organiser annuls a contract to which they are no party; its price goes back to the payer. */
export const annulContract: StaffCommand<CommandMap['annulContract']> = act({
  who: organisers,
  async find(asking) {
    const known = await knownFor(asking.context, asking.tx, asking.command.contract, 'annul');
    return known === null ? err({ code: 'unknown-contract' }) : ok(known);
  },
  about: (_asking, { contract: { one, two } }) => aboutPeople(one, two),
  async do({ context, tx, actor, command: { reason } }, known) {
    const who = actor.person?.key ?? null;
    return decide(
      context,
      tx,
      known,
      { type: 'annul' },
      {
        who,
        reason: () => putReason(tx, context.draws, reason),
      },
    );
  },
  undo: 'never',
  noted: null,
});
