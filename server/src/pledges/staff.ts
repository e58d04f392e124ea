// Staff: organisers ruin a trader, take that back, and send one promise home (PR25, PR26).

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, Refusal } from '@dunmer/shared/protocol';
import type { PledgeCommand } from '@dunmer/shared/pledges';
import type { Asking, CommandMap } from '../command/index.ts';
import type { Context } from '../match/index.ts';
import { isRuinOfDeck, joinAll, ruinInDeck, ruinWithoutPromises } from '../intrigue/index.ts';
import type { PersonKey, StoredHand, StoredPerson, StoredPledge, Tx } from '../store/index.ts';
import { type Acting, type Actor, touch } from '../world/index.ts';
import { arePledgesKnown, keyOf, pledgesAround } from '../holds/index.ts';
import { leaveContracts } from './leaveContracts.ts';
import { cardOf, ownerOf } from './named.ts';
import { recordPledges } from './record.ts';
import { newHand } from './recordHands.ts';
import { PledgeSteps } from './steps.ts';

interface Stepping {
  readonly who: PersonKey;
  readonly people: readonly PersonKey[];
  readonly command: PledgeCommand;
}

async function take(context: Context, tx: Tx, { who, people, command }: Stepping): Promise<CommandResult> {
  const steps = new PledgeSteps(await pledgesAround(context, tx, people));
  const taken = steps.take(command);
  if (!taken.ok) return taken;
  const touched = await recordPledges(context, tx, steps, { who });
  const told = await leaveContracts(tx, steps);
  await touch(context, tx, [...new Set([...people, ...touched, ...told])]);
  return ok({ type: 'settled' });
}

/** Whether their ruin at the end of a match is already arranged. */
const isArranged = ({ ruinAfter }: StoredHand, ruined: boolean): boolean => ruined && ruinAfter !== null;

/**
 * PR25: arranges a ruin for the end of the match that somebody is in; taken back before that, nothing has happened.
 */
async function arrange(
  context: Context,
  tx: Tx,
  hand: StoredHand,
  match: number | null,
): Promise<CommandResult> {
  const ruinAfter = match === null ? null : ((await tx.matchByKey(match))?.id ?? null);
  if ((await tx.pledges.handsOf([hand.person])).length === 0) await tx.pledges.addHands([hand]);
  await tx.pledges.changeHand({ ...hand, ruinAfter });
  tx.note({ is: 'hand', ...hand, ruinAfter });
  await touch(context, tx, [hand.person]);
  return ok({ type: 'settled' });
}

/** Ruins somebody in an event that has a deck of intrigue cards and no promises (IN25), or takes that back. */
async function ruinOfDeck(
  { context, tx, actor, command }: Asking<Acting, CommandMap['ruinPerson']>,
  trader: StoredPerson,
): Promise<CommandResult> {
  if (!trader.trades || (await context.deck.of(tx)) === null) return err({ code: 'never-dealt' });
  const match = trader.match === null ? null : ((await tx.matchByKey(trader.match))?.id ?? null);
  const { ruined, reason } = command;
  const ruin = { who: actor.person.key, trader, reason };
  const done = await ruinWithoutPromises(context, tx, ruin, { ruined, match });
  return done.ok ? ok({ type: 'settled' }) : done;
}

/**
 * PR25, IN25: ruins somebody, at the end of their match where they are in one, or takes that back. This holds for
 * people who were never dealt promises too, because they may have those of others. Refuses people who don't trade, are
 * already ruined or are not ruined, and everybody while the event has neither promises nor a deck of intrigue cards.
 */
export async function ruinPerson(
  asking: Asking<Acting, CommandMap['ruinPerson']>,
  person: StoredPerson,
): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const { key, id, match } = person;
  // The organiser who has not read of a new ruin does not take it back.
  if (!command.ruined) tx.answerTo(`ruined by ${await tx.journal.newestOn('ruinPerson', key)}`);
  const withPromises = person.trades && (await arePledgesKnown(context, tx));
  // A ruin from before there were promises is taken back the way it was made.
  if (!withPromises || (await isRuinOfDeck(context, tx, key))) return ruinOfDeck(asking, person);
  const [hand = newHand(key)] = await tx.pledges.handsOf([key]);
  if (isArranged(hand, command.ruined)) return err({ code: 'ruined-before' });
  if (hand.ruinAfter !== null || (command.ruined && match !== null && !hand.ruined))
    return arrange(context, tx, hand, command.ruined ? match : null);
  const who = actor.person.key;
  const ruin = { type: command.ruined ? 'ruin' : 'restore', who: id } as const;
  const taken = await take(context, tx, { who, people: [key], command: ruin });
  if (!taken.ok) return taken;
  if (command.ruined) await ruinInDeck(context, tx, { who, trader: person, reason: command.reason });
  else await joinAll(context, tx, who);
  return taken;
}

/** Finds the promise that is named. Refuses one that nobody owns. */
export async function pledgeNamed({
  tx,
  command: { pledge: key },
}: Asking<Actor, CommandMap['sendPledgeHome']>): Promise<Result<StoredPledge, Refusal>> {
  const found = await tx.pledges.pledge(ownerOf(key), cardOf(key));
  return found === null ? err({ code: 'unknown-promise', key }) : ok(found);
}

/** PR26: sends a promise home. Refuses one that is at home or out. */
export function sendPledgeHome(
  { context, tx, actor }: Asking<Acting, CommandMap['sendPledgeHome']>,
  pledge: StoredPledge,
): Promise<CommandResult> {
  const { owner, place, of } = pledge;
  // An organiser who has not read that the promise has moved on does not take it from its new holder.
  tx.answerTo(JSON.stringify([place, of]));
  return take(context, tx, {
    who: actor.person.key,
    people: [owner, ...(of === null ? [] : [of])],
    command: { type: 'sendHome', key: keyOf(pledge) },
  });
}
