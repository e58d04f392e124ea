// Russian names of the windows of intrigue cards, for their signs (IN12).

import type { IntrigueWindow } from '@dunmer/shared/windows';

const signs: Readonly<Record<IntrigueWindow, string>> = {
  demand: 'Требование',
  answer: 'Ответ на вызов или требование',
  opened: 'Начало партии',
  sealed: 'Соперник запечатал ряд',
  revealed: 'Вскрытие',
  between: 'Между кругами',
  count: 'Подсчёт',
  action: 'Действие',
  played: 'Ответ на карту интриги',
};

export const windowRu = { signs };
