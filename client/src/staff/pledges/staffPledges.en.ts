// English words of the promises at the desk: exactly the keys of Russian.

import { drakesEn, promisesEn } from '../../text/amounts.ts';
import type { pledgeActsRu, staffPledgesRu } from './staffPledges.ru.ts';

export const pledgeActsEn: typeof pledgeActsRu = {
  dealPledges: {
    title: 'Deal promises',
    does: 'Each gets five promises: the four that everybody has and the one of their house. They are dealt once, and the house stays.',
    confirm: 'Deal',
    reasons: ['The event begins', 'Came later'],
  },
  ruinPerson: {
    title: 'Ruin',
    does: 'All promises of this trader leave the event, wherever they lie; those of others go home from hand, table and contracts. Whoever is in a match plays it to the end first.',
    confirm: 'Ruin',
    reasons: ['Part of the story', 'The organisers decided'],
  },
  restorePerson: {
    title: 'Lift the ruin',
    does: 'The promises that left the event go back into this trader’s hand. Those of others that went home stay there.',
    confirm: 'Lift the ruin',
    reasons: ['Mistake', 'Part of the story'],
  },
  sendPledgeHome: {
    title: 'Send the promise home',
    does: 'The promise goes back into the hand of whoever gave it. A contract that names it goes on without it.',
    confirm: 'Send home',
    reasons: ['Mistake', 'Part of the story', 'Played on paper'],
  },
  closePledges: {
    title: 'Close promises',
    does: 'Promises are neither played nor given any more. Everybody reads who gave which promise to whom, and can check it.',
    confirm: 'Close for good',
    reasons: ['The event is over'],
  },
};

export const staffPledgesEn: typeof staffPledgesRu = {
  title: 'Promises',
  toPage: 'All promises',
  look: 'What to show',
  hands: 'Who has how many',
  places: 'Which is where',
  given: 'Who gave to whom',
  off: 'Promises are switched off: everything stays where it lies. The settings switch them on.',
  closed:
    'Promises are closed for good. The seals are open: anybody can check that what was given is what was sealed.',
  close: 'When the event is over',
  noGiven: 'No promise was given.',
  giving: (from, to) => `${from} → ${to}`,
  what: (card, owner) => `“${card}”, promised by ${owner}`,
  when: 'When',
  contract: 'Contract',
  toContract: 'To the contract',
  seal: 'The seal and its secret number',
  means:
    'Switched off, promises are neither played nor given. All stay where they are until they are switched on again.',
  empty: 'No promises have been dealt yet.',
  noPlaces: 'There are no promises.',
  noOpen: 'No promise lies open.',
  openAlone: 'This is what everybody sees. Which promises are in whose hand is for organisers.',
  toRest: (count) => `Deal to those without: ${count}`,
  trader: 'Trader',
  house: 'House',
  hand: 'In hand',
  state: 'State',
  ruinArranged: 'ruined once their match is over',
  ruined: 'ruined',
  none: 'No promises have been dealt yet.',
  seated: 'You have an interest in a match or contract: its parties’ promises are hidden for now.',
  card: 'Promise',
  owner: 'Promised by',
  where: 'Where',
  home: 'Send home',
  at: {
    own: 'at home',
    hand: (name) => `in the hand of ${name}`,
    held: (name) => `in a contract, given by ${name}`,
    front: (name) => `on the table before ${name}`,
    named: (name, sum) => `on the table before ${name}, ${drakesEn(sum)} named`,
    out: 'out of the event',
  },
  size: promisesEn,
  drawn: 'By lot',
};
