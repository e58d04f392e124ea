// @vitest-environment happy-dom
// The panel of a card that is looked at, and the line between the halves: what can be done, and what can't.

import { costOf, type Offer } from '@dunmer/shared/patrons';
import type { DeckCard } from '@dunmer/shared/rules';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { keep } from '../../device/index.ts';
import { asks, gameAt, isOwnTurn, NAMES, offersIn, tableOf } from '../../harness/gameTable.tsx';
import { GAME_TERMS, type LocalGame } from '../../harness/localGame.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { chooseLang } from '../../text/index.ts';
import { lyingIn, lyingLabel, printedLabel, stateWords } from '../cards/lying.ts';
import { patronsRu } from '../patrons.ru.ts';

beforeAll(() => chooseLang('ru'));

let page: Mounted | null = null;
// All lessons are known already.
beforeEach(() => keep('patrons.lessons', 'defend strike coins weak patron end'));
afterEach(async () => {
  await page?.unmount();
  page = null;
});

const open = async (game: LocalGame): Promise<void> => {
  page = await mounted(tableOf(game, []));
};
const said = (): string => document.body.textContent ?? '';
const at = (copy: string) =>
  document.querySelector<HTMLElement>(`[data-item="${copy}"], [data-copy="${copy}"]`);
const tap = (copy: string): Promise<void> => act(async () => at(copy)?.click());
const why = () => document.querySelector('section p[role="status"]');
const nameOf = (card: string): string => GAME_TERMS.catalogue.get(card)?.name.ru ?? '';
/** Returns the text of the live regions with this urgency. */
const aloud = (urgency: 'assertive' | 'polite'): string =>
  [...document.querySelectorAll(`[aria-live="${urgency}"]`)].map(({ textContent }) => textContent).join(' ');

const isRefused = ({ refusal }: Offer): boolean => refusal !== null;

test('in the own turn the line says what to do as long as anything can be done; at its end no more than three cards that could do something', async () => {
  const usefulIn = (game: LocalGame): readonly string[] => [
    ...new Set(
      offersIn(game)
        .filter((offer) => !isRefused(offer))
        .map(({ card }) => card),
    ),
  ];
  const game = gameAt(
    (each) => isOwnTurn(each) && usefulIn(each).length > 3 && offersIn(each).some(isRefused),
  );
  await open(game);
  expect(aloud('polite')).toContain(patronsRu.hand.hint);
  await page?.press(patronsRu.end.turn);
  expect(aloud('polite')).toContain(patronsRu.end.sure(usefulIn(game).slice(0, 3).map(nameOf)));
  await page?.unmount();
  await open(gameAt((each) => isOwnTurn(each) && offersIn(each).length > 0 && usefulIn(each).length === 0));
  expect(aloud('polite')).toContain(patronsRu.hand.nothing);
});

test('of the own hand what can be played says so, and nothing else', async () => {
  const playsIn = (game: LocalGame) => offersIn(game).filter(({ does }) => does === 'play');
  const isMixed = (all: readonly Offer[]) => all.some(isRefused) && !all.every(isRefused);
  const game = gameAt((each) => isOwnTurn(each) && isMixed(playsIn(each)));
  await open(game);
  const isSaid = ({ copy }: Offer) => at(copy)?.textContent.includes(`, ${patronsRu.state.playable}`);
  expect(playsIn(game).map(isSaid)).toEqual(playsIn(game).map((offer) => !isRefused(offer)));
});

test('how many cards the other’s hand and both piles hold is said, and not only shown', async () => {
  const game = gameAt(isOwnTurn);
  await open(game);
  const { hand, pile } = patronsRu.side;
  const { secret, vault } = game.state.rules;
  const labels = [...document.querySelectorAll('[role="img"]')].map((each) =>
    each.getAttribute('aria-label'),
  );
  const { a, b } = vault.piles;
  expect(labels).toEqual(
    expect.arrayContaining([hand(secret.b.hand.length), pile(a.length), pile(b.length)]),
  );
  // The own hand is a list of its own.
  expect(labels.filter((label) => label?.startsWith(hand(0).slice(0, -1)))).toHaveLength(1);
});

test('a question is read aloud at once: whom a card is for, one or up to so many', async () => {
  const game = gameAt(asks('target'));
  const { stage } = game.state.rules.common;
  if (stage.at !== 'turn' || stage.asked?.what !== 'target') throw new Error('a target is asked for');
  const { entry, atLeast, atMost } = stage.asked;
  const name = nameOf(entry.card);
  await open(game);
  const isOne = atLeast === 1 && atMost === 1;
  expect(aloud('assertive')).toContain(
    isOne ? patronsRu.ask.target(name) : patronsRu.ask.targets(name, atMost),
  );
});

test('in the other’s turn a card of the own hand is looked at, and nothing is said of why it can’t be played', async () => {
  const game = gameAt(({ state }) => {
    const { stage } = state.rules.common;
    return (
      stage.at === 'turn' &&
      stage.seat === 'b' &&
      stage.asked === null &&
      state.rules.secret.a.hand.length > 0
    );
  });
  const [card] = game.state.rules.secret.a.hand;
  await open(game);
  expect(said()).toContain(NAMES.b);
  await tap(card?.copy ?? '');
  expect(document.querySelector(`section[aria-label="${nameOf(card?.card ?? '')}"]`)).not.toBeNull();
  expect(why()).toBeNull();
});

/** Returns the label of the card that is looked at. */
const lookedAt = () =>
  document.querySelector(`section button[aria-label^="${patronsRu.act.more}: "]`)?.getAttribute('aria-label');

test('a card of the hand that is looked at says what it costs now, not what is printed on it', async () => {
  const { catalogue } = GAME_TERMS;
  const costIn = ({ state: { rules } }: LocalGame, { card }: DeckCard): number =>
    costOf(catalogue, rules.common.zone, 'a', { card });
  const cheaperIn = (game: LocalGame): DeckCard | undefined =>
    game.state.rules.secret.a.hand.find((held) => {
      const definition = catalogue.get(held.card);
      return definition !== undefined && definition.kind !== 'patron' && definition.cost > costIn(game, held);
    });
  const game = gameAt((each) => isOwnTurn(each) && cheaperIn(each) !== undefined);
  const held = cheaperIn(game);
  const definition = catalogue.get(held?.card ?? '');
  if (held === undefined || definition === undefined) throw new Error('it is a card');
  const coins = costIn(game, held);
  await open(game);
  await tap(held.copy);
  expect(lookedAt()).toBe(`${patronsRu.act.more}: ${printedLabel(patronsRu, 'ru', definition, coins)}`);
});

test('a card of the table that is looked at says how it lies there', async () => {
  const woundedIn = ({ state }: LocalGame) =>
    lyingIn(GAME_TERMS.catalogue, state.rules.common).find(
      ({ card, definition }) => card.wounds > 0 && card.closed && definition.kind === 'creature',
    );
  const game = gameAt((each) => isOwnTurn(each) && woundedIn(each) !== undefined);
  const lying = woundedIn(game);
  if (lying === undefined) throw new Error('it lies there');
  await open(game);
  await tap(lying.card.copy);
  expect(lookedAt()).toBe(`${patronsRu.act.more}: ${lyingLabel(patronsRu, 'ru', lying)}`);
  expect(said()).toContain(stateWords(patronsRu, lying).join(', '));
});

test('a card that has changed sides says so', async () => {
  const takenIn = ({ state }: LocalGame) =>
    lyingIn(GAME_TERMS.catalogue, state.rules.common).find(({ card }) => card.control !== card.owner);
  const game = gameAt((each) => isOwnTurn(each) && takenIn(each) !== undefined);
  await open(game);
  const label = at(takenIn(game)?.card.copy ?? '')?.getAttribute('aria-label');
  expect(label).toContain(patronsRu.state.taken);
});
