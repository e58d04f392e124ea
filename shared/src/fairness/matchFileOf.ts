// matchFileOf: writes the file of a finished match from its log (F10), for one holder.

import { err, ok, present, type Result } from '../lib/index.ts';
import type { Catalogue } from '../cards/index.ts';
import { type BySeat, type Seat, SEATS } from '../rules/index.ts';
import type { MatchEvent, PublicMatchEvent } from './event.ts';
import { evolveMatchAll } from './evolveMatch.ts';
import type { WindowCatalogue } from '../windows/index.ts';
import { cardsIn, FILE_FORMAT, type FileDeck, type MatchFile, windowIdsIn } from './matchFile.ts';
import { replayFile } from './replayFile.ts';
import { tossesRestOn } from './restsOn.ts';
import { NEW_SEALED_MATCH } from './state.ts';

/** For whom a file is: a player, a referee, or anybody. */
export type FileHolder = Seat | 'referee' | 'watcher';

export interface FileSource {
  readonly names: BySeat<string>;
  readonly catalogue: Catalogue;
  /** The whole log of the match. */
  readonly events: readonly MatchEvent[];
  readonly holder: FileHolder;
  /** Present if promises or intrigue cards were played. */
  readonly windowCards?: WindowCatalogue;
}

/** Returns the public events. */
const publicEvents = (events: readonly MatchEvent[]): readonly PublicMatchEvent[] =>
  events.filter((event) => event.to === 'everyone');

function decksFor(events: readonly MatchEvent[], holder: FileHolder): readonly FileDeck[] {
  const held = SEATS.filter((seat) => holder === 'referee' || holder === seat);
  return held.map((seat) => {
    const taken = events.find((event) => event.type === 'DeckTaken' && event.to === seat);
    const salted = events.find((event) => event.type === 'DeckSalted' && event.to === seat);
    const deck = taken?.type === 'DeckTaken' ? taken.deck : [];
    const cards = deck
      .toSorted((x, y) => (x.copy < y.copy ? -1 : 1))
      .map(({ copy, card }) => ({ copy, card }));
    return { seat, salt: salted?.type === 'DeckSalted' ? salted.salt : '', cards };
  });
}

/** Returns what was shown to the holder alone; the key is absent if nothing was. */
function shownTo(events: readonly MatchEvent[], holder: FileHolder): Pick<MatchFile, 'shown'> {
  const shown = events.flatMap((event) =>
    event.type === 'CardsShown' && event.to === holder ? { by: event.by, cards: event.cards } : [],
  );
  return shown.length === 0 ? {} : { shown };
}

/**
 * Returns the definitions of promises and intrigue cards that everybody saw; the key is absent if the match had none.
 */
function windowCardsOf(
  events: readonly PublicMatchEvent[],
  catalogue: WindowCatalogue | undefined,
): Pick<MatchFile, 'windowCards'> {
  if (catalogue === undefined || !events.some((event) => event.type === 'WindowsOpened')) return {};
  const { pledges, intrigue } = windowIdsIn(events);
  return {
    windowCards: {
      pledges: pledges.map((id) => present(catalogue.pledges.get(id), `promise ${id} is in the catalogue`)),
      intrigue: intrigue.map((id) => present(catalogue.intrigue.get(id), `card ${id} is in the catalogue`)),
    },
  };
}

/**
 * Makes the file of a finished match for its holder from the whole log. Refuses a match that has not ended: its seed
 * is still a secret.
 */
export function matchFileOf({
  names,
  catalogue,
  events,
  holder,
  windowCards,
}: FileSource): Result<MatchFile, { readonly code: 'not-finished' }> {
  const { seals } = evolveMatchAll(NEW_SEALED_MATCH, events);
  if (seals.seed === null) return err({ code: 'not-finished' });
  const seen = publicEvents(events);
  const decks = decksFor(events, holder);
  const shown = shownTo(events, holder);
  const cards = cardsIn(seen, decks, shown.shown).map((id) =>
    present(catalogue.get(id), `card ${id} is in the catalogue`),
  );
  const body = { match: seals.match, cards, events: seen, decks, ...windowCardsOf(seen, windowCards) };
  const { byServer } = replayFile(body);
  return ok({ format: FILE_FORMAT, names, ...body, ...shown, byServer, tossesRestOn: tossesRestOn(seals) });
}
