// Facts: what was played at this table, what became of it, and what the player's own cards have shown, to be read
// until the match ends. Pure.

import { columnOf, type Place, rowOf, type WindowsState } from '@dunmer/shared/rules';
import { type Held, intrigueCopyOf } from '@dunmer/shared/windows';
import type { TableText } from '../../around/tableText.ts';
import { cardName } from '../film/teller.ts';
import type { Match } from '../match.ts';

type Facts = Pick<Match, 'text' | 'viewer' | 'names' | 'teller'> & {
  readonly session: Pick<Match['session'], 'events'>;
};

const heldName = ({ teller }: Pick<Facts, 'teller'>, { card }: Pick<Held, 'card'>): string =>
  cardName(teller, { card });

type MatchEvent = Match['session']['events'][number];
type Settled = Extract<MatchEvent, { readonly type: 'PlaySettled' }>;

const placeWords = ({ text, viewer, names }: Facts, { seat, cell }: Place): string =>
  text.place(seat === viewer ? null : names[seat], rowOf(cell), columnOf(cell) + 1);

/** Says where a card was aimed, as a sentence behind the play. A row that lies face down is told in no other way. */
const aimedWords = (match: Facts, on: readonly Place[]): string =>
  on.map((place) => ` ${placeWords(match, place)}.`).join('');

/**
 * Returns the one place at which a card that has shown something was aimed; null for none, and for several. Cards of
 * one name may look at several places, and a spent copy may be drawn and played again: it is the last play before.
 */
function placeSeen(
  { session: { events }, viewer }: Facts,
  shown: Extract<MatchEvent, { type: 'CardsShown' }>,
): Place | null {
  const at = events.indexOf(shown);
  const play = events
    .slice(0, at < 0 ? 0 : at)
    .findLast(
      (event) => event.type === 'CardPlayed' && event.seat === viewer && event.held.key === shown.by.copy,
    );
  if (play?.type !== 'CardPlayed' || play.on.length > 1) return null;
  return play.on[0] ?? null;
}

/** Says what became of a play; a play that nobody has answered works. */
function settledFact(match: Facts, text: TableText['windows'], { how, spent }: Settled): string {
  const name = heldName(match, intrigueCopyOf(spent[0] ?? ''));
  return how === 'stands' ? text.works(name) : text.fails(name);
}

/** Returns a sentence about what an event has done in a window; null when it has done nothing there. */
export function windowFact(match: Facts, text: TableText['windows'], event: MatchEvent): string | null {
  const { viewer, names, teller } = match;
  switch (event.type) {
    case 'CardPlayed': {
      const name = heldName(match, event.held);
      const told = event.seat === viewer ? text.playedMine(name) : text.played(names[event.seat], name);
      return told + aimedWords(match, event.on);
    }
    case 'PlaySettled':
      // The play itself is the first in `spent`.
      return settledFact(match, text, event);
    case 'CardsShown': {
      // A viewer's log holds only the cards that this viewer was shown.
      if (viewer === 'watcher') return null;
      const cards = event.cards.map((card) => teller.catalogue.get(card)?.name[teller.lang] ?? card);
      if (cards.length === 0) return text.shownNone;
      const seen = placeSeen(match, event);
      return seen === null
        ? text.shown(heldName(match, event.by), cards)
        : text.seenAt(placeWords(match, seen), cards);
    }
    default:
      return null;
  }
}

/** Tells whether the event says that an unanswered card works: a list of plays need not say so. */
const isUnanswered = (event: MatchEvent): boolean =>
  event.type === 'PlaySettled' && event.how === 'stands' && event.spent.length === 1;

/**
 * Returns everything that was played and shown so far, in order, then what lies in front and who passes to the end.
 */
export function windowFacts(
  match: Facts & Pick<Match, 'far'>,
  windows: Pick<WindowsState, 'holdings' | 'ahead'>,
  text: TableText['windows'],
): readonly string[] {
  const { session, viewer, far, names } = match;
  const lies = viewer === 'watcher' ? [] : windows.holdings[viewer].fronts;
  return [
    ...session.events.flatMap((event) => (isUnanswered(event) ? [] : (windowFact(match, text, event) ?? []))),
    ...lies.map((held) => text.lies(heldName(match, held))),
    ...windows.holdings[far].fronts.map((held) => text.liesTheirs(names[far], heldName(match, held))),
    ...(windows.ahead[far].length === 0 ? [] : [text.theyAhead(names[far])]),
  ];
}

const QUIET: ReadonlySet<MatchEvent['type']> = new Set([
  'SeatAsked',
  'SeatPassed',
  'PlayWorked',
  'HoldingChanged',
  'HandTaken',
  'AheadSaid',
]);

/**
 * For the placing phase, which has no film: returns the newest play or showing, unless something else has happened
 * since; null when there is none.
 */
export function newestFact(match: Facts, text: TableText['windows']): string | null {
  for (const event of match.session.events.toReversed()) {
    const fact = windowFact(match, text, event);
    if (fact !== null) return fact;
    if (!QUIET.has(event.type)) return null;
  }
  return null;
}
