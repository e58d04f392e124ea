// English words of events at the patrons' table.

import { cardsEn, numberEn } from '../../text/amounts.ts';
import type { patronsToldRu } from './patronsTold.ru.ts';
import { coinsEn, woundsEn } from '../../text/tokens.ts';

const quoted = (cards: readonly string[]): string => cards.map((card) => `“${card}”`).join(', ');
const one = (who: string | null, mine: string, theirs: string): string =>
  who === null ? mine : `${who} ${theirs}`;
const on = (targets: readonly string[]): string => (targets.length === 0 ? '' : ` on ${quoted(targets)}`);
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
const off = (warded: number): string => (warded === 0 ? '' : ` Armour took off ${numberEn(warded)}.`);

export const patronsToldEn: typeof patronsToldRu = {
  theirs: 'theirs',
  choosesOwn: (patron) => `You choose your patron: “${patron}”.`,
  seals: (who) => one(who, 'Your choice is sealed.', 'chooses a patron; the choice is sealed.'),
  opens: (who, patron) => one(who, `Your patron: “${patron}”.`, `plays for “${patron}”.`),
  begins: (who) => (who === null ? 'The lot: you begin.' : `The lot: ${who} begins.`),
  shuffles: (who, count) =>
    one(who, `Your pile is shuffled: ${cardsEn(count)}.`, `shuffles the pile: ${cardsEn(count)}.`),
  exchangesOwn: (cards) => `You exchange ${quoted(cards)}.`,
  exchanges: (who, count) =>
    count === 0
      ? one(who, 'You keep your whole hand.', 'keeps the whole hand.')
      : one(who, `You exchange ${cardsEn(count)}.`, `exchanges ${cardsEn(count)}.`),
  drawsOwn: (cards) => `You draw ${quoted(cards)}.`,
  draws: (who, count) => one(who, `You draw ${cardsEn(count)}.`, `draws ${cardsEn(count)}.`),
  coin: (who) => one(who, 'You gain a coin.', 'gains a coin.'),
  turn: (who, turn) => (who === null ? `Turn ${turn} is yours.` : `Turn ${turn}: ${who} plays.`),
  main: '“Each turn” abilities have worked.',
  ends: (who) => one(who, 'You end your turn.', 'ends the turn.'),
  raisesEnd: 'The raises of this turn are over.',
  over: (turn) => `Turn ${turn} is over.`,
  pays: (who, coins) => one(who, `You pay ${coinsEn(coins)}.`, `pays ${coinsEn(coins)}.`),
  closesToPay: (card) => `“${card}” closes to pay for it.`,
  plays: (who, card, targets) => `${one(who, `You play “${card}”`, `plays “${card}”`)}${on(targets)}.`,
  enters: (who, card) => one(who, `You play “${card}”.`, `plays “${card}”.`),
  uses: (who, card, targets) =>
    `${one(who, `You use the ability of “${card}”`, `uses the ability of “${card}”`)}${on(targets)}.`,
  strikes: (card, target) => `“${card}” strikes “${target}”.`,
  defends: (card) => `“${card}” defends.`,
  undefended: (who) => one(who, 'You let nobody defend.', 'lets nobody defend.'),
  queued: (cards) => `Into the queue: ${quoted(cards)}.`,
  comesOut: (card) => `“${card}” works.`,
  done: (card) => `“${card}”: its ability is done.`,
  skipped: {
    gone: (card) => `“${card}”: its ability is skipped, the target is gone.`,
    'nothing-to-pick': (card) => `“${card}”: its ability is skipped, there is nothing to pick.`,
  },
  asked: {
    defend: (who) => one(who, 'You decide who defends.', 'decides who defends.'),
    target: (who) => one(who, 'You choose a target.', 'chooses a target.'),
    discard: (who) => one(who, 'You choose what to discard.', 'chooses what to discard.'),
    keep: (who) => one(who, 'More than 7 cards in hand: the rest go.', 'chooses what to keep.'),
  },
  picks: (who, cards) =>
    cards.length === 0
      ? one(who, 'You choose nobody.', 'chooses nobody.')
      : one(who, `You choose ${quoted(cards)}.`, `chooses ${quoted(cards)}.`),
  wounds: (by, card, count, warded) =>
    count === 0
      ? `“${by}” does not wound “${card}”.${off(warded)}`
      : `“${by}” wounds “${card}” by ${numberEn(count)}.${off(warded)}`,
  misses: (card, count, warded) =>
    count === 0
      ? `The pile is empty, but “${card}” is unhurt.${off(warded)}`
      : `The pile is empty: “${card}” takes ${woundsEn(count)}.${off(warded)}`,
  heals: (by, card, count) => `“${by}” heals “${card}” by ${numberEn(count)}.`,
  closes: (by, card) => `“${by}” closes “${card}”.`,
  raises: (by, card, strike, life) =>
    `“${by}” changes “${card}”: ${[
      ...(strike === 0 ? [] : [`strike\u00A0${signed(strike)}`]),
      ...(life === 0 ? [] : [`life\u00A0${signed(life)}`]),
    ].join(', ')} this turn.`,
  takes: (who, by, card) =>
    who === null ? `“${by}”: “${card}” comes over to you.` : `“${by}”: ${who} takes over “${card}”.`,
  falls: (card) => `“${card}” falls: as many wounds as life.`,
  ousted: (by, card) => `“${by}” ousts “${card}”: only one support of each class.`,
  destroys: (by, card) => `“${by}” destroys “${card}”.`,
  recalls: (who, by, card) =>
    who === null
      ? `“${by}” returns “${card}” to your hand.`
      : `“${by}” returns “${card}”: ${who} takes it back.`,
  returns: (who, by, card) =>
    who === null
      ? `“${by}”: “${card}” comes from the graveyard to your hand.`
      : `“${by}”: ${who} takes “${card}” from the graveyard.`,
  discards: (who, cards) => one(who, `You discard ${quoted(cards)}.`, `discards ${quoted(cards)}.`),
  notKept: (who, cards) =>
    one(
      who,
      `You keep 7 cards and discard ${quoted(cards)}.`,
      `keeps 7 cards and discards ${quoted(cards)}.`,
    ),
  wins: (who) => one(who, 'You win.', 'wins.'),
  drawn: 'A draw.',
  concedes: (who) => one(who, 'You concede.', 'concedes.'),
  awarded: (who, reason) =>
    who === null ? `The match is awarded to you: ${reason}` : `The match is awarded to ${who}: ${reason}`,
  voided: (reason) => `The match is void: ${reason}`,
  default: {
    clock: (who) => one(who, 'Your time is up: it was decided automatically.', 'is silent: time is up.'),
    referee: (who) =>
      one(who, 'A referee or organiser decides for you.', 'does not decide: a referee or organiser does.'),
  },
  seated: 'The match begins. The order of the piles is sealed.',
  exchangesShown: 'The exchanges are open: anybody can check the match.',
  waived: (who) =>
    one(
      who,
      'Your phone was silent: the lot goes without your number.',
      'has no number in the lot: the phone was silent.',
    ),
  fair: 'The phones have exchanged numbers for a fair lot.',
};
