// English words of the settings: what each is for, as its sheet says.

import type { settingMeansRu } from './settingMeans.ru.ts';

export const settingMeansEn: typeof settingMeansRu = {
  least: 'A match for prestige is played for at least this sum.',
  placementClock: 'The time each has to place. When it runs out, cards are placed automatically.',
  decisionClock: 'The time to choose a target or summon. When it runs out, the move is automatic.',
  claimTime:
    'How long the loser chooses the price of victory. Then both are free, and it can still be chosen.',
  watching: 'Who may watch matches. Players and staff always see them.',
  windowTime: 'The time for a card or a pass in a match. Silence means a pass.',
  audiencePrice: 'What a card costs at another trader’s audience.',
  surplusTime: 'The time to choose what is spent. After it the newest cards go automatically.',
  responseTime: 'The time to cancel a card that was played. Silence means a pass.',
};
