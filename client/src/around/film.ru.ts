// Russian words of the film: who does what to whom, and why. Names of people are never declined.

import type { Aspect, Row, TextPart, Virtue } from '@dunmer/shared/cards';
import { deskRu } from './desk.ru.ts';
import { listOf, parts, type Parts } from '../text/parts.ts';
import { playsRu } from './plays.ru.ts';
import { reelRu } from './reel.ru.ts';

const VIRTUE: Readonly<Record<Virtue, { readonly acc: string; readonly gen: string; readonly ins: string }>> =
  {
    strength: { acc: 'силу', gen: 'силы', ins: 'силой' },
    cunning: { acc: 'хитрость', gen: 'хитрости', ins: 'хитростью' },
    wealth: { acc: 'богатство', gen: 'богатства', ins: 'богатством' },
    power: { acc: 'власть', gen: 'власти', ins: 'властью' },
    wisdom: { acc: 'мудрость', gen: 'мудрости', ins: 'мудростью' },
  };

const virtue = (name: Virtue, form: 'acc' | 'gen' | 'ins'): TextPart => ({
  kind: 'virtue',
  virtue: name,
  text: VIRTUE[name][form],
});

const all = (names: readonly Virtue[], form: 'acc' | 'gen' | 'ins'): Parts =>
  listOf(
    names.map((name) => [virtue(name, form)]),
    ', ',
    ' и ',
  );

const list = (items: readonly Parts[]): Parts => listOf(items, ', ', ' и ');
const quoted = (cards: readonly string[]): Parts => list(cards.map((card) => parts`«${card}»`));

/** «умение карты «А»», «умения карт «А» и «Б»». */
const ability = (cards: readonly string[]): Parts =>
  cards.length === 1 ? parts`умение карты ${quoted(cards)}` : parts`умения карт ${quoted(cards)}`;
const abilityOf = (cards: readonly string[]): Parts =>
  cards.length === 1 ? parts`умения карты ${quoted(cards)}` : parts`умений карт ${quoted(cards)}`;

const ROW: Readonly<Record<Row, string>> = { front: 'первый ряд', back: 'второй ряд' };
const INTO_ROW: Readonly<Record<Row, string>> = { front: 'в первый ряд', back: 'во второй ряд' };
const IN_ROW: Readonly<Record<Row, string>> = { front: 'в первом ряду', back: 'во втором ряду' };
const LAID = {
  front: 'первый ряд',
  back: 'второй ряд',
  half: 'всю половину',
} as const;
const BY = { referee: 'так решил мастер или судья', clock: 'вышло время' } as const;

const object = (aspect: Aspect, names: readonly Virtue[]): Parts => {
  if (aspect === 'virtues') return all(names, 'acc');
  return aspect === 'superiority'
    ? parts`превосходство над ${all(names, 'ins')}`
    : parts`защиту от ${all(names, 'gen')}`;
};

export interface SideCards {
  readonly trader: string;
  readonly cards: readonly string[];
}

const sides = (all: readonly SideCards[]): Parts =>
  listOf(
    all.map(({ trader, cards }) => parts`${quoted(cards)} (${trader})`),
    '; ',
    '; ',
  );

export const filmRu = {
  rule: (number: string): string => `правило\u00A0${number}`,
  title: {
    placing: 'Расстановка',
    revealed: 'Вскрытие',
    statics: 'Постоянные умения',
    toss: 'Монета',
    lot: 'Жребий',
    choice: 'Выбор',
    summons: 'Призывы',
    advance: 'Выход вперёд',
    count: 'Подсчёт',
    price: 'Цена победы',
    end: 'Конец партии',
    ability: (initiative: number | null): string =>
      initiative === null ? 'Умение' : `Умение, инициатива ${initiative}`,
    summon: (initiative: number | null): string =>
      initiative === null ? 'Призыв' : `Призыв, инициатива ${initiative}`,
    round: (round: number): string => `Круг ${round}`,
  },

  opened: parts`Партия открыта. Оба расставляют карты, никто никого не ждёт.`,
  openedFirst: (first: string): Parts => parts`Партия открыта. ${first} расставляет раньше.`,
  openedToss: parts`Партия открыта. У обоих меньше шести карт, и поровну: кто расставляет раньше, решит жребий.`,
  short: (names: readonly string[]): Parts => parts`Меньше шести карт: ${names.join(', ')}.`,
  sealed: (trader: string, row: 'front' | 'back' | 'half'): Parts =>
    parts`${trader} запечатывает ${LAID[row]}.`,
  withoutNonce: (trader: string, other: string): Parts =>
    parts`${trader}: телефон молчит, партия идёт без его числа. За честность броска отвечают только сервер и ${other}.`,
  defaulted: (trader: string, by: 'referee' | 'clock'): Parts =>
    parts`${trader}: ход сделан автоматически (${BY[by]}).`,
  passedFor: (trader: string, by: 'referee' | 'clock'): Parts => parts`${trader}: пас (${BY[by]}).`,

  revealed: parts`Все карты открываются разом.`,
  placementToss: (first: string): Parts => parts`Карт поровну. Жребий решил: ${first} расставляет раньше.`,
  windowToss: (first: string): Parts =>
    parts`Сыграть карту могут обе стороны. Монета решила: сначала ${first}.`,
  toss: (initiative: number, first: string, second: string): Parts =>
    parts`Инициатива ${initiative} у обеих сторон. Монета решила: сначала ${first}, потом ${second}.`,
  settled: (initiative: number, first: string): Parts =>
    parts`Инициатива ${initiative} у обеих сторон, но монета не нужна: сначала ${first}.`,

  gains: (aspect: Aspect, names: readonly Virtue[]): Parts => parts`получает ${object(aspect, names)}`,
  loses: (aspect: Aspect, names: readonly Virtue[]): Parts => parts`теряет ${object(aspect, names)}`,
  silenced: parts`умолкает`,
  unsilenced: parts`больше не молчит`,
  change: (card: string, phrases: readonly Parts[]): Parts => parts`«${card}» ${list(phrases)}`,
  joined: (sentences: readonly Parts[]): Parts => listOf(sentences, '; ', '; '),
  begun: (cards: readonly string[]): Parts => parts` (${ability(cards)})`,
  ended: (cards: readonly string[]): Parts =>
    parts` (больше не ${cards.length === 1 ? 'действует' : 'действуют'} ${ability(cards)})`,
  sentence: (body: Parts): Parts => parts`${body}.`,
  cast: (card: string, deeds: Parts): Parts => parts`«${card}»: ${deeds}.`,
  castIdle: (card: string, targets: readonly string[]): Parts =>
    parts`«${card}» действует, но ничего не меняется. ${targets.length === 1 ? 'Цель' : 'Цели'}: ${quoted(targets)}.`,
  castFurther: (deeds: Parts): Parts => parts`Из-за этого ${deeds}.`,
  chosen: (trader: string): Parts => parts`Цель выбирает ${trader}.`,
  swapped: (card: string, other: string): Parts => parts`«${card}» и «${other}» меняются местами`,
  moved: (card: string, row: Row): Parts => parts`«${card}» переходит ${INTO_ROW[row]}`,

  passed: (card: string, why: Parts): Parts => parts`«${card}»: умение не срабатывает, ${why}.`,
  summonPassed: (card: string, why: Parts): Parts => parts`«${card}»: призыва нет, ${why}.`,
  why: {
    silenced: (cards: readonly string[]): Parts => parts`карта молчит из-за ${abilityOf(cards)}`,
    row: (row: Row): Parts => parts`карта не ${IN_ROW[row]}`,
    condition: parts`условие не выполнено`,
    noTarget: parts`нет подходящей цели`,
    uses: parts`все призывы истрачены`,
    noCell: parts`нет подходящей клетки`,
    ownerKnows: parts`а почему, знает только хозяин колоды`,
    barred: parts`карта соперника не даёт призывать`,
    noneFits: parts`в вашей колоде нет подходящего существа`,
  },

  choosesTarget: (trader: string, card: string): Parts =>
    parts`${trader} выбирает цель для умения карты «${card}».`,
  choosesSummon: (trader: string, card: string): Parts =>
    parts`«${card}»: ${trader} решает, призывать ли существо.`,
  summoning: (round: number, cards: readonly string[]): Parts =>
    parts`Призывы перед кругом ${round}: ${quoted(cards)}.`,
  summoned: (card: string, creature: string, row: Row, column: number, trader: string): Parts =>
    parts`«${card}» призывает существо: «${creature}», ${ROW[row]}, столбец ${column} (${trader}).`,
  declined: (card: string, trader: string): Parts => parts`«${card}»: ${trader} никого не призывает.`,

  duel: {
    overcome: (loser: string, winner: string, names: readonly Virtue[]): Parts =>
      parts`«${loser}» проигрывает: «${winner}» превосходит ${all(names, 'acc')}.`,
    noVirtues: (loser: string, winner: string): Parts =>
      parts`«${loser}» проигрывает карте «${winner}»: добродетелей нет, такую побеждает любая.`,
    notOvercome: (card: string, other: string, names: readonly Virtue[]): Parts =>
      parts`«${card}» устоит: «${other}» не превосходит ${all(names, 'acc')}.`,
    protected: (card: string, other: string, names: readonly Virtue[]): Parts =>
      parts`«${card}» устоит: защита от всех добродетелей карты «${other}» (от ${all(names, 'gen')}).`,
  },
  column: (column: number, sentence: Parts): Parts => parts`Столбец ${column}. ${sentence}`,
  noDuels: parts`Напротив друг друга никого: конфликтов нет.`,
  /** Shown on a column of the board, so in as few letters as possible. */
  verdict: { falls: 'в отбой', stands: 'устоит' },
  reason: {
    overcome: 'превзойдена',
    noVirtues: 'без добродетелей',
    protected: 'под защитой',
    notOvercome: 'не побить',
  },
  fallen: (cards: readonly SideCards[]): Parts => parts`В отбой: ${sides(cards)}.`,
  advanced: (cards: readonly SideCards[]): Parts => parts`Вперёд, в первый ряд: ${sides(cards)}.`,

  counted: (a: string, countA: number, b: string, countB: number): Parts =>
    parts`На поле осталось: ${a}\u00A0— ${countA}, ${b}\u00A0— ${countB}.`,
  won: (winner: string): Parts => parts`${winner} побеждает.`,
  drawn: parts`Поровну. Ничья: каждый остаётся при своём.`,
  claimed: (trader: string, card: string): Parts => parts`${trader} берёт цену победы: «${card}».`,
  priceWaived: (trader: string): Parts => parts`${trader} не берёт цену победы.`,
  claimClosed: (reason: string): Parts => parts`Выбор закрыт: цену победы никто не берёт. Причина: ${reason}`,
  conceded: (trader: string, winner: string): Parts => parts`${trader} сдаётся. ${winner} побеждает.`,
  awarded: (winner: string, reason: string): Parts =>
    parts`Победа присуждена, победитель — ${winner}. Причина: ${reason}`,
  voided: (reason: string): Parts => parts`Партия отменена, как будто её не было. Причина: ${reason}`,
  desk: deskRu,
  plays: playsRu,
  /** The words on the line between the halves while a moment is shown. */
  reel: reelRu,
};
