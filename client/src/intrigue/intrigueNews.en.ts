// English words of events of the intrigue deck: exactly the keys of Russian.

import { cardsEn, drakesEn, numberEn } from '../text/amounts.ts';
import type { intrigueNewsRu } from './intrigueNews.ru.ts';

const quoted = (cards: readonly string[]): string => cards.map((card) => `“${card}”`).join(', ');
const named = (who: readonly string[]): string => who.join(', ');
const one = (who: string | null, mine: string, theirs: string): string =>
  who === null ? mine : `${who} ${theirs}`;

export const intrigueNewsEn: typeof intrigueNewsRu = {
  you: 'you',
  card: (card) => `“${card}”`,
  sealed: (count) => `The intrigue deck is made: ${cardsEn(count)}. Its order is sealed.`,
  word: (word) => `The word was said: “${word}”.`,
  shuffled: (count) => `The intrigue deck is shuffled: ${cardsEn(count)}.`,
  again: (count) => `The spent cards are shuffled: ${cardsEn(count)} in the deck again.`,
  opened: 'The deck is closed. Now anybody can check it.',
  order: 'The initiative of the traders is known.',
  ring: (ring) => `Status phase ${numberEn(ring)}.`,
  joined: (who) =>
    one(who, 'You draw from the next status phase on.', 'draws from the next status phase on.'),
  audience: (who) => one(who, 'Audience: you draw 2 cards.', 'has the audience and draws 2 cards.'),
  audienceClosed: 'The audience is over.',
  bought: (who, price) =>
    one(who, `You buy a card for ${drakesEn(price)}.`, `buys a card for ${drakesEn(price)}.`),
  allowed: (who, count, reason) =>
    `${one(who, `An organiser lets you draw ${cardsEn(count)}`, `draws ${cardsEn(count)} by leave of an organiser`)}: ${reason}`,
  draws: (who, count) => one(who, `You draw ${cardsEn(count)}.`, `draws ${cardsEn(count)}.`),
  drawn: (who) => `Cards are drawn: ${named(who)}.`,
  came: (card) => `“${card}” comes to you.`,
  surplus: (who) =>
    one(who, 'You have a surplus: choose what to spend.', 'has a surplus and chooses what to spend.'),
  surplusOver: (who) => one(who, 'You no longer have a surplus.', 'no longer has a surplus.'),
  spent: {
    surplus: (who, cards) =>
      one(who, `You spend your surplus: ${quoted(cards)}.`, `spends a surplus: ${quoted(cards)}.`),
    exchange: (who, cards) => one(who, `You exchange ${quoted(cards)}.`, `exchanges ${quoted(cards)}.`),
    drop: (who, cards) => one(who, `You spend ${quoted(cards)}.`, `spends ${quoted(cards)}.`),
    ruin: (who, cards) =>
      one(who, `You are ruined and lose ${quoted(cards)}.`, `is ruined and loses ${quoted(cards)}.`),
  },
  shown: (who, cards) =>
    one(who, `You show ${quoted(cards)} to everybody.`, `shows ${quoted(cards)} to everybody.`),
  shownToYou: (who, cards) => `${who} shows you ${quoted(cards)}.`,
  shownByYou: (to, cards) => `You show ${quoted(cards)} to ${to}.`,
  handOpened: (reason) => `An organiser looks at your hand: ${reason}`,
  ruined: (who) =>
    one(who, 'Ruin: your intrigue cards are spent.', 'is ruined, and their intrigue cards are spent.'),
  plays: (who, card) => one(who, `You play “${card}”.`, `plays “${card}”.`),
  playsOn: (who, card, on) =>
    one(who, `You play “${card}” on ${named(on)}.`, `plays “${card}” on ${named(on)}.`),
  passes: {
    trader: (who) => one(who, 'You pass.', 'passes.'),
    clock: (who) => one(who, 'Your time is up: a pass.', 'is silent: time is up.'),
    referee: (who) =>
      one(who, 'You pass: a referee or organiser ruled so.', 'passes: a referee or organiser ruled so.'),
  },
  cancels: (who, card) => one(who, `You answer with “${card}”.`, `answers with “${card}”.`),
  cancelsSpent: (cards) => `The answers are spent: ${quoted(cards)}.`,
  done: (card) => `“${card}” works.`,
  cancelled: (card) => `“${card}” doesn’t work: it was answered.`,
  undone: (card) => `“${card}” doesn’t work: a ruin.`,
  lies: (card, before) =>
    before === null ? `“${card}” lies before you now.` : `“${card}” lies before ${before} now.`,
  at: (who, card) =>
    one(who, `You play “${card}” in a match or a contract.`, `plays “${card}” in a match or a contract.`),
  spentAfter: (card) => `“${card}” is spent.`,
  looks: (who, of) =>
    of === null
      ? `${who ?? ''} looks at your hand.`
      : one(who, `You look at the hand of ${of}.`, `looks at the hand of ${of}.`),
  seen: (of, cards) =>
    cards.length === 0 ? `${of} has nothing in hand.` : `${of} has in hand: ${quoted(cards)}.`,
  takes: (who, from, count) =>
    from === null
      ? `${who ?? ''} takes ${cardsEn(count)} of yours at random.`
      : one(
          who,
          `You take ${cardsEn(count)} of ${from} at random.`,
          `takes ${cardsEn(count)} of ${from} at random.`,
        ),
  moved: (isMine, cards) => (isMine ? `You get ${quoted(cards)}.` : `You lose ${quoted(cards)}.`),
  dropAsked: (who, count) => `Choosing what to spend (${cardsEn(count)}): ${named(who)}.`,
  dropChosen: (cards) => `You will spend ${quoted(cards)}.`,
  drops: {
    trader: (who) => one(who, 'You choose what to spend.', 'chooses what to spend.'),
    clock: (who) => one(who, 'Your time is up: what came last goes.', 'is silent: what came last goes.'),
    referee: (who) =>
      one(
        who,
        'A referee or organiser decides: what came last goes.',
        'leaves it to a referee or organiser: what came last goes.',
      ),
  },
  retrieved: (who, card) =>
    one(who, `You take “${card}” from the spent cards.`, `takes “${card}” from the spent cards.`),
  frontSpent: (card, before) =>
    before === null ? `“${card}” no longer lies before you.` : `“${card}” no longer lies before ${before}.`,
};
