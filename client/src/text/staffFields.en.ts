// English words of what the staff's acts ask for: exactly the keys of Russian.

import type { staffFieldsRu } from './staffFields.ru.ts';

export const staffFieldsEn: typeof staffFieldsRu = {
  fields: {
    seconds: 'Seconds',
    drakes: 'Drakes',
    uncommon: 'Uncommon cards each',
    rare: 'Rare cards each',
    least: 'Least prestige, drakes',
    placementClock: 'Placement clock, seconds (0 is off)',
    decisionClock: 'Decision clock, seconds (0 is off)',
    claimTime: 'Time for the price of victory, seconds',
    claim: 'The loser may take a card',
    trades: 'Trades: has a purse and a deck',
    deal: 'Deal a start deck at once',
    shortfall: 'If something is no longer there',
    staff: 'Who they are',
    money: 'Where the coins are',
    watching: 'Who may watch matches',
    name: 'Name',
    winner: 'Winner',
    to: 'To whom',
  },
  names: {
    least: 'Least prestige',
    placementClock: 'Placement clock',
    decisionClock: 'Decision clock',
    claimTime: 'Time for the price of victory',
    money: 'Where the coins are',
    watching: 'Who may watch matches',
    paused: 'Pause of the event',
  },
  options: {
    shortfall: {
      refuse: 'Change nothing',
      bank: 'The bank adds it',
      debt: 'Note a debt',
      nothing: 'Only what is there',
    },
    staff: { none: 'A trader only', referee: 'Referee', organiser: 'Organiser', display: 'Hall display' },
    money: { app: 'In the app’s purses', table: 'On the table, as coins' },
    watching: { link: 'Who has the link', event: 'Everybody joined', nobody: 'Nobody' },
  },
};
