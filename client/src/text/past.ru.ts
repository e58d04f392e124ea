// Russian words of the matches that a trader has played.

import type { MatchKind, MatchBrief } from '@dunmer/shared/protocol';
import { drakesRu } from './amounts.ts';

const KINDS: Readonly<Record<MatchKind, string>> = {
  practice: 'С машиной',
  friendly: 'Дружеская',
  stake: 'На престиж',
  contract: 'По договору',
};
const PHASES: Readonly<Record<MatchBrief['phase'], string>> = {
  placing: 'расстановка',
  resolving: 'вскрытие',
  choosing: 'ждёт выбора',
  claiming: 'ждёт цены победы',
  finished: 'сыграна',
};

export const pastRu = {
  title: 'Мои партии',
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
  contract: 'Договор',
  older: 'Показать более ранние',
};
