// Cards of both modules as they are written (PROMISES 5, INTRIGUE 5), and catalogues of them.

import type { CardId, Words } from '../cards/index.ts';
import { present } from '../lib/index.ts';
import type { Count, IntrigueEffect, PledgeEffect } from './effect.ts';
import type { IntrigueWindow, PledgeWindow } from './window.ts';

export const WITHS = ['owner', 'third', 'any'] as const;
/** Who the other has to be for a promise: its owner, somebody else, or anybody (PR10). */
export type With = (typeof WITHS)[number];

/** What a card is played by: all that its rules need. */
interface Rules<Window, Effect> {
  readonly id: CardId;
  readonly window: Window;
  readonly effects: readonly Effect[];
}

export interface PledgeRules extends Rules<PledgeWindow, PledgeEffect> {
  /** Left out for `free` and `received`. */
  readonly with?: With;
  /** It stays in front of its holder and works by itself. */
  readonly lies?: true;
}

export const CHOSEN = ['trader', 'hand', 'spent', 'front'] as const;

/** What an action chooses: other traders with so many cards, own cards in hand, spent ones, or any in a front. */
export interface Choose {
  readonly what: (typeof CHOSEN)[number];
  readonly n: Count;
  readonly cards?: number;
}

export interface IntrigueRules extends Rules<IntrigueWindow, IntrigueEffect> {
  /** IN16: it harms another, and never its player. */
  readonly attack?: true;
  /** For `answer`: of a demand alone. */
  readonly demanded?: true;
  readonly choose?: Choose;
  /** It goes to a front instead of being spent: the player's, or the chosen trader's. */
  readonly lies?: 'own' | 'theirs';
  readonly until?: 'ring';
}

/** What is printed beside the rules; without a text of its own a card says what its data say. */
interface Printed {
  readonly name: Words;
  readonly text?: Words;
}

/** A promise that everybody has, or that of a house. */
export type PledgeCard = PledgeRules &
  Printed &
  ({ readonly kind: 'common' } | { readonly kind: 'house'; readonly house: Words });

export interface IntrigueCard extends IntrigueRules, Printed {
  /** How many copies a pack has (IN1). */
  readonly n: number;
}

/** The rules of both modules' cards, each by its id. */
export interface WindowCards {
  readonly pledges: ReadonlyMap<CardId, PledgeRules>;
  readonly intrigue: ReadonlyMap<CardId, IntrigueRules>;
}

/** The same cards with all that is printed on them. */
export interface WindowCatalogue extends WindowCards {
  readonly pledges: ReadonlyMap<CardId, PledgeCard>;
  readonly intrigue: ReadonlyMap<CardId, IntrigueCard>;
}

/** What a match or an event is played with while both modules are off. */
export const NO_WINDOW_CARDS: WindowCards = { pledges: new Map(), intrigue: new Map() };

/** The rules of a promise; one outside the catalogue is a broken invariant. */
export const pledgeIn = ({ pledges }: WindowCards, id: CardId): PledgeRules =>
  present(pledges.get(id), `promise ${id} is in the catalogue`);

/** The rules of an intrigue card; one outside the catalogue is a broken invariant. */
export const intrigueIn = ({ intrigue }: WindowCards, id: CardId): IntrigueRules =>
  present(intrigue.get(id), `intrigue card ${id} is in the catalogue`);
