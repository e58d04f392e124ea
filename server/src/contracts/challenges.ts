// Challenges: matches without a contract, for a prestige or friendly ones (R20, R21).

import { faultOfAgreeing, faultOfTable, isSum, MOST_SUM, tableOf } from '@dunmer/shared/contract';
import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult, Refusal } from '@dunmer/shared/protocol';
import {
  type Asking,
  byPerson,
  command,
  type CommandMap,
  type SomeCommands,
  nothing,
} from '../command/index.ts';
import { isShort } from '@dunmer/shared/rules';
import { untilFree } from '../draws/index.ts';
import type { Context } from '../match/index.ts';
import { type Relation, traders } from '../roles/index.ts';
import type { Challenged, StoredChallenge, Tx } from '../store/index.ts';
import { type Acting, type Actor, isPerson, touch } from '../world/index.ts';
import { betweenThem, gameBegun, type Pair } from './begun.ts';
import { noteChallenge } from './noteChallenge.ts';
import { faultOfFlood, partnerFor } from './partner.ts';
import { broughtTo } from './playable.ts';
import { faultOfOpening, openEventMatch } from './openEventMatch.ts';

type Propose = CommandMap['proposeMatch'];

/** Why nobody can propose to play for this stake; null if they can. Does not look at what the other trader holds. */
async function faultOfStake(
  context: Context,
  tx: Tx,
  actor: Acting,
  { stake, friendly, table }: Propose,
): Promise<Refusal | null> {
  const { least, money, patrons } = (await context.settings.of(tx)).settings;
  const off = faultOfTable({ table }, { patrons: patrons === 'on' });
  if (off !== null) return off;
  if (!isSum(stake) || (friendly && stake !== 0)) return { code: 'bad-sum', most: friendly ? 0 : MOST_SUM };
  if (!friendly && stake < least) return { code: 'below-least', least };
  if (money === 'table' || stake === 0) return null;
  const purse = await tx.money.account({ kind: 'purse', owner: actor.person.key });
  return (purse?.balance ?? 0) < stake ? { code: 'not-enough', amount: stake } : null;
}

const addChallenge = (
  { draws, clock }: Context,
  tx: Tx,
  challenge: Pick<StoredChallenge, 'from' | 'to' | 'stake' | 'friendly' | 'table'>,
  answered: StoredChallenge | null,
): Promise<string> =>
  untilFree(async () => {
    const whole = { ...challenge, id: draws.id(), state: 'offered' as const, at: clock.now() };
    if ((await tx.challenges.addChallenge({ ...whole, answers: answered?.key ?? null })) === null)
      return null;
    noteChallenge(tx, { ...whole, answers: answered?.id ?? null }, 'offered');
    return whole.id;
  });

async function propose(asking: Asking<Acting, Propose>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const partner = await partnerFor(tx, actor, command.with, 'match');
  if (!partner.ok) return partner;
  const fault = await faultOfStake(context, tx, actor, command);
  if (fault !== null) return err(fault);
  const { stake, friendly, table } = command;
  const pair: Pair = { by: actor.person, other: partner.value };
  const truce = friendly ? null : (await betweenThem(context, tx, pair)).truce;
  if (truce !== null) return err(truce);
  const [from, to] = [actor.person.key, partner.value.key];
  const id = await addChallenge(context, tx, { from, to, stake, friendly, table }, null);
  const others = friendly ? [] : await gameBegun(context, tx, pair);
  await touch(context, tx, [...new Set([from, to, ...others])]);
  return ok({ type: 'made', id });
}

type Answer = CommandMap['acceptMatch' | 'declineMatch' | 'withdrawMatch'];
type Answering = Asking<Acting, Answer>;

const isOf = (actor: Actor, { from, to }: StoredChallenge): boolean =>
  isPerson(actor, from) || isPerson(actor, to);

/** Finds the challenge that a command names. Strangers find none. */
async function ownChallenge({ tx, actor, command: { proposal: id } }: Asking<Actor, Answer>) {
  const challenge = await tx.challenges.challenge(id);
  return challenge !== null && isOf(actor, challenge)
    ? ok(challenge)
    : err({ code: 'unknown-proposal' } as const);
}

/** The same with its two traders. */
async function ownMeeting({ tx, actor, command: { proposal: id } }: Asking<Actor, Answer>) {
  const met = await tx.challenges.challengeWithParties(id);
  return met !== null && isOf(actor, met.challenge) ? ok(met) : err({ code: 'unknown-proposal' } as const);
}

/** Why the actor may not answer or withdraw a challenge, or it no longer stands; null if they may. */
function faultOfAnswer(challenge: StoredChallenge, { person }: Acting, side: 'from' | 'to'): Refusal | null {
  if (challenge[side] !== person.key)
    return { code: side === 'to' ? 'not-yours-to-answer' : 'not-yours-to-withdraw' };
  return challenge.state === 'offered' ? null : { code: 'closed' };
}

/**
 * Rule 2.2: the proposer must know beforehand that the other is short. So when a short trader accepts, the same
 * challenge is made back to the proposer, who has the last word. Refuses a trader who waits for too many answers.
 */
async function proposeBack(context: Context, tx: Tx, challenge: StoredChallenge): Promise<CommandResult> {
  const { key, from: to, to: from, stake, friendly, table } = challenge;
  const flood = await faultOfFlood(tx, from, 'match');
  if (flood !== null) return err(flood);
  await tx.challenges.closeChallenge(key, 'declined', null);
  noteChallenge(tx, challenge, 'declined');
  const id = await addChallenge(context, tx, { from, to, stake, friendly, table }, challenge);
  await touch(context, tx, [from, to]);
  return ok({ type: 'made', id });
}

type Accepting = Asking<Acting, CommandMap['acceptMatch']>;

async function accept(asking: Accepting, met: Challenged): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const { challenge, from, to } = met;
  const { patrons } = (await context.settings.of(tx)).settings;
  const fault =
    faultOfAnswer(challenge, actor, 'to') ??
    faultOfAgreeing(command, challenge, { patrons: patrons === 'on' });
  if (fault !== null) return err(fault);
  const { key, stake, friendly } = challenge;
  const between = friendly ? null : await betweenThem(context, tx, { by: from, other: to });
  if (between !== null && between.truce !== null) return err(between.truce);
  // Seat a belongs to the trader who asked first.
  const seats = challenge.answers === null ? { a: from, b: to } : { a: to, b: from };
  const brought = await broughtTo(context, tx, { tableName: tableOf(challenge), traders: seats });
  const kind = friendly ? 'friendly' : 'stake';
  const parts = { contract: null, price: null, pledges: between?.pledges ?? null } as const;
  const opening = { ...parts, kind, stake, traders: seats, ...brought, who: to.key } as const;
  const isBrief = brought.decks !== null && isShort(brought.decks.b.length);
  if (challenge.answers === null && isBrief) {
    const hindrance = await faultOfOpening(context, tx, opening);
    return hindrance === null ? proposeBack(context, tx, challenge) : err(hindrance);
  }
  const opened = await openEventMatch(context, tx, opening);
  if (!opened.ok) return opened;
  await tx.challenges.closeChallenge(key, 'accepted', opened.value.key);
  noteChallenge(tx, challenge, 'accepted');
  return ok({ type: 'started', match: opened.value.id });
}

const closing =
  (side: 'from' | 'to', state: 'declined' | 'withdrawn') =>
  async ({ context, tx, actor }: Answering, challenge: StoredChallenge): Promise<CommandResult> => {
    const fault = faultOfAnswer(challenge, actor, side);
    if (fault !== null) return err(fault);
    const { key, from, to } = challenge;
    await tx.challenges.closeChallenge(key, state, null);
    noteChallenge(tx, challenge, state);
    await touch(context, tx, [from, to]);
    return ok({ type: 'settled' });
  };

const party = (): Relation => 'party';

export const challengeCommands = {
  proposeMatch: command({
    who: traders('other'),
    find: nothing,
    relate: () => 'other',
    do: byPerson(propose),
  }),
  acceptMatch: command({
    who: traders('party'),
    find: ownMeeting,
    relate: party,
    do: byPerson(accept),
  }),
  declineMatch: command({
    who: traders('party'),
    find: ownChallenge,
    relate: party,
    do: byPerson(closing('to', 'declined')),
  }),
  withdrawMatch: command({
    who: traders('party'),
    find: ownChallenge,
    relate: party,
    do: byPerson(closing('from', 'withdrawn')),
  }),
} satisfies SomeCommands;
