// Russian words of the intrigue deck at the desk: its acts, its page, and what was asked of whom.

import type { IntrigueDue } from '@dunmer/shared/protocol';
import { cardsRu, drakesRu, numberRu } from './amounts.ts';

const STORY = 'По сюжету';

export const intrigueActsRu = {
  sayWord: {
    title: 'Записать слово',
    does: 'Слово записывают один раз, изменить его нельзя. Сразу после этого колода перетасуется.',
    confirm: 'Перетасовать',
    reasons: ['Слово сказано вслух', 'На общем сборе'],
  },
  ring: {
    title: 'Звонить фазу статуса',
    does: 'Каждый торговец возьмёт карту интриги в порядке инициативы. Что лежало до фазы, уйдёт в сброс.',
    confirm: 'Звонить',
    reasons: ['По расписанию', STORY],
  },
  planRings: {
    title: 'Изменить расписание',
    does: 'Фазы статуса прозвонят сами. Те, что выпали на паузу или сбой, прозвонят сразу после.',
    confirm: 'Сохранить расписание',
    reasons: ['Так решили мастера', 'Сдвинулось расписание'],
  },
  openAudience: {
    title: 'Открыть аудиенцию',
    does: 'Торговец берёт 2 карты. До закрытия каждый другой может один раз купить карту.',
    confirm: 'Открыть аудиенцию',
    reasons: [STORY, 'Награда'],
  },
  closeAudience: {
    title: 'Закрыть аудиенцию',
    does: 'Покупать карты больше нельзя. Что взято, остаётся.',
    confirm: 'Закрыть аудиенцию',
    reasons: ['Время вышло', STORY],
  },
  letDraw: {
    title: 'Дать карты интриги',
    does: 'Торговец берёт карты сверху колоды. Все прочтут, сколько и почему.',
    confirm: 'Дать карты',
    reasons: ['Награда', STORY, 'Играли на бумаге'],
  },
  openIntrigueHand: {
    title: 'Посмотреть руку',
    does: 'Вы один раз увидите карты интриги в руке. Торговец прочтёт об этом и о причине.',
    confirm: 'Показать руку',
    reasons: ['Спор о картах', 'Проверка сбоя'],
  },
  answerIntrigueFor: {
    title: 'Ответить за игрока',
    does: 'Если ждут ответа на карту, это пас. Если ждут сброса, уйдут последние взятые карты.',
    confirm: 'Ответить за игрока',
    reasons: ['Долго нет ответа', 'Телефон сел'],
  },
  spendSurplus: {
    title: 'Сбросить излишек',
    does: 'В сброс интриг уйдут карты, взятые последними. В руке останется столько, сколько можно.',
    confirm: 'Сбросить излишек',
    reasons: ['Долго нет ответа', 'Телефон сел'],
  },
  closeIntrigue: {
    title: 'Закрыть колоду насовсем',
    does: 'Тайное число опубликуют, и по нему будут видны все руки. Брать и играть карты интриги больше нельзя.',
    confirm: 'Закрыть насовсем',
    reasons: ['Игра закончена'],
  },
};

const waits: Readonly<Record<IntrigueDue['what'], string>> = {
  keep: 'что оставить из излишка',
  answer: 'ответ на карту',
  drop: 'что сбросить',
};

export const staffIntrigueRu = {
  title: 'Интриги',
  toPage: 'Вся колода',
  /** Beside the setting, before it is changed. */
  means:
    'При первом включении делают колоду и её печать. Выключенная, она ждёт: руки лежат, пока её не включат снова.',
  packsFixed: 'Меняется только до первого включения интриг: потом колода уже сделана.',
  off: 'Интриги выключены: руки лежат, как лежали. Включить их можно в настройках.',
  unmade: 'Колоды ещё нет: её сделают, когда интриги включат в настройках.',
  begin: {
    title: 'С чего начать',
    steps: ['Колода сделана', 'Печать прочитана вслух', 'Слово сказано и записано', 'Колода перетасована'],
    made: (copies: number, packs: number): string =>
      `В колоде ${cardsRu(copies)}. Наборов: ${numberRu(packs)}.`,
    seal: 'Прочтите вслух печать колоды, хотя бы первые восемь знаков. Пусть кто-нибудь запишет.',
    word: 'Пусть кто-нибудь из игроков скажет вслух слово. Порядок колоды зависит и от него.',
    sealLabel: 'Печать колоды',
  },
  wordHint: 'От 1 до 40 знаков, как услышали. Изменить будет нельзя.',
  wordOdd: 'От 1 до 40 знаков',
  word: 'Слово',
  ring: {
    title: 'Фаза статуса',
    now: (ring: number): string => `Прошло фаз: ${numberRu(ring)}`,
    next: (when: string): string => `Следующая по расписанию: ${when}`,
    overdue: 'Фаза по расписанию ждёт конца паузы.',
    unplanned: 'По расписанию фаз больше нет.',
    do: (ring: number): string => `Звонить фазу №\u00A0${numberRu(ring)}`,
    paused: 'Игра на паузе: фазы не звонят.',
    plan: 'Расписание',
  },
  noRings: 'Ничего не запланировано.',
  ringAt: 'Время',
  ringOver: 'Это время уже прошло',
  addRing: 'Добавить',
  ringsFrom: 'С',
  ringsTo: 'До',
  ringsEvery: 'Каждые, минут',
  addRings: (count: number): string => `Добавить фаз: ${numberRu(count)}`,
  tooManyRings: (most: number): string => `Слишком много. Предел: ${numberRu(most)}`,
  removeRing: (when: string): string => `Убрать: ${when}`,
  removeRings: 'Убрать все',
  day: 'День',
  days: { today: 'Сегодня', tomorrow: 'Завтра', after: 'Послезавтра' },
  audience: {
    title: 'Аудиенция',
    none: 'Аудиенции нет. Откройте её в строке торговца.',
    of: (name: string): string => `Аудиенция: ${name}`,
    price: (sum: number): string => `Карта стоит ${drakesRu(sum)}.`,
    bought: (names: readonly string[]): string =>
      names.length === 0 ? 'Ещё никто не купил.' : `Купили: ${names.join(', ')}`,
  },
  pile: {
    title: 'Колода',
    pile: 'В колоде',
    spent: 'В сбросе интриг',
    hands: 'В руках',
    fronts: 'Лежат перед торговцами',
    empty: 'Сброс пуст.',
    newest: 'новейшая сверху',
  },
  hands: {
    title: 'У кого сколько',
    empty: 'Порядка ещё нет: его покажет первая фаза.',
    place: 'Инициатива',
    trader: 'Торговец',
    size: 'В руке',
    of: (size: number, limit: number): string => `${numberRu(size)} из ${numberRu(limit)}`,
    front: 'Перед собой',
    state: 'Состояние',
    surplus: 'излишек',
    audience: 'аудиенция',
    draw: 'Дать карты',
    look: 'Посмотреть руку',
    openAudience: 'Аудиенция',
  },
  open: {
    title: 'Кого ждут',
    none: 'Никого.',
    waits,
    keeps: (count: number): string => `оставить ${numberRu(count)}`,
    left: (time: string): string => `осталось: ${time}`,
    stands: (time: string): string => `часы стоят, осталось: ${time}`,
    over: 'время вышло',
    to: (card: string): string => `карта «${card}»`,
    answerFor: 'Ответить за игрока',
    dropFor: 'Сбросить за игрока',
  },
  newsTitle: 'Что было',
  noNews: 'Пока ничего.',
  closed: {
    title: 'Колода закрыта',
    seed: 'Тайное число',
    said: 'Колода закрыта насовсем: число опубликовано. Кто угодно может проверить, что её не подменили.',
  },
  check: {
    title: 'Проверка',
    hint: 'Записи колоды открыты всем. Страница проверки работает и без входа: ей нужен только файл.',
    page: 'Проверить колоду',
    file: 'Скачать записи колоды',
  },
  close: { title: 'Когда игра закончена' },
  hand: {
    title: 'Карты в руке',
    empty: 'Рука пуста.',
    once: 'Второй раз этот экран их не покажет: понадобится новое действие.',
  },
  person: { none: 'Этот торговец ещё не брал карт интриги.' },
};
