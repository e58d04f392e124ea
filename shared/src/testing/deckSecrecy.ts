// Secrecy of the deck (INTRIGUE 9): the log holds everything, and each viewer gets what is theirs and no more.

import {
  deckDue,
  type DeckEvent,
  type DeckState,
  deckViewOf,
  decideDeck,
  evolveDeck,
  evolveDeckAll,
  evolveDeckView,
  handOf,
  NEW_DECK,
  visibleDeckEvents,
} from '../intrigue/index.ts';
import { sameValue } from '../lib/index.ts';
import type { TraderId } from '../windows/index.ts';
import { type DecideDeck, deckCardsOf, type DeckStep, sealedOf } from './deckGame.ts';
import { type DeckLaw, firstOf, peopleOf } from './deckLaws.ts';
import { seeded } from './random.ts';

/** The log holds everything: it can be written down, and replaying it gives the state decided on. */
export const deckReplay: DeckLaw = (game, steps) => {
  let state = evolveDeckAll(NEW_DECK, sealedOf(game));
  return firstOf(steps, ({ events, after }) => {
    const written: unknown = JSON.parse(JSON.stringify(events));
    if (!sameValue(written, events)) return 'its events cannot be written down';
    state = evolveDeckAll(state, events ?? []);
    return sameValue(state, after) ? null : 'its events do not lead to its state';
  });
};

/** What each viewer knows follows from the events that this viewer sees, and from no others. */
export const deckRedaction =
  (evolve: typeof evolveDeck = evolveDeck): DeckLaw =>
  (_, steps) =>
    firstOf(steps, ({ before, events }) => {
      let state = before;
      for (const event of events ?? []) {
        const next = evolve(state, event);
        for (const viewer of [...peopleOf(next), null]) {
          const seen = visibleDeckEvents([event], viewer);
          const followed = seen.reduce(evolveDeckView, deckViewOf(state, viewer));
          if (!sameValue(followed, deckViewOf(next, viewer)))
            return `${viewer ?? 'the hall'} cannot follow ${event.type}`;
        }
        state = next;
      }
      return null;
    });

/** Whether a command names no card of a hand, so that it can also be given when hands differ. */
const isSilent = ({ command }: DeckStep): boolean =>
  ['ring', 'letDraw', 'openAudience', 'buyDraw', 'passAnswer', 'join', 'closeAudience'].includes(
    command.type,
  );

/** Returns the state with all other hands and the pile mixed, which the viewer must not notice. */
function varied(state: DeckState, viewer: TraderId | null, seed: number): DeckState {
  const { place } = state.common;
  const drawn = state.vault.order.slice(0, place);
  const others = Object.keys(state.secret).filter((who) => who !== viewer);
  const hidden = [...others.flatMap((who) => handOf(state, who)), ...state.vault.order.slice(place)];
  const rest = [...seeded(seed).shuffled(hidden)];
  const secret = Object.fromEntries(
    Object.entries(state.secret).map(([who, own]) => [
      who,
      who === viewer ? own : { ...own, hand: rest.splice(0, own.hand.length) },
    ]),
  );
  return { ...state, secret, vault: { ...state.vault, order: [...drawn, ...rest] } };
}

/**
 * Returns the events before the first that spends cards of a hand: it shows them, so what follows is no longer
 * secret.
 */
const untilShown = (events: readonly DeckEvent[]): readonly DeckEvent[] => {
  const at = events.findIndex(({ type }) => type === 'CardsSpent');
  return at < 0 ? events : events.slice(0, at);
};

/** "Paired runs that differ only in hands and pile: same bytes for everybody else, clocks and refusals too." */
export const handsStaySecret =
  (decide: DecideDeck = decideDeck): DeckLaw =>
  (game, steps) =>
    firstOf(steps, (step) => {
      if (!isSilent(step)) return null;
      const { before, command, facts, events } = step;
      const other = decide(deckCardsOf(game), varied(before, null, game.seed), command, facts);
      if (other.ok !== (events !== null)) return 'a refusal tells what somebody holds';
      if (!other.ok || events === null) return null;
      const [seen, instead] = [events, other.value.events].map((all) =>
        visibleDeckEvents(untilShown(all), null),
      );
      if (!sameValue(seen, instead)) return 'the hall sees what somebody holds';
      const [due, dueInstead] = [step.after, other.value.state].map(({ common }) =>
        deckDue(deckCardsOf(game), common),
      );
      return events.some(({ type }) => type === 'CardsSpent') || sameValue(due, dueInstead)
        ? null
        : 'a clock tells what somebody holds';
    });
