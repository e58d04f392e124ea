// DeckAnswer: which creatures of a deck a summon may bring. It is a port, because a file that is checked later holds
// no deck (EVENT, F10).

import type { CopyId } from './field.ts';
import type { PendingAbility } from './phase.ts';
import type { InitiativeStep } from './random.ts';

/** A question that a deck decides: which side goes first at an initiative (R7), or whether a summon is due (R6). */
export interface DeckQuestion {
  readonly asks: 'turn' | 'summon';
  readonly step: InitiativeStep;
  readonly entry: PendingAbility;
}

/** Returns the copies that fit; `found` are those that fit in the deck of the state. */
export type DeckAnswer = (found: readonly CopyId[], question: DeckQuestion) => readonly CopyId[];

/** The answer wherever the decks are complete: at the live table, in scripts, in tests. */
export const asTheDeckSays: DeckAnswer = (found) => found;
