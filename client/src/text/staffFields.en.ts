// English words of what the staff's acts ask for: exactly the keys of Russian.

import type { staffFieldsRu } from './staffFields.ru.ts';

export const staffFieldsEn: typeof staffFieldsRu = {
  fields: {
    seconds: 'Seconds',
    drakes: 'Drakes',
    uncommon: 'Uncommon cards each',
    rare: 'Rare cards each',
    least: 'Minimum stake, drakes',
    placementClock: 'Placement clock, seconds (0 is off)',
    decisionClock: 'Decision clock, seconds (0 is off)',
    claimTime: 'Time for the price of victory, seconds',
    claim: 'The loser may take a card',
    trades: 'Trades: has a purse and a deck',
    deal: 'Deal a start deck at once',
    shortfall: 'If something is no longer there',
    staff: 'Role',
    money: 'Where the coins are',
    watching: 'Who may watch matches',
    promises: 'Promises',
    windowTime: 'Time for a card or a pass, seconds',
    house: 'House',
    name: 'Name',
    winner: 'Winner',
    to: 'To whom',
  },
  names: {
    least: 'Minimum stake',
    placementClock: 'Placement clock',
    decisionClock: 'Decision clock',
    claimTime: 'Time for the price of victory',
    money: 'Where the coins are',
    watching: 'Who may watch matches',
    promises: 'Promises',
    windowTime: 'Time for a card or a pass',
    paused: 'Pause of the event',
  },
  options: {
    shortfall: {
      refuse: 'Change nothing',
      bank: 'The event’s bank adds it',
      debt: 'Note a debt',
      nothing: 'Only what is there',
    },
    staff: { none: 'A trader only', referee: 'Referee', organiser: 'Organiser', display: 'Public screen' },
    money: { app: 'In the app’s purses', table: 'On the table, as coins' },
    watching: { link: 'Whoever has the link', event: 'Everybody at the event', nobody: 'Nobody' },
    promises: { off: 'Switched off', on: 'In play' },
  },
};
