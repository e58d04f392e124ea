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
  placing: 'Идёт расстановка',
  resolving: 'Идёт вскрытие',
  choosing: 'Ждёт выбора',
  claiming: 'Ждёт цены победы',
  finished: 'Сыграна',
};

export const pastRu = {
  title: 'Мои партии',
  lead: 'Любую сыгранную партию можно посмотреть заново. Честность телефон проверяет тут же, в её итоге.',
  empty: 'Вы ещё не сыграли ни одной партии.',
  against: (name: string): string => `Против: ${name}`,
  kinds: KINDS,
  phases: PHASES,
  results: { won: 'Победа', lost: 'Поражение', drawn: 'Ничья', voided: 'Отменена' },
  stake: (count: number): string => `престиж ${drakesRu(count)}`,
  noStake: 'без ставки',
  watch: 'Смотреть заново',
  goOn: 'Продолжить',
  contract: 'Договор',
  older: 'Показать более ранние',
};
