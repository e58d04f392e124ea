// Deal: organisers give traders their promises: one of each common card, and one of their house (PR1, PR2).

import { err, ok, present, type Result } from '@dunmer/shared/lib';
import { decidePledges, drawHouse, type PledgeState } from '@dunmer/shared/pledges';
import type { CommandResult, Refusal } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { Asking, CommandMap } from '../command/index.ts';
import type { PersonKey, StoredHand, StoredPerson, Tx } from '../store/index.ts';
import { type Acting, type Actor, touch } from '../world/index.ts';
import { pledgesAround, tellMatches } from '../holds/index.ts';

type Asked = CommandMap['dealPledges'];

/** The houses, by their cards' ids. */
const HOUSES = [...PRINTED.pledges.values()].flatMap(({ kind, id }) => (kind === 'house' ? id : []));

/** Finds the people whom a deal names, each once. Refuses people who don't exist. */
export async function dealtTo({
  tx,
  command,
}: Asking<Actor, Asked>): Promise<Result<readonly StoredPerson[], Refusal>> {
  const ids = [...new Set(command.people)];
  const people = await tx.people.peopleById(ids);
  const found = new Set(people.map(({ id }): string => id));
  const strange = ids.find((id) => !found.has(id));
  if (strange !== undefined) return err({ code: 'unknown-person', who: strange });
  return people.length > 0 ? ok(people) : err({ code: 'unknown-person' });
}

/** What one person is dealt; `cards` are ids of cards. */
interface Dealt {
  readonly person: StoredPerson;
  readonly hand: StoredHand;
  readonly cards: readonly string[];
}

async function write(tx: Tx, dealt: readonly Dealt[]): Promise<void> {
  await tx.pledges.addHands(dealt.map(({ hand }) => hand));
  const wished = dealt.flatMap(({ person, cards }) => cards.map((card) => ({ owner: person.key, card })));
  const made = await tx.pledges.addPledges(wished);
  for (const { key, owner, card } of made) tx.note({ is: 'pledge', pledge: key, owner, card });
  for (const { hand } of dealt) tx.note({ is: 'hand', ...hand });
}

/**
 * Deals to people who have no promises yet, to all of them in one step. Refuses, before anything is written, people who
 * don't trade, are ruined or were dealt to before, and a house that doesn't exist; deals nothing while promises are
 * off.
 */
export async function dealPledges(
  { context, tx, command }: Asking<Acting, Asked>,
  people: readonly StoredPerson[],
): Promise<CommandResult> {
  const around = await pledgesAround(
    context,
    tx,
    people.map(({ key }) => key),
  );
  const drawn = [...(await tx.pledges.drawnHouses())];
  const dealt: Dealt[] = [];
  let state: PledgeState = around.state;
  for (const person of people) {
    const house = command.house ?? drawHouse(HOUSES, drawn, (n) => context.draws.below(n));
    const decided = decidePledges(PRINTED, state, { type: 'deal', who: person.id, house }, around.facts);
    if (!decided.ok) return decided;
    const { moves, state: after } = decided.value;
    state = after;
    if (command.house === null) drawn.push(house);
    const known = present(after.hands.get(person.id), 'whoever is dealt to has a hand');
    const before = around.hands.get(person.key);
    const hand = {
      person: person.key,
      house,
      drawn: command.house === null,
      ruined: false,
      // Somebody who is in a match may be due to be ruined at its end.
      ruinAfter: before?.ruinAfter ?? null,
      ...known,
    };
    dealt.push({ person, hand, cards: moves.map(({ pledge }) => pledge.card) });
  }
  await write(tx, dealt);
  await tellMatches(context, tx, [...around.people.values()], null);
  const keys = people.map(({ key }): PersonKey => key);
  await touch(context, tx, keys);
  return ok({ type: 'settled' });
}
