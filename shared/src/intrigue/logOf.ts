// The deck log of an event (IN5), made of its public events.

import { never } from '../lib/index.ts';
import type { DeckEntry } from './logOrder.ts';
import type { DeckEvent, PublicDeckEvent } from './event.ts';

function entriesOf(event: PublicDeckEvent): readonly DeckEntry[] {
  switch (event.type) {
    case 'PileShuffled':
      return [{ shuffle: event.k }];
    case 'RingBegun':
      return [{ ring: event.ring, order: event.order }];
    case 'CardDrawn':
      return [{ draw: event.who, k: event.k, place: event.place }];
    case 'ActionPlayed':
    case 'CancelPlayed':
    case 'CardPlayedAt':
      return [{ play: event.who, copy: event.copy }];
    case 'CancelsCounted':
      return event.copies.map((copy) => ({ leave: copy }));
    case 'ActionEnded':
      return event.lies === null ? [{ leave: event.copy }] : [];
    case 'PlayedCardSpent':
    case 'FrontSpent':
      return [{ leave: event.copy }];
    case 'CardsSpent':
      return [{ spend: event.who, copies: event.copies }];
    case 'SpentRetrieved':
      return [{ retrieve: event.who, copy: event.copy }];
    case 'CardsTaken':
      return [{ take: event.by, from: event.from, n: event.n, id: event.id }];
    case 'PileSealed':
    case 'WordSaid':
    case 'SeedOpened':
    case 'TraderJoined':
    case 'TraderRuined':
    case 'AudienceOpened':
    case 'AudienceClosed':
    case 'DrawBought':
    case 'DrawAllowed':
    case 'SurplusBegun':
    case 'SurplusEnded':
    case 'CardsShown':
    case 'AnswerAsked':
    case 'AnswerPassed':
    case 'HandLookedAt':
    case 'DropAsked':
    case 'DropAnswered':
    case 'DropEnded':
      return [];
    default:
      return never(event);
  }
}

/** Returns the entries for what happened to the deck, in clear and in order: none of it is secret. */
export const deckEntriesOf = (events: readonly DeckEvent[]): readonly DeckEntry[] =>
  events.flatMap((event) => (event.to === 'everyone' ? entriesOf(event) : []));
