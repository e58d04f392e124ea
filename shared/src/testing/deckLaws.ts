// Laws of the deck (INTRIGUE 9): what holds for every event. Each returns the first fault found.

import { sameValue } from '../lib/index.ts';
import {
  checkDeckLog,
  type DeckCards,
  deckDue,
  deckEntriesOf,
  type DeckEvent,
  type DeckState,
  deckViewOf,
  decideDeck,
  evolveDeckAll,
  handOf,
  handSize,
  limitOf,
  NEW_DECK,
  playableActions,
} from '../intrigue/index.ts';
import type { TraderId } from '../windows/index.ts';
import { deckCardsOf, type DeckGame, type DeckStep, sealedOf } from './deckGame.ts';
import { seeded } from './random.ts';

/** Returns what is wrong with an event that was played; null if the law holds. */
export type DeckLaw = (game: DeckGame, steps: readonly DeckStep[]) => string | null;

/** Returns the first fault of a step, with the command that led to it. */
export const firstOf = (
  steps: readonly DeckStep[],
  fault: (step: DeckStep) => string | null,
): string | null => {
  for (const step of steps) {
    const found = fault(step);
    if (found !== null) return `${step.command.type}: ${found}`;
  }
  return null;
};

/** Returns everyone who holds cards or trades. */
export const peopleOf = ({ secret, common }: DeckState): readonly TraderId[] => [
  ...new Set([...Object.keys(secret), ...common.order]),
];

/** "Every copy in one place, none made or lost"; and the public sizes of hands and pile are true. */
export const onePlaceEach: DeckLaw = (game, steps) => {
  const { common } = evolveDeckAll(NEW_DECK, sealedOf(game));
  const all = common.spent.toSorted();
  return firstOf(steps, ({ after }) => {
    const { common: now, vault } = after;
    const pile = vault.order.slice(now.place);
    const hands = peopleOf(after).map((who) => [who, handOf(after, who)] as const);
    const places = [
      ...(now.word === null ? [] : pile),
      ...hands.flatMap(([, hand]) => hand),
      ...now.fronts.map(({ copy }) => copy),
      ...now.table.map(({ copy }) => copy),
      ...now.actions.flatMap(({ copy, cancels }) => [copy, ...cancels.map((cancel) => cancel.copy)]),
      ...now.spent,
    ];
    if (!sameValue(places.toSorted(), all)) return 'a copy is made, lost or in two places';
    if (now.pile !== pile.length) return 'the pile is counted wrong';
    const wrong = hands.find(([who, hand]) => handSize(now, who) !== hand.length);
    return wrong === undefined ? null : `the hand of ${wrong[0]} is counted wrong`;
  });
};

/** "The pile is empty only if spent is." */
export const pileIsRefilled: DeckLaw = (_, steps) =>
  firstOf(steps, ({ after: { common } }) =>
    common.pile === 0 && common.spent.length > 0 ? 'the pile is empty, and spent is not' : null,
  );

/** "Nobody outside a surplus holds more than the limit", and everybody with a surplus does. */
export const limitsHold: DeckLaw = (game, steps) =>
  firstOf(steps, ({ after }) => {
    const { common } = after;
    const wrong = peopleOf(after).find(
      (who) =>
        handSize(common, who) > limitOf(deckCardsOf(game), common, who) !== common.surplus.includes(who),
    );
    return wrong === undefined ? null : `${wrong} holds more than the limit, or has a surplus without`;
  });

const logOf = (game: DeckGame, steps: readonly DeckStep[]): readonly DeckEvent[] => [
  ...sealedOf(game),
  ...steps.flatMap(({ events }) => events ?? []),
];

/** "From the published seed all shuffles, initiatives, lots and draws come out as logged; another word fails." */
export const logIsDerived: DeckLaw = (game, steps) => {
  const events = logOf(game, steps);
  const { common, vault, secret } = evolveDeckAll(NEW_DECK, events);
  const log = deckEntriesOf(events);
  const deck = {
    event: 'event',
    seed: vault.seed ?? '',
    word: common.word ?? '',
    commitment: common.sealed?.commitment ?? '',
    copies: evolveDeckAll(NEW_DECK, sealedOf(game)).common.spent,
    log,
  };
  const checked = checkDeckLog(deck);
  if (!checked.ok) return `entry ${checked.error.at ?? 'none'}: ${checked.error.why}`;
  const hands = Object.fromEntries(
    Object.entries(secret).flatMap(([who, { hand }]) => (hand.length > 0 ? [[who, hand]] : [])),
  );
  if (!sameValue(checked.value.hands, hands)) return 'the hands do not follow from the log';
  if (!sameValue(checked.value.pile, vault.order.slice(common.place))) return 'the pile does not follow';
  if (!sameValue(checked.value.spent, common.spent)) return 'what is spent does not follow';
  return checkDeckLog({ ...deck, seed: 'ff'.repeat(32) }).ok ? 'another seed does too' : null;
};

/** IN16: "no attack touches its player". */
export const noAttackOnOneself: DeckLaw = (game, steps) =>
  firstOf(steps, ({ before, events }) => {
    for (const event of events ?? []) {
      if (event.type !== 'ActionPlayed') continue;
      const rules = deckCardsOf(game).get(event.copy.slice(0, event.copy.lastIndexOf('#')));
      const owned = before.common.fronts
        .filter((front) => front.before === event.who)
        .map(({ copy }) => copy);
      if (event.named.includes(event.who)) return `${event.who} is asked about their own action`;
      if (rules?.attack === true && event.chosen.some((one) => one === event.who || owned.includes(one)))
        return `${event.copy} is on its own player`;
    }
    return null;
  });

/** Returns how many cards an action should draw if nobody answers it. */
function drawsOf(cards: DeckCards, copy: string, chosen: readonly string[]): number {
  const { effects = [] } = cards.get(copy.slice(0, copy.lastIndexOf('#'))) ?? {};
  return effects.reduce((sum, effect) => {
    if (effect.op === 'draw') return sum + effect.n * (effect.each === undefined ? 1 : chosen.length);
    return effect.op === 'exchange' ? sum + chosen.length : sum;
  }, 0);
}

/** IN14: "an accepted action was applied in full", if nothing came between. */
export const appliedInFull: DeckLaw = (game, steps) =>
  firstOf(steps, ({ command, events }) => {
    if (command.type !== 'playAction' || events === null) return null;
    const ended = events.find((event) => event.type === 'ActionEnded');
    if (ended === undefined) return null;
    const drawn = events.filter(({ type }) => type === 'CardDrawn').length;
    return drawn === drawsOf(deckCardsOf(game), command.copy, command.chosen)
      ? null
      : 'it drew too few or too many';
  });

/** An action that is offered as playable is accepted with what may be chosen for it, and no other action is. */
export const playableIsTaken: DeckLaw = (game, steps) => {
  const cards = deckCardsOf(game);
  const random = seeded(game.seed);
  return firstOf(steps, ({ after, facts }) => {
    for (const who of peopleOf(after)) {
      const offered = playableActions(cards, deckViewOf(after, who), facts);
      for (const copy of handOf(after, who)) {
        const isTaken = (chosen: readonly string[]): boolean =>
          decideDeck(cards, after, { type: 'playAction', id: 'try', who, copy, chosen }, facts).ok;
        const one = offered.find((offer) => offer.copy === copy);
        if (one === undefined) {
          const { choose } = cards.get(copy.slice(0, copy.lastIndexOf('#'))) ?? {};
          const any = [
            ...after.common.order,
            ...after.common.spent,
            ...after.common.fronts.map((f) => f.copy),
          ];
          const n = typeof choose?.n === 'number' ? choose.n : 0;
          if (isTaken(random.shuffled(any).slice(0, n))) return `${copy} is not offered, and taken`;
        } else {
          const any = random.shuffled(one.from);
          for (const n of new Set([one.atLeast, Math.min(one.atMost, any.length)]))
            if (!isTaken(any.slice(0, n))) return `${copy} is offered, and refused`;
        }
      }
    }
    return null;
  });
};

/** "Every match ends with silent players": so do every action and every surplus. */
export const silenceEndsAll: DeckLaw = (game, steps) => {
  const cards = deckCardsOf(game);
  const last = steps.at(-1);
  if (last === undefined) return null;
  const facts = { ...last.facts, isPaused: false };
  let state = last.after;
  for (let i = 0; i < 40; i += 1) {
    const [due] = deckDue(cards, state.common);
    if (due === undefined) return state.common.actions.length === 0 ? null : 'an action stays open';
    const asking = due.what === 'surplus' ? null : due.asking;
    const decided = decideDeck(cards, state, { type: 'answerFor', who: due.who, asking, by: 'clock' }, facts);
    if (!decided.ok) return `silence is refused: ${decided.error.code}`;
    ({ state } = decided.value);
  }
  return 'somebody is asked for ever';
};
