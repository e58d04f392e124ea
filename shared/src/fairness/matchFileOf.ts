// matchFileOf: writes the file of a finished match out of its log (F10), each holder their own.

import { err, ok, present, type Result } from '../lib/index.ts';
import type { Catalogue } from '../cards/index.ts';
import { type BySeat, type Seat, SEATS } from '../rules/index.ts';
import type { MatchEvent, PublicMatchEvent } from './event.ts';
import { evolveMatchAll } from './evolveMatch.ts';
import { cardsIn, FILE_FORMAT, type FileDeck, type MatchFile } from './matchFile.ts';
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
}

/** The events that everybody may see. */
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

/**
 * Makes the file of a finished match for its holder, out of its whole log. Refuses a match that has not ended: its seed
 * is still a secret.
 */
export function matchFileOf({
  names,
  catalogue,
  events,
  holder,
}: FileSource): Result<MatchFile, { readonly code: 'not-finished' }> {
  const { seals } = evolveMatchAll(NEW_SEALED_MATCH, events);
  if (seals.seed === null) return err({ code: 'not-finished' });
  const seen = publicEvents(events);
  const decks = decksFor(events, holder);
  const cards = cardsIn(seen, decks).map((id) =>
    present(catalogue.get(id), `card ${id} is in the catalogue`),
  );
  const body = { match: seals.match, cards, events: seen, decks };
  const { byServer } = replayFile(body);
  return ok({ format: FILE_FORMAT, names, ...body, byServer, tossesRestOn: tossesRestOn(seals) });
}
