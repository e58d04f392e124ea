// Russian words of a trader's cards: the deck, one card with its history, and found slips.

import type { CopyBlock, CopyReason } from '@dunmer/shared/protocol';
import { cardsRu, numberRu } from './amounts.ts';

const BLOCKED: Readonly<Record<CopyBlock, string>> = {
  'in-match': 'в партии',
  reserved: 'отложена',
  frozen: 'заморожена',
};
const BLOCKED_MEANS: Readonly<Record<CopyBlock, string>> = {
  'in-match': 'Карта в партии. До конца партии её нельзя ни отдать, ни обменять (правило\u00A01.5).',
  reserved:
    'Карта отложена: другой торговец ещё не выбрал цену победы. До тех пор ею нельзя ни играть, ни меняться (правило\u00A06.2).',
  frozen: 'Мастер заморозил карту. Ею нельзя ни играть, ни меняться.',
};
const WHY: Readonly<Record<CopyReason, string>> = {
  made: 'Появилась на полигоне',
  dealt: 'Раздача',
  claimed: 'Цена победы',
  trade: 'Обмен или подарок',
  moved: 'Решение мастера',
  found: 'Найдена',
  withdrawn: 'Изъятие из колоды',
  returned: 'Возврат',
};

export const copiesRu = {
  deck: 'Моя колода',
  empty: 'В вашей колоде нет карт. Их меняют, дарят, берут ценой победы и находят.',
  inMatch: 'Вся колода сейчас в партии. До её конца карт не отдать и не обменять (правило\u00A01.5).',
  bound: (count: number): string => `Занято: ${cardsRu(count)}`,
  short: (count: number): string =>
    `Колода короткая: свободных карт ${numberRu(count)}, а клеток шесть. Играть можно: всю руку кладут сразу, на любые клетки (правило\u00A02.2).`,
  unplayable: 'Играть нечем: нет ни одной свободной карты.',
  orderNote:
    'Тяните за край или нажимайте стрелки. В этом порядке карты лягут, если выйдет время на расстановку.',
  ordering: 'Сохраняем порядок…',
  find: 'Нашли карту?',
  blocked: BLOCKED,
  blockedMeans: BLOCKED_MEANS,
  serial: (serial: number, of: number | null): string =>
    of === null ? `Экземпляр ${serial}` : `Экземпляр ${serial} из ${of}`,
  card: {
    title: 'Карта',
    notYours: 'Эта карта уже не ваша, её история вам не видна.',
    history: 'Через чьи руки прошла',
    cut: 'Шагов слишком много: середина не показана.',
    store: 'запас игры',
    hands: (from: string, to: string): string => `${from} → ${to}`,
    about: { match: 'Партия', trade: 'Обмен' },
    frozen: 'Карта заморожена',
    thawed: 'Карта снова свободна',
    staff: 'мастера',
    trade: 'Отдать или обменять',
    show: 'Показать для обмена',
    showTitle: 'Код этой карты',
    showHint:
      'Дайте другому торговцу навести камеру: карту можно будет попросить и предложить за неё свою. Решать всё равно вам.',
    showQr: 'Код для камеры: попросить эту карту',
    unknown: 'Этой карты нет в каталоге телефона. Откройте страницу заново.',
  },
  why: WHY,
  /** News about what staff have done to the trader's cards. */
  news: {
    title: 'Новое в колоде',
    read: 'Понятно',
    happened: {
      came: (cards: string, from: string): string => `К вам: ${cards}. Откуда: ${from}.`,
      went: (cards: string, to: string): string => `От вас: ${cards}. Куда: ${to}.`,
      frozen: (cards: string): string => `Заморожено: ${cards}.`,
      thawed: (cards: string): string => `Снова свободно: ${cards}.`,
    },
    many: cardsRu,
    card: (name: string): string => `«${name}»`,
    by: 'так сделали мастера',
    ruling: 'решение по партии',
    reason: (reason: string): string => `причина: ${reason}`,
  },
  finding: {
    title: 'Найденная карта',
    lead: 'На найденном листке есть код. Кто введёт его первым, тому и карта.',
    code: 'Код с листка',
    codeHint: 'Восемь знаков',
    codeShort: 'В коде восемь знаков',
    codeOdd: 'В кодах не бывает 0, 1, I, L, O и U: проверьте знаки',
    submit: 'Забрать карту',
    once: 'Код сработает один раз. Карта станет вашей сразу.',
    got: 'Карта ваша',
    gotSaid: (card: string): string => `Карта ваша: «${card}»`,
    toCard: 'Посмотреть карту',
    toDeck: 'В колоду',
    another: 'Ввести другой код',
    stranger:
      'Чтобы забрать карту, откройте на этом телефоне свою личную ссылку. Код листка от этого не пропадёт.',
  },
};
