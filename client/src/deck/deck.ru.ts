// Russian words of a deck in the hand: its order, what is shown of it, and what beats what. They load with the cards,
// not before.

import { cardsRu } from '../text/amounts.ts';

const SORTS = {
  own: 'Свой',
  name: 'Имя',
  rarity: 'Редкость',
  initiative: 'Инициатива',
  virtue: 'Чем сильны',
  superiority: 'Кого бьют',
};
const OUTCOMES = {
  all: 'Все карты',
  beats: 'Победят',
  stands: 'Устоят',
  falls: 'Проиграют',
};
const ENDS = {
  wins: 'победит',
  loses: 'проиграет',
  bothFall: 'падут обе',
  bothStand: 'устоят обе',
};

export const deckRu = {
  look: 'Порядок и отбор',
  close: 'Закрыть',
  cards: cardsRu,
  some: (shown: number, all: number): string => `Показано ${shown} из ${all}`,
  reset: 'Показать все',
  resetIcon: 'Сбросить отбор и порядок',
  noneFits: 'Таких карт здесь нет.',
  spread: 'Разложить все карты',
  fold: 'Свернуть',
  parts: { label: 'Что изменить', order: 'Порядок', filter: 'Отбор', rival: 'Кто кого' },
  sort: 'В каком порядке',
  sorts: SORTS,
  sortNote: {
    own: 'Так, как вы разложили их сами.',
    name: 'По алфавиту.',
    rarity: 'Сначала самые редкие.',
    initiative: 'Сначала те, чьё умение сработает раньше.',
    virtue: 'Карты с одинаковыми добродетелями — рядом.',
    superiority: 'Сначала те, кто превосходит больше добродетелей.',
  },
  arrange: 'Переставить карты',
  has: 'Обладает',
  hasHint: 'Карты, у которых есть все выбранные добродетели.',
  bare: 'Ни одной добродетели',
  beats: 'Превосходит',
  beatsHint: 'Карты, которые превосходят все выбранные добродетели.',
  shields: 'Защищена',
  shieldsHint: 'Карты с защитой от всех выбранных добродетелей.',
  rival: 'Кто стоит напротив',
  rivalNobody: 'Никто',
  rivalIcons: 'Карта с такими значками',
  rivalOwn: 'Эта колода',
  rivalOthers: 'Остальные карты',
  rivalHas: 'Её добродетели',
  rivalBeats: 'Её превосходство',
  rivalShields: 'Её защита',
  asPrinted: 'По значкам на картах, без умений (правило\u00A04.2).',
  show: 'Какие карты показать',
  outcomes: OUTCOMES,
  ends: ENDS,
  endSaid: (end: keyof typeof ENDS): string => `с картой напротив: ${ENDS[end]}`,
  found: (shown: number, hidden: number): string =>
    hidden === 0 ? `Показаны все: ${cardsRu(shown)}` : `Показано: ${shown}, скрыто: ${hidden}`,
  done: 'Готово',
  own: {
    title: 'Свой порядок',
    note: 'Тяните за край или нажимайте стрелки. Телефон запомнит порядок этой колоды; на правила он не влияет.',
    up: (card: string): string => `Выше: «${card}»`,
    down: (card: string): string => `Ниже: «${card}»`,
    at: (card: string, place: number, count: number): string => `«${card}»: место ${place} из ${count}`,
    asDealt: 'Как в колоде',
  },
};
