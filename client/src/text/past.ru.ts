// Russian words of the matches that a trader has played, and of the contracts that are over.

import type { MatchKind, MatchBrief } from '@dunmer/shared/protocol';
import { drakesRu } from './amounts.ts';

const KINDS: Readonly<Record<MatchKind, string>> = {
  practice: 'С ботом',
  friendly: 'Дружеская',
  stake: 'На престиж',
  contract: 'По контракту',
};
const PHASES: Readonly<Record<MatchBrief['phase'], string>> = {
  placing: 'расстановка',
  resolving: 'вскрытие',
  choosing: 'ждёт выбора',
  claiming: 'ждёт цены победы',
  finished: 'сыграна',
};

export const pastRu = {
  title: 'Сыгранные партии',
  lead: 'Любую сыгранную партию можно посмотреть заново. Честность телефон проверяет тут же, в её итоге.',
  empty: 'Вы ещё не сыграли ни одной партии.',
  against: (name: string): string => `Против: ${name}`,
  kinds: KINDS,
  phases: PHASES,
  results: { won: 'Победа', lost: 'Поражение', drawn: 'Ничья', voided: 'Отменена' },
  stake: drakesRu,
  running: 'Идёт',
  watch: 'смотреть заново',
  goOn: 'продолжить',
  contract: 'Контракт',
  older: 'Показать более ранние',
  contracts: {
    title: 'Завершённые контракты',
    lead: 'Исполненные, аннулированные и те, что не состоялись. Откройте любой, чтобы вспомнить, как он шёл.',
    empty: 'Ни один ваш контракт ещё не закончился.',
    free: 'Без денег',
    fromMe: (sum: number): string => `С вас: ${drakesRu(sum)}`,
    toMe: (sum: number): string => `Вам: ${drakesRu(sum)}`,
    erased: 'Текст контракта стёрт.',
    news: (name: string, end: string): string => `Контракт, ${name}: ${end}`,
    ends: {
      fulfilled: 'исполнен',
      declined: 'отказ',
      annulledBoth: 'аннулирован по согласию',
      annulledRefusal: 'отказ от игры, контракт аннулирован',
      annulledOrganiser: 'аннулирован мастером',
    },
    read: 'Понятно',
  },
};
