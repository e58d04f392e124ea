// English names of the windows of intrigue cards: exactly the keys of Russian.

import type { windowRu } from './window.ru.ts';

export const windowEn: typeof windowRu = {
  signs: {
    demand: 'Demand',
    answer: 'Answer to a challenge or a demand',
    opened: 'Start of the match',
    sealed: 'Opponent’s row sealed',
    revealed: 'Reveal',
    between: 'Between rounds',
    count: 'Count',
    action: 'Action',
    played: 'Answer to an intrigue card',
  },
};
