// DeckLines: what an act would do to the intrigue deck: how many cards go where, but never which are drawn or held.

import { cardOf, type PublicDeckEvent } from '@dunmer/shared/intrigue';
import type { PreviewLine } from '@dunmer/shared/protocol';
import type { PreviewFacts } from './facts.ts';

type DeckIs = Extract<PreviewLine, { is: 'deckIs' }>;

/** The line for an audience: `whose` is the name of the trader, where it is known. */
const audienceIs = (what: DeckIs['what'], whose: string | null): readonly PreviewLine[] => [
  { is: 'deckIs', what, n: null, ...(whose === null ? {} : { who: whose }) },
];

const deckIs = (what: DeckIs['what'], n: number | null = null): readonly PreviewLine[] => [
  { is: 'deckIs', what, n },
];

export function deckLines(
  event: PublicDeckEvent,
  { nameOf, before }: Pick<PreviewFacts, 'nameOf' | 'before'>,
): readonly PreviewLine[] {
  switch (event.type) {
    case 'PileSealed':
      return [{ is: 'deck', copies: event.copies.length }];
    case 'RingBegun':
      return event.ring === 0 ? deckIs('shuffled') : deckIs('rung', event.ring);
    case 'SeedOpened':
      return deckIs('closed');
    case 'AudienceOpened':
      return audienceIs('audience-opened', nameOf(event.who));
    case 'AudienceClosed':
      return audienceIs('audience-closed', before.audience);
    case 'CardDrawn':
      return [{ is: 'intrigue', to: nameOf(event.who), what: 'drawn', count: 1 }];
    case 'CardsSpent':
      return [{ is: 'intrigue', to: nameOf(event.who), what: 'spent', count: event.copies.length }];
    case 'CardsTaken':
      return [{ is: 'taken', from: nameOf(event.from), to: nameOf(event.by), count: event.n }];
    case 'PlayedCardSpent':
      return [{ is: 'spent', card: cardOf(event.copy) }];
    case 'ActionEnded':
      return [{ is: 'action', card: cardOf(event.copy), how: event.how }];
    case 'FrontSpent':
      return [{ is: 'front', card: cardOf(event.copy), before: nameOf(event.before) }];
    default:
      return [];
  }
}
