// Staff: what organisers and referees do with the deck (INTRIGUE 1, 2; IN26).

import { err, ok, present, type Result } from '@dunmer/shared/lib';
import { handOf } from '@dunmer/shared/intrigue';
import type { CommandResult, PersonId, Refusal } from '@dunmer/shared/protocol';
import { type Asking, byPerson, type CommandMap, personNamed } from '../command/index.ts';
import { tellAllMatches } from '../holds/index.ts';
import { type About, aboutPeople } from '../interest/index.ts';
import type { PersonKey, StoredPerson } from '../store/index.ts';
import type { Acting, Actor } from '../world/index.ts';
import { deckAround, deckFor } from './around.ts';
import { decideOnDeck, onDeck } from './decideOn.ts';

/** IN2 */
export const sayWord = onDeck<CommandMap['sayWord']>(({ word }) => ({ type: 'sayWord', word }));
/** IN6 */
export const ring = onDeck<CommandMap['ring']>(({ ring: number }) => ({ type: 'ring', ring: number }));
/** IN9 */
export const openAudience = onDeck<CommandMap['openAudience']>(({ person }) => ({
  type: 'openAudience',
  who: person,
}));
const close = onDeck<CommandMap['closeAudience']>(() => ({ type: 'closeAudience' }));
/**
 * IN9: closes the audience whose owner the preview showed: one that was opened for somebody else meanwhile is not
 * closed unread.
 */
export const closeAudience: typeof close = (asking, whose) => {
  asking.tx.answerTo(JSON.stringify(whose));
  return close(asking, whose);
};
/** IN9 */
export const letDraw = onDeck<CommandMap['letDraw']>(({ person, n, reason }) => ({
  type: 'letDraw',
  who: person,
  n,
  reason,
}));
/** IN10, IN19 */
export const answerIntrigueFor = onDeck<CommandMap['answerIntrigueFor']>(({ person, asking }) => ({
  type: 'answerFor',
  who: person,
  asking,
  by: 'referee',
}));
/** IN5: closes the deck: nothing rings any more, and running matches no longer know any hand. */
export const closeIntrigue = byPerson(
  async ({ context, tx, actor }: Asking<Acting, CommandMap['closeIntrigue']>): Promise<CommandResult> => {
    const closed = await decideOnDeck(context, tx, { who: actor.person.key }, { type: 'closeDeck' });
    if (!closed.ok) return closed;
    const planned = await tx.intrigue.plannedRings();
    if (planned.length > 0) {
      await tx.intrigue.dropRings(planned);
      tx.note({ is: 'ringsPlanned', at: [] });
    }
    await tellAllMatches(context, tx);
    return ok({ type: 'settled' });
  },
);

/** IN26: lets an organiser look at a hand; its holder reads that, and why. */
export async function openIntrigueHand(
  { context, tx, actor, command }: Asking<Actor, CommandMap['openIntrigueHand']>,
  { id }: StoredPerson,
): Promise<CommandResult> {
  const { key, id: by } = present(actor.person, 'the table of roles lets nobody else in');
  const { reason } = command;
  const opened = await decideOnDeck(context, tx, { who: key }, { type: 'openHand', who: id, reason });
  if (!opened.ok) return opened;
  return ok({ type: 'openedHand', person: id, copies: handOf(opened.value.state, id), by });
}

/** Finds the person who is named. Refuses people who don't exist, and people who never traded. */
export async function traderNamed(
  asking: Asking<Actor, { readonly person: PersonId }>,
): Promise<Result<StoredPerson, Refusal>> {
  const named = await personNamed(asking);
  return !named.ok || named.value.trades ? named : err({ code: 'not-trading', who: named.value.id });
}

/** Finds the person whose audience is open; nobody where none is. */
export async function audienceNow({
  context,
  tx,
}: Asking<Actor, unknown>): Promise<Result<readonly PersonKey[], never>> {
  const audience = (await deckFor(context, tx))?.common.audience ?? null;
  const who = audience === null ? null : await tx.people.person(audience.who);
  return ok(who === null ? [] : [who.key]);
}

/**
 * IN26: the silent trader, and those for or against whom the question is: the action's player and the people it names.
 */
export async function silentNow({
  context,
  tx,
  command: { person, asking },
}: Asking<Actor, CommandMap['answerIntrigueFor']>): Promise<Result<readonly PersonKey[], Refusal>> {
  const around = await deckAround(context, tx);
  if (around === null) return err({ code: 'intrigue-off' });
  const silent = around.people.get(person);
  if (silent === undefined) return err({ code: 'unknown-person' });
  const concerned = around.live.state.common.actions.flatMap(({ asked, drop, who, named }) =>
    asking !== null && (asked?.asking === asking || drop?.asking === asking) ? [who, ...named] : [],
  );
  return ok([silent.key, ...concerned.flatMap((id) => around.people.get(id)?.key ?? [])]);
}

export const aboutThem = (_asking: unknown, people: readonly PersonKey[]): About => aboutPeople(...people);
