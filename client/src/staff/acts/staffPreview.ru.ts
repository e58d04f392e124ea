// Russian words of a preview: what an act will change, and whether it can be undone.

import type { Rarity } from '@dunmer/shared/cards';
import type { Preview, StaffRole } from '@dunmer/shared/protocol';
import { cardsRu, drakesOfRu, drakesRu, numberRu, promisesRu } from '../../text/amounts.ts';
import { staffHappensRu } from './staffHappens.ru.ts';

const undo: Readonly<Record<Preview['undo'], string>> = {
  'any-time': 'Отменить можно в любой момент.',
  'by-new-act': 'Отменить можно новым действием, если всё ещё на месте.',
  'void-only': 'Потом останется только отменить партию целиком.',
  never: 'Отменить будет нельзя.',
};

const rarities: Readonly<Record<Rarity, string>> = {
  standard: 'стандартные',
  uncommon: 'необычные',
  rare: 'редкие',
  unique: 'уникальные',
};

export const staffPreviewRu = {
  undo,
  /** Where drakes and cards are when they belong to nobody. */
  places: {
    bank: 'Банк игры',
    store: 'Запас игры',
    hold: 'Отложено под контракт',
    pot: 'Банк партии',
    made: 'новая',
    slip: 'листок на полигоне',
    frozen: 'заморожена',
    free: 'свободна',
    reserved: 'отложена',
  },
  /** Where several cards are, when the words differ from those for one card. */
  placesOfMany: { made: 'новые', frozen: 'заморожены', free: 'свободны', reserved: 'отложены' },
  /** What happens to a match, a person or a contract, by the server's name for it. */
  happens: staffHappensRu,
  preview: {
    drakes: (from: string, to: string, sum: number, why: string): string =>
      `${from} → ${to}: ${drakesRu(sum)} (${why})`,
    copies: (cards: readonly string[], from: string, to: string): string =>
      `${from} → ${to}: ${cards.length > 1 ? `${cardsRu(cards.length)}, ` : ''}${cards.map((card) => `«${card}»`).join(', ')}`,
    debt: (from: string, to: string, sum: number, isStill: boolean): string =>
      `${isStill ? 'Останется долгом' : 'Запишется долг'}: ${from} → ${to}, ${drakesRu(sum)}`,
    cardDebt: (from: string, to: string, card: string, isStill: boolean): string =>
      `${isStill ? 'Останется долгом' : 'Запишется долг'}: ${from} → ${to}, карта «${card}»`,
    /** `what` is a sum, or the name of a card. */
    debtEnds: (from: string, to: string, what: number | string): string =>
      `Прежнего долга не будет: ${from} → ${to}, ${typeof what === 'number' ? drakesRu(what) : `карта «${what}»`}`,
    /** Where a card is, and what binds it. */
    lies: {
      hidden: 'у другого торговца',
      'in-match': ', в партии',
      reserved: ', отложена для цены победы',
      frozen: ', заморожена',
    },
    lying: (card: string, place: string): string => `«${card}» (здесь: ${place})`,
    left: (to: string, lying: string, then: string): string =>
      `Сейчас не вернуть: ${lying} → ${to}. ${then}`.trim(),
    becomes: {
      bank: 'Банк игры карту не заменит: она останется там, долга не будет.',
      nothing: 'Она останется там, долга не будет; вернуть её может следующий пересмотр.',
    },
    missing: (from: string, sum: number): string =>
      `${from}: не хватает ${drakesOfRu(sum)}. Остаток можно будет исправить потом`,
    contract: (state: string): string => `Контракт: ${state}`,
    /** `from` is the number of the settlement that a later one starts from. */
    match: (what: string, from: number | null): string =>
      `Партия: ${what}${from === null ? '' : ` (после итога №\u00A0${from})`}`,
    /** The cards are drawn only when the act is done. */
    lot: (to: string, count: number, rarity: Rarity): string =>
      `${to}: ${cardsRu(count)} по жребию (${rarities[rarity]})`,
    person: (name: string, what: string): string => `${name}: ${what}`,
    /** What somebody who is added will be. */
    newcomer: {
      none: 'новый торговец',
      referee: 'новый судья',
      organiser: 'новый мастер',
      display: 'новый общий экран',
    } satisfies Readonly<Record<StaffRole | 'none', string>>,
    tradesToo: (what: string): string => `${what}, торгует`,
    /** Many of whom a line says the same: how many they are, or those who are named. */
    all: (count: number): string => `каждый из\u00A0${numberRu(count)}`,
    each: (names: readonly string[]): string => `${names.join(', ')} (каждый)`,
    names: 'Имена',
    times: (words: string, count: number): string => `${words} — столько раз: ${numberRu(count)}`,
    /** Lines that did not fit into what the server could say. */
    more: (count: number): string => `Показано не всё: строк ещё ${numberRu(count)}.`,
    short: (drakes: number, cards: readonly string[]): string =>
      `Не хватает: ${[...(drakes > 0 ? [drakesRu(drakes)] : []), ...cards].join(', ')}. Решите, чем заменить.`,
    /** `values`: the old one, if there is one, and the new one. */
    setting: (name: string, values: readonly string[]): string => `${name}: ${values.join(' → ')}`,
    promisePaid: (from: string, to: string, sum: number, card: string): string =>
      `${from} → ${to}: за обещание «${card}» уже заплачено (${drakesRu(sum)}), это не изменится`,
    /** `house` is null when it will be drawn. */
    pledges: (to: string, count: number, house: string | null): string =>
      `${to}: ${promisesRu(count)}, ${house ?? 'дом по жребию'}`,
    /** Promises that were set aside under a contract, face down. */
    pledgesBack: (to: string, count: number): string => `${to} → обратно в руку: ${promisesRu(count)}`,
    salts: (count: number): string => `Печатей обещаний откроется: ${numberRu(count)}`,
    heldForGood:
      'Контракты, под которые отложены обещания, уже не исполнить. Их могут аннулировать партнёры или мастер.',
    deck: (copies: number): string => `Колода интриг: ${cardsRu(copies)}, печать объявят`,
    /** Nobody knows beforehand which cards these are. */
    intrigue: (to: string, what: 'drawn' | 'spent', count: number): string =>
      `${to} → ${what === 'drawn' ? 'в руку' : 'в сброс'}: ${cardsRu(count)} интриги`,
    taken: (from: string, to: string, count: number): string => `${from} → ${to}: ${cardsRu(count)} интриги`,
    spent: (card: string): string => `«${card}» → в сброс`,
    /** The fate of an action that was open. */
    action: (card: string, how: 'done' | 'cancelled' | 'ruined'): string =>
      `«${card}» ${how === 'done' ? 'исполнится' : 'не исполнится'}`,
    front: (card: string, before: string): string => `${before} → в сброс: «${card}»`,
    deckIs: {
      shuffled: 'Колода интриг будет перетасована',
      rung: (ring: number): string => `Фаза статуса №\u00A0${numberRu(ring)}`,
      planned: (count: number): string => `Фаз в расписании: ${numberRu(count)}`,
      closed: 'Колода интриг закроется, тайное число опубликуют',
      'audience-opened': 'Аудиенция откроется',
      'audience-closed': 'Аудиенция закроется',
    },
    /** Promises of a trader: the known ones, and the number of face-down ones, which nobody is told. */
    pledge: (
      owner: string,
      to: 'home' | 'hand' | 'out',
      cards: readonly string[],
      hidden: number,
    ): string => {
      const known = cards.map((card) => `«${card}»`);
      const all = hidden === 0 ? known : [...known, `${promisesRu(hidden)} лицом вниз`];
      const place = { home: 'домой', hand: 'обратно держателю', out: 'из игры' }[to];
      return `${owner} → ${place}: ${all.join(', ')}`;
    },
  },
};
