// English words of the film: who does what to whom, and why.

import type { Aspect, Row, TextPart, Virtue } from '@dunmer/shared/cards';
import { deskEn } from './desk.en.ts';
import type { filmRu, SideCards } from './film.ru.ts';
import { listOf, parts, type Parts } from '../text/parts.ts';
import { playsEn } from './plays.en.ts';
import { reelEn } from './reel.en.ts';

const virtue = (name: Virtue): TextPart => ({ kind: 'virtue', virtue: name, text: name });

const all = (names: readonly Virtue[]): Parts =>
  listOf(
    names.map((name) => [virtue(name)]),
    ', ',
    ' and ',
  );

const list = (items: readonly Parts[]): Parts => listOf(items, ', ', ' and ');
const named = (cards: readonly string[]): Parts => list(cards.map((card) => parts`${card}`));

const ROW: Readonly<Record<Row, string>> = { front: 'front row', back: 'back row' };
const LAID = { front: 'front row', back: 'back row', half: 'whole half' } as const;
const BY = { referee: 'a referee or organiser ruled so', clock: 'time was up' } as const;

const object = (aspect: Aspect, names: readonly Virtue[]): Parts => {
  if (aspect === 'virtues') return all(names);
  return aspect === 'superiority'
    ? parts`superiority over ${all(names)}`
    : parts`protection from ${all(names)}`;
};

const sides = (all: readonly SideCards[]): Parts =>
  listOf(
    all.map(({ trader, cards }) => parts`${named(cards)} (${trader})`),
    '; ',
    '; ',
  );

export const filmEn: typeof filmRu = {
  rule: (number) => `rule\u00A0${number}`,
  title: {
    placing: 'Placement',
    revealed: 'The reveal',
    statics: 'Abilities that always work',
    toss: 'Toss',
    lot: 'The lot',
    choice: 'Choice',
    summons: 'Summons',
    advance: 'Advance',
    count: 'The count',
    price: 'Price of victory',
    end: 'End of the match',
    ability: (initiative) => (initiative === null ? 'Ability' : `Ability, initiative ${initiative}`),
    summon: (initiative) => (initiative === null ? 'Summon' : `Summon, initiative ${initiative}`),
    round: (round) => `Round ${round}`,
  },

  opened: parts`The match begins. Both place their cards, and neither waits.`,
  openedFirst: (first) => parts`The match begins. ${first} places first.`,
  openedToss: parts`The match begins. Both have the same number of cards, fewer than six: a lot decides who places first.`,
  short: (names) => parts`Fewer than six cards: ${names.join(', ')}.`,
  sealed: (trader, row) => parts`${trader} seals the ${LAID[row]}.`,
  withoutNonce: (trader, other) =>
    parts`${trader}’s phone is silent; the match goes on without its number. Only the server and ${other} vouch for the fairness of the toss.`,
  defaulted: (trader, by) => parts`${trader}: the move was made automatically (${BY[by]}).`,
  passedFor: (trader, by) => parts`${trader}: a pass (${BY[by]}).`,

  revealed: parts`All cards are turned over at once.`,
  placementToss: (first) => parts`Both have the same number of cards. The lot says: ${first} places first.`,
  windowToss: (first) => parts`Both could play a card. The toss says: ${first} is asked first.`,
  toss: (initiative, first, second) =>
    parts`Both sides have initiative ${initiative}. The toss says: ${first} goes first, then ${second}.`,
  settled: (initiative, first) =>
    parts`Both sides have initiative ${initiative}, but no toss is needed: ${first} goes first.`,

  gains: (aspect, names) => parts`gains ${object(aspect, names)}`,
  loses: (aspect, names) => parts`loses ${object(aspect, names)}`,
  silenced: parts`falls silent`,
  unsilenced: parts`is no longer silent`,
  change: (card, phrases) => parts`${card} ${list(phrases)}`,
  joined: (sentences) => listOf(sentences, '; ', '; '),
  begun: (cards) => parts` (${cards.length === 1 ? 'ability' : 'abilities'} of ${named(cards)})`,
  ended: (cards) =>
    cards.length === 1
      ? parts` (the ability of ${named(cards)} no longer works)`
      : parts` (the abilities of ${named(cards)} no longer work)`,
  sentence: (body) => parts`${body}.`,
  cast: (card, deeds) => parts`${card}: ${deeds}.`,
  castIdle: (card, targets) =>
    parts`${card} acts, but nothing changes. ${targets.length === 1 ? 'Target' : 'Targets'}: ${named(targets)}.`,
  castFurther: (deeds) => parts`Because of that ${deeds}.`,
  chosen: (trader) => parts`${trader} chose the target.`,
  swapped: (card, other) => parts`${card} and ${other} swap places`,
  moved: (card, row) => parts`${card} moves to the ${ROW[row]}`,

  passed: (card, why) => parts`The ability of ${card} does nothing: ${why}.`,
  summonPassed: (card, why) => parts`${card} does not summon: ${why}.`,
  why: {
    silenced: (cards) => parts`the card is silenced by ${named(cards)}`,
    row: (row) => parts`the card is not in the ${ROW[row]}`,
    condition: parts`its condition does not hold`,
    noTarget: parts`no target fits`,
    uses: parts`all its summons are used up`,
    noCell: parts`no free cell fits`,
    ownerKnows: parts`only the owner of the deck knows why`,
    barred: parts`a card of the opponent forbids it`,
    noneFits: parts`no creature in your deck fits`,
  },

  choosesTarget: (trader, card) => parts`${trader} chooses a target for the ability of ${card}.`,
  choosesSummon: (trader, card) => parts`${trader} decides whether ${card} summons.`,
  summoning: (round, cards) => parts`Summons before round ${round}: ${named(cards)}.`,
  summoned: (card, creature, row, column, trader) =>
    parts`${card} summons ${creature} to the ${ROW[row]}, column ${column} (${trader}).`,
  declined: (card, trader) => parts`${card}: ${trader} summons nobody.`,

  duel: {
    overcome: (loser, winner, names) => parts`${loser} is defeated: ${winner} overcomes ${all(names)}.`,
    noVirtues: (loser, winner) =>
      parts`${loser} is defeated by ${winner}: without virtues it falls to any card.`,
    notOvercome: (card, other, names) => parts`${card} stands: ${other} does not overcome ${all(names)}.`,
    protected: (card, other, names) =>
      parts`${card} stands: it is protected from all virtues of ${other} (${all(names)}).`,
  },
  column: (column, sentence) => parts`Column ${column}. ${sentence}`,
  noDuels: parts`Nobody faces anybody: there are no conflicts.`,
  verdict: { falls: 'falls', stands: 'stands' },
  reason: { overcome: 'overcome', noVirtues: 'no virtues', protected: 'protected', notOvercome: 'unbeaten' },
  fallen: (cards) => parts`To the discard: ${sides(cards)}.`,
  advanced: (cards) => parts`To the front row: ${sides(cards)}.`,

  counted: (a, countA, b, countB) => parts`Left on the field: ${a} ${countA}, ${b} ${countB}.`,
  won: (winner) => parts`${winner} wins.`,
  drawn: parts`Both have the same number of cards. A draw: each keeps what is theirs.`,
  claimed: (trader, card) => parts`${trader} takes the price of victory: ${card}.`,
  priceWaived: (trader) => parts`${trader} takes no price of victory.`,
  claimClosed: (reason) => parts`The choice is closed: nobody takes the price of victory. Reason: ${reason}`,
  conceded: (trader, winner) => parts`${trader} concedes. ${winner} wins.`,
  awarded: (winner, reason) => parts`The match is awarded to ${winner}. Reason: ${reason}`,
  voided: (reason) => parts`The match is voided, as if it had not been played. Reason: ${reason}`,
  desk: deskEn,
  plays: playsEn,
  reel: reelEn,
};
