// DealStart: deals start decks (rule 7): one copy of every standard card, a number of different uncommon ones at
// random, at most one rare, no unique. People who were dealt to before get only what is missing.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { EventRefusal } from '@dunmer/shared/protocol';
import type { Rarity } from '@dunmer/shared/cards';
import type { Draws } from '../draws/index.ts';
import type { PersonKey, StoredDefinition, Tx } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { makeCopies, type Wanted } from './make.ts';

export interface StartDeal {
  /** How many different uncommon and rare cards each start deck has afterwards, as far as there are so many. */
  readonly uncommon: number;
  readonly rare: number;
  readonly who: PersonKey | null;
  /** Whether these people were added in this transaction, so that nothing was dealt to them before. */
  readonly areNew?: boolean;
}

/** The most rare cards in a start deck (rule 7). */
const MOST_RARE = 1;

type Counted = Extract<Rarity, 'uncommon' | 'rare'>;

/** Draws this many of a list at random, each at most once. */
function drawn<T>({ below }: Draws, list: readonly T[], count: number): readonly T[] {
  const rest = [...list];
  const some: T[] = [];
  while (some.length < count && rest.length > 0) some.push(...rest.splice(below(rest.length), 1));
  return some;
}

/** The cards that one person's start deck lacks. */
function missing(
  draws: Draws,
  definitions: readonly StoredDefinition[],
  has: readonly { readonly card: string; readonly rarity: Rarity }[],
  counts: Readonly<Record<Counted, number>>,
): readonly StoredDefinition[] {
  const dealt = new Set(has.map(({ card }) => card));
  const open = definitions.filter(({ card, retired }) => !retired && !dealt.has(card));
  const more = (rarity: Counted): readonly StoredDefinition[] => {
    const there = has.filter((copy) => copy.rarity === rarity).length;
    return drawn(
      draws,
      open.filter((definition) => definition.rarity === rarity),
      counts[rarity] - there,
    );
  };
  return [...open.filter(({ rarity }) => rarity === 'standard'), ...more('uncommon'), ...more('rare')];
}

/**
 * Deals start decks to any number of people with the same few statements; none of them may be in a match. Refuses
 * more than one rare card before it has written anything. Returns how many copies were dealt.
 */
export async function dealStart(
  { draws, clock }: Pick<World, 'draws' | 'clock'>,
  tx: Tx,
  people: readonly PersonKey[],
  { uncommon, rare, who, areNew = false }: StartDeal,
): Promise<Result<number, EventRefusal>> {
  if (rare > MOST_RARE) return err({ code: 'too-many', most: MOST_RARE });
  const definitions = await tx.cards.definitions();
  const before = areNew ? [] : await tx.cards.startCopies(people);
  const dealt = Map.groupBy(before, ({ person }) => person);
  const wishes = [...new Set(people)].flatMap((person): readonly Wanted[] =>
    missing(draws, definitions, dealt.get(person) ?? [], { uncommon, rare }).map((definition) => ({
      definition,
      to: person,
      startOf: person,
    })),
  );
  if (wishes.length === 0) return ok(0);
  await makeCopies(tx, draws, wishes, { why: 'dealt', who, at: clock.now() });
  return ok(wishes.length);
}
