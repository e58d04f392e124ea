// Facts: what has been played at this table, what became of it, and what the own cards have shown: it stays to be read
// to the end of the match. Pure.

import type { WindowsState } from '@dunmer/shared/rules';
import type { Held } from '@dunmer/shared/windows';
import type { TableText } from '../../around/tableText.ts';
import { cardName } from '../film/teller.ts';
import type { Match } from '../match.ts';

type Facts = Pick<Match, 'viewer' | 'names' | 'teller'> & {
  readonly session: Pick<Match['session'], 'events'>;
};

const heldName = ({ teller }: Pick<Facts, 'teller'>, { card }: Pick<Held, 'card'>): string =>
  cardName(teller, { card });

type MatchEvent = Match['session']['events'][number];
type Settled = Extract<MatchEvent, { readonly type: 'PlaySettled' }>;

/** What became of a play: where nobody has answered it, that it works. */
function settledFact(match: Facts, text: TableText['windows'], { how, spent }: Settled): string {
  const name = heldName(match, { card: spent[0]?.split('#')[0] ?? '' });
  return how === 'stands' ? text.works(name) : text.fails(name);
}

/** What an event has done in a window, in a sentence; null where it has done nothing there. */
export function windowFact(match: Facts, text: TableText['windows'], event: MatchEvent): string | null {
  const { viewer, names, teller } = match;
  switch (event.type) {
    case 'CardPlayed': {
      const name = heldName(match, event.held);
      return event.seat === viewer ? text.playedMine(name) : text.played(names[event.seat], name);
    }
    case 'PlaySettled':
      // The play itself is spent first.
      return settledFact(match, text, event);
    case 'CardsShown': {
      // Only what the reader was shown is among what they read.
      if (viewer === 'watcher') return null;
      const cards = event.cards.map((card) => teller.catalogue.get(card)?.name[teller.lang] ?? card);
      return cards.length === 0 ? text.shownNone : text.shown(heldName(match, event.by), cards);
    }
    default:
      return null;
  }
}

/** That a card works which nobody has answered: a list of what was played need not say so. */
const isUnanswered = (event: MatchEvent): boolean =>
  event.type === 'PlaySettled' && event.how === 'stands' && event.spent.length === 1;

/** Everything that was played and shown so far, in order, then what lies and who passes to the end. */
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
 * While cards are laid there is no film: the newest of what was played or shown, as long as nothing else has happened
 * since; null where there is none.
 */
export function newestFact(match: Facts, text: TableText['windows']): string | null {
  for (const event of match.session.events.toReversed()) {
    const fact = windowFact(match, text, event);
    if (fact !== null) return fact;
    if (!QUIET.has(event.type)) return null;
  }
  return null;
}
