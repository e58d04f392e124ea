// Russian words of the matches that a trader has played, and of the contracts that are over.

import type { MatchKind, MatchBrief } from '@dunmer/shared/protocol';
import { drakesRu } from '../text/amounts.ts';

const KINDS: Readonly<Record<MatchKind, string>> = {
  practice: 'С ботом',
  friendly: 'Дружеская',
  stake: 'На престиж',
  contract: 'По контракту',
};
const PHASES: Readonly<Record<MatchBrief['phase'], string>> = {
  placing: 'расстановка',
  resolving: 'вскрытие',
  stop: 'ждёт карты или паса',
  choosing: 'ждёт выбора',
  claiming: 'ждёт цены победы',
  finished: 'закончена',
  preparing: 'выбор героев',
  playing: 'идёт',
};

export const pastRu = {
  title: 'Сыгранные партии',
  lead: 'Откройте любую: там её ход и итог, там же телефон проверит её честность.',
  empty: 'Вы ещё не сыграли ни одной партии.',
  against: (name: string): string => `Соперник — ${name}`,
  kinds: KINDS,
  atPatrons: 'стол\u00A0покровителей',
  phases: PHASES,
  friendlyOver: (name: string): string => `Дружеская партия закончена: ${name}`,
  results: { won: 'Победа', lost: 'Поражение', drawn: 'Ничья', voided: 'Отменена' },
  stake: drakesRu,
  running: 'Идёт сейчас',
  watch: 'смотреть заново',
  /** For matches at the patrons’ table, which have no film once they are over. */
  result: 'итог и запись',
  goOn: 'продолжить',
  contract: 'Контракт',
  older: 'Показать более ранние',
  contracts: {
    title: 'Все контракты',
    lead: 'Открытые, исполненные, аннулированные и те, что не состоялись. Откройте любой, чтобы увидеть, как он идёт или шёл.',
    empty: 'Контрактов ещё нет.',
    free: 'Без денег',
    fromMe: (sum: number): string => `С вас: ${drakesRu(sum)}`,
    toMe: (sum: number): string => `Вам: ${drakesRu(sum)}`,
    erased: 'Текст контракта стёрт.',
    news: (name: string, end: string): string => `Контракт (${name}): ${end}`,
    ends: {
      fulfilled: 'исполнен',
      declined: 'отказ',
      annulledBoth: 'аннулирован по согласию',
      annulledRefusal: 'отказ от партии, сделка аннулирована',
      annulledOrganiser: 'мастер аннулировал сделку',
    },
    read: 'Понятно',
  },
};
