// Proposals: matches without a contract, for a prestige or friendly ones (R20, R21).

import { isSum, MOST_SUM } from '@dunmer/shared/contract';
import { err, ok, present, type Result } from '@dunmer/shared/lib';
import type { CommandResult, Refusal } from '@dunmer/shared/protocol';
import { type Asking, byPerson, type CommandMap, other, type RulesFor } from '../door/index.ts';
import type { Context } from '../match/index.ts';
import type { OfferState, StoredProposal, Tx } from '../store/index.ts';
import { type Acting, touch } from '../world/index.ts';
import { partnerFor } from './partner.ts';
import { openEventMatch } from './openEventMatch.ts';

const TRIES = 8;

type Propose = CommandMap['proposeMatch'];

/** Why nobody can propose to play for this; who is asked is not asked for what they hold. */
async function faultOfStake(
  context: Context,
  tx: Tx,
  actor: Acting,
  { stake, friendly }: Propose,
): Promise<Refusal | null> {
  const { least, money } = (await context.settings.of(tx)).settings;
  if (!isSum(stake) || (friendly && stake !== 0)) return { code: 'bad-sum', most: friendly ? 0 : MOST_SUM };
  if (!friendly && stake < least) return { code: 'below-least', least };
  if (money === 'table' || stake === 0) return null;
  const purse = await tx.money.account({ kind: 'purse', owner: actor.person.key });
  return (purse?.balance ?? 0) < stake ? { code: 'not-enough', amount: stake } : null;
}

/** Notes how a proposal stands. */
function noteProposal(tx: Tx, proposal: Omit<StoredProposal, 'key'>, state: OfferState): void {
  const { id, from, to, stake, friendly } = proposal;
  tx.note({ is: 'proposal', proposal: id, from, to, stake, friendly, state });
}

async function addProposal(
  { draws, clock }: Context,
  tx: Tx,
  proposal: Pick<StoredProposal, 'from' | 'to' | 'stake' | 'friendly'>,
): Promise<string> {
  for (let i = 0; i < TRIES; i++) {
    const whole = { ...proposal, id: draws.id(), state: 'offered' as const, at: clock.now() };
    if ((await tx.deals.addProposal(whole)) === null) continue;
    noteProposal(tx, whole, 'offered');
    return whole.id;
  }
  throw new Error('no free id was drawn');
}

async function propose(asking: Asking<Acting, Propose>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const partner = await partnerFor(tx, actor, command.with);
  if (!partner.ok) return partner;
  const fault = await faultOfStake(context, tx, actor, command);
  if (fault !== null) return err(fault);
  const [from, to] = [actor.person.key, partner.value.key];
  const { stake, friendly } = command;
  const id = await addProposal(context, tx, { from, to, stake, friendly });
  await touch(context, tx, [from, to]);
  return ok({ type: 'made', id });
}

type Answering = Asking<Acting, CommandMap['acceptMatch' | 'declineMatch' | 'withdrawMatch']>;

/** The proposal that still stands and is the actor's to answer, or to withdraw. Strangers learn of none. */
async function standing(
  { tx, actor, command }: Answering,
  side: 'from' | 'to',
): Promise<Result<StoredProposal, Refusal>> {
  const proposal = await tx.deals.proposal(command.proposal);
  const { key } = actor.person;
  if (proposal === null || (proposal.from !== key && proposal.to !== key))
    return err({ code: 'unknown-proposal' });
  if (proposal[side] !== key)
    return err({ code: side === 'to' ? 'not-yours-to-answer' : 'not-yours-to-withdraw' });
  return proposal.state === 'offered' ? ok(proposal) : err({ code: 'closed' });
}

async function accept(asking: Answering): Promise<CommandResult> {
  const { context, tx } = asking;
  const found = await standing(asking, 'to');
  if (!found.ok) return found;
  const { key, from, to, stake, friendly } = found.value;
  const both = await tx.people.standings([from, to]);
  const [a, b] = [from, to].map((one) => both.find((person) => person.key === one));
  const traders = { a: present(a, 'who proposes is known'), b: present(b, 'who accepts is known') };
  const kind = friendly ? 'friendly' : 'stake';
  const opened = await openEventMatch(context, tx, { kind, stake, contract: null, traders, who: to });
  if (!opened.ok) return opened;
  await tx.deals.closeProposal(key, 'accepted', opened.value.key);
  noteProposal(tx, found.value, 'accepted');
  return ok({ type: 'started', match: opened.value.id });
}

const closing =
  (side: 'from' | 'to', state: 'declined' | 'withdrawn') =>
  async (asking: Answering): Promise<CommandResult> => {
    const { context, tx } = asking;
    const found = await standing(asking, side);
    if (!found.ok) return found;
    const { key, from, to } = found.value;
    await tx.deals.closeProposal(key, state, null);
    noteProposal(tx, found.value, state);
    await touch(context, tx, [from, to]);
    return ok({ type: 'settled' });
  };

/** Whose a proposal is, is asked with it at hand: strangers are refused there. */
const party = async () => ok('party' as const);

export const proposalRules: RulesFor<'proposeMatch' | 'acceptMatch' | 'declineMatch' | 'withdrawMatch'> = {
  proposeMatch: { relate: other, handle: byPerson(propose) },
  acceptMatch: { relate: party, handle: byPerson(accept) },
  declineMatch: { relate: party, handle: byPerson(closing('to', 'declined')) },
  withdrawMatch: { relate: party, handle: byPerson(closing('from', 'withdrawn')) },
};
