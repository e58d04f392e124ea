// Russian words of the fields of staff's acts: labels, settings, and options.

import type { Shortfall, StaffRole } from '@dunmer/shared/protocol';
import { numberRu } from '../../text/amounts.ts';

const roles: Readonly<Record<StaffRole | 'none', string>> = {
  none: 'Только торговец',
  referee: 'Судья',
  organiser: 'Мастер',
  display: 'Общий экран',
};

const shortfall: Readonly<Record<Shortfall, string>> = {
  refuse: 'Ничего не менять',
  bank: 'Добавит банк игры',
  debt: 'Записать долг',
  nothing: 'Только то, что есть',
};

export const staffFieldsRu = {
  fields: {
    seconds: 'Секунд',
    drakes: 'Дрейков',
    uncommon: 'Необычных каждому',
    rare: 'Редких каждому',
    least: 'Наименьшая ставка, дрейков',
    placementClock: 'Часы расстановки, секунд (0 — без часов)',
    decisionClock: 'Часы выбора, секунд (0 — без часов)',
    claimTime: 'Время на цену победы, секунд',
    claim: 'Проигравший может взять карту',
    trades: 'Торгует: есть кошелёк и колода',
    deal: 'Сразу раздать стартовую колоду',
    shortfall: 'Если чего-то уже не хватает',
    staff: 'Кто это',
    money: 'Где лежат монеты',
    watching: 'Кто может смотреть партии',
    promises: 'Обещания',
    windowTime: 'Время на карту или пас, секунд',
    house: 'Дом',
    intrigue: 'Интриги',
    packs: 'Наборов в колоде интриг',
    audiencePrice: 'Карта на аудиенции, дрейков',
    surplusTime: 'Время на излишек, секунд',
    responseTime: 'Время на ответ, секунд',
    patrons: 'Стол покровителей',
    turnClock: 'Часы хода у покровителей, секунд (0 — без часов)',
    askClock: 'Часы вопроса у покровителей, секунд (0 — без часов)',
    word: 'Слово, сказанное вслух',
    rings: 'Фазы статуса по расписанию',
    draws: 'Сколько карт',
    name: 'Имя',
    winner: 'Победитель',
    to: 'Кому',
  },
  /** The names of settings, in their list. */
  names: {
    least: 'Наименьшая ставка',
    placementClock: 'Часы расстановки',
    decisionClock: 'Часы выбора',
    claimTime: 'Время на цену победы',
    money: 'Где лежат монеты',
    watching: 'Кто может смотреть партии',
    promises: 'Обещания',
    windowTime: 'Время на карту или пас',
    intrigue: 'Интриги',
    packs: 'Наборов в колоде интриг',
    audiencePrice: 'Карта на аудиенции',
    surplusTime: 'Время на излишек',
    responseTime: 'Время на ответ',
    patrons: 'Стол покровителей',
    turnClock: 'Часы хода у покровителей',
    askClock: 'Часы вопроса у покровителей',
    paused: 'Игра',
  },
  numberOdd: (min: number, max: number): string =>
    `Введите целое число от ${numberRu(min)} до ${numberRu(max)}`,
  nameOdd: 'От двух до сорока знаков',
  /** Somebody has this name already. */
  namesake: (name: string, code: string): string =>
    `Так уже зовут: ${name}, ${code}. Это может быть тот же человек.`,
  options: {
    shortfall,
    staff: roles,
    money: { app: 'В кошельках приложения', table: 'На столе, монетами' },
    watching: { link: 'У кого есть ссылка', event: 'Все на игре', nobody: 'Никто' },
    promises: { off: 'Выключены', on: 'В игре', closed: 'Закрыты насовсем' },
    intrigue: { off: 'Выключены', on: 'В игре', closed: 'Закрыты насовсем' },
    patrons: { off: 'Выключен', on: 'В игре' },
  },
};
