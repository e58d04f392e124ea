// ActOnContract: a party asks something of a contract, or an organiser annuls it.

import { type Facts, isBinding, type Party } from '@dunmer/shared/contract';
import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, ContractId, ContractWish, Refusal } from '@dunmer/shared/protocol';
import {
  act,
  type Asking,
  byPerson,
  command,
  type Command,
  type CommandMap,
  type StaffCommand,
} from '../command/index.ts';
import { aboutPeople } from '../interest/index.ts';
import { putReason } from '../journal/index.ts';
import { organisers, traders } from '../roles/index.ts';
import { arePledgesKnown, cardOf, ownerOf, recordPledges } from '../pledges/index.ts';
import type { TextKey } from '../store/index.ts';
import { pledge } from '@dunmer/shared/windows';
import { type Actor, touch } from '../world/index.ts';
import { beginTruce } from './beginTruce.ts';
import { carryOut, type Decided } from './effects.ts';
import { NO_FACTS } from './endContract.ts';
import { decksNow } from './playable.ts';
import { factsOf, isUnsaid, partyOfPerson } from './standing.ts';
import { isUnread } from './unread.ts';
import {
  type AnyContractCommand,
  decideEither,
  pledgeSteps,
  readPledges,
  type WithPledges,
} from './withPledges.ts';
import { writeContract } from './writeContract.ts';

type Type = AnyContractCommand['type'];
type OnContract = Asking<Actor, { readonly contract: ContractId }>;

interface Known extends Pick<Decided, 'contract' | 'parties' | 'decks'> {
  readonly facts: Facts;
  /** Null where promises were never switched on. */
  readonly pledges: WithPledges | null;
}

/** A contract as it stands, with as much around it as a kind of command asks for; null where there is none. */
async function knownFor({ context, tx, command }: OnContract, type: Type): Promise<Known | null> {
  // PR7: what a handover brings must not reach somebody in a match.
  const brings = type === 'confirmHandover' && (await arePledgesKnown(context, tx));
  if (!isBinding(type) && !brings) {
    const contract = await tx.contracts.contract(command.contract);
    if (contract === null) return null;
    const pledges = await readPledges(context, tx, contract);
    return { contract, parties: null, decks: null, facts: NO_FACTS, pledges };
  }
  const found = await tx.contracts.contractWithParties(command.contract);
  if (found === null) return null;
  const { contract, parties } = found;
  const { one: a, two: b } = parties;
  const plays = type === 'accept' && contract.game !== null;
  const decks = plays ? await decksNow(context, tx, { a, b }) : null;
  const unsaid = decks !== null && isUnsaid(contract, decks);
  const facts = await factsOf(context, tx, parties, unsaid);
  return { contract, parties, decks, facts, pledges: await readPledges(context, tx, contract) };
}

async function decide(
  asking: OnContract,
  { contract, parties, decks, facts, pledges }: Known,
  asked: AnyContractCommand,
  reason: () => Promise<TextKey | null>,
): Promise<CommandResult> {
  const { context, tx, actor } = asking;
  const decided = decideEither(contract, asked, facts, pledges);
  if (!decided.ok) return decided;
  const { state, effects, ended } = decided.value;
  const steps = pledges === null ? null : pledgeSteps(pledges, asked, decided.value);
  if (steps !== null && !steps.ok) return steps;
  const who = actor.person?.key ?? null;
  const note = await reason();
  const after = steps === null ? null : steps.value.state;
  const done = await carryOut(context, tx, { contract, parties, decks, pledges: after, who, note }, effects);
  if (!done.ok) return done;
  const { match, offer } = done.value;
  await writeContract(context, tx, contract, state, match?.key ?? null);
  const { one, two } = contract;
  const others = steps === null ? [] : await recordPledges(context, tx, steps.value, { who, contract });
  const byTruce = steps === null ? [] : await beginTruce(context, tx, steps.value, { one, two, who });
  if (match !== null) return ok({ type: 'started', match: match.id });
  await touch(context, tx, [...new Set([one, two, ...others, ...byTruce])]);
  if (offer !== null) return ok({ type: 'made', id: offer });
  return ok({ type: ended === 'demand' ? 'demandEnded' : 'settled' });
}

/** A contract as one of its parties has it. */
interface Own {
  readonly known: Known;
  readonly by: Party;
}

const named = (key: string) => pledge(ownerOf(key), cardOf(key));

/** What is played with intrigue cards in a contract. */
type IntrigueWish = Extract<
  ContractWish,
  { readonly type: 'demandWithIntrigue' | 'answerWithIntrigue' | 'cancelPlay' | 'passPlay' }
>;

const INTRIGUE_WISHES: ReadonlySet<ContractWish['type']> = new Set([
  'demandWithIntrigue',
  'answerWithIntrigue',
  'cancelPlay',
  'passPlay',
]);
const isOfIntrigue = (wish: ContractWish): wish is IntrigueWish => INTRIGUE_WISHES.has(wish.type);

/** Whether an offer names promises that whoever accepts it has not been shown, as phones of protocol 4 show none. */
const isUnseen = (wish: ContractWish, { pledgeOne, pledgeTwo }: Known['contract']): boolean =>
  wish.type === 'accept' && wish.pledges !== true && (pledgeOne !== null || pledgeTwo !== null);

/** A wish as the contract's rules know it: who asks, and null for what a phone of protocol 4 leaves out. */
function askedBy(by: Party, wish: Exclude<ContractWish, IntrigueWish>): AnyContractCommand {
  switch (wish.type) {
    case 'accept':
      return { type: wish.type, by, game: wish.game ?? null };
    case 'withdrawGame':
    case 'refuseGame':
      return { type: wish.type, by, proposal: wish.proposal ?? null };
    case 'chooseRounding':
      return { type: wish.type, by, proposal: wish.proposal ?? null, amount: wish.amount };
    case 'demandWith':
      return { type: wish.type, by, card: named(wish.pledge), rounding: null };
    case 'answerWith':
      return { type: wish.type, by, proposal: wish.proposal, card: named(wish.pledge) };
    default:
      return { ...wish, by };
  }
}

/** A party asks something of its contract. For strangers there is no such contract. */
export const actOnContract: Command<CommandMap['actOnContract']> = command({
  who: traders('party'),
  async find(asking): Promise<Result<Own, Refusal>> {
    const { wish } = asking.command;
    const known = await knownFor(asking, isOfIntrigue(wish) ? 'demandWith' : wish.type);
    const by = known === null ? null : partyOfPerson(known.contract, asking.actor.person?.key ?? null);
    return known === null || by === null ? err({ code: 'unknown-contract' }) : ok({ known, by });
  },
  relate: () => 'party',
  do: byPerson(async (asking, { known, by }) => {
    // Neither is bound to anything new while an organiser has stopped one of them.
    const { parties } = known;
    const { wish } = asking.command;
    if (isOfIntrigue(wish)) return err({ code: 'intrigue-off' });
    const binds = isBinding(wish.type);
    if (binds && parties !== null && (parties.one.frozen || parties.two.frozen))
      return err({ code: 'person-frozen' });
    if (isUnseen(wish, known.contract)) return err({ code: 'promises-unseen' });
    const asked = askedBy(by, wish);
    if (isUnread(known.contract, asked, asking.context.clock.now())) return err({ code: 'stale-proposal' });
    return decide(asking, known, asked, async () => null);
  }),
});

/** An organiser annuls a contract that they are no party of: it gives its price back to one of them. */
export const annulContract: StaffCommand<CommandMap['annulContract']> = act({
  who: organisers,
  async find(asking) {
    const known = await knownFor(asking, 'annul');
    return known === null ? err({ code: 'unknown-contract' }) : ok(known);
  },
  about: (_asking, { contract: { one, two } }) => aboutPeople(one, two),
  async do(asking, known) {
    const {
      context,
      tx,
      command: { reason },
    } = asking;
    return decide(asking, known, { type: 'annul' }, () => putReason(tx, context.draws, reason));
  },
  undo: 'never',
  noted: null,
});
