// Asked: what is awaited of the bots in a match, found without deciding it.

import type { Catalogue } from '@dunmer/shared/cards';
import { matchViewOf, type SealedMatch } from '@dunmer/shared/fairness';
import type { Strength } from '@dunmer/shared/protocol';
import { type BySeat, SEATS } from '@dunmer/shared/rules';
import type { SeatView } from './mind.ts';
import { optionsOf } from './options.ts';
import { rowToLay } from './place.ts';
import { askedAt } from './windows.ts';

/** What a bot has to do now, as its seat sees it. */
export interface Asked {
  readonly strength: Strength;
  /** The version of the cards that the match is played with, and the cards. */
  readonly version: string;
  readonly catalogue: Catalogue;
  readonly view: SeatView;
}

interface BotMatch {
  readonly table: { readonly seats: BySeat<{ readonly bot: Strength | null } | null> };
  readonly edition: Pick<Asked, 'version' | 'catalogue'>;
  readonly state: SealedMatch;
}

/**
 * A word for what a seat is asked: an answer to one question fits every view with the same question. Null if the seat
 * is asked nothing.
 */
function questionOf(view: SeatView): string | null {
  const { phase } = view.common;
  const asking = askedAt(view);
  if (asking !== null) return `play ${asking}`;
  const row = rowToLay(view);
  if (row !== null) return `lay ${row}`;
  if (optionsOf(view).length === 0) return null;
  return phase.at === 'choosing' ? `choose ${phase.choice.id}` : 'claim';
}

/** Whether two views, also of one bot at two moments, ask for the same. */
export const isSameQuestion = (one: Asked, other: Asked): boolean =>
  one.view.viewer === other.view.viewer && questionOf(one.view) === questionOf(other.view);

/** What is awaited of the first bot that has something to do; null if none has, and during a pause. */
export function askedOf({ table, edition, state }: BotMatch): Asked | null {
  if (state.desk.paused) return null;
  for (const seat of SEATS) {
    const strength = table.seats[seat]?.bot ?? null;
    if (strength === null) continue;
    const { viewer, ...parts } = matchViewOf(state, seat);
    if (viewer === 'watcher' || !('own' in parts)) continue;
    // Only the rules' part: seals say nothing about what to do.
    const view: SeatView = { viewer, common: parts.common, own: parts.own };
    if (questionOf(view) !== null)
      return { strength, version: edition.version, catalogue: edition.catalogue, view };
  }
  return null;
}
