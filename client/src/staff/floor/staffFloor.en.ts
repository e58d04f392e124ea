// English words of the floor: exactly the keys of Russian.

import { numberEn, personsEn } from '../../text/amounts.ts';
import { englishNoun as noun } from '../../text/plural.ts';
import type { staffFloorRu } from './staffFloor.ru.ts';

export const staffFloorEn: typeof staffFloorRu = {
  title: 'Playing now',
  empty: 'Nobody is playing now.',
  first: {
    title: 'How to begin',
    people: 'There are no traders yet. Add people first.',
    links: 'Nobody has a link yet. Pick people and print their links: with these they come in.',
    go: 'To the list of people',
  },
  none: 'No such matches.',
  filter: 'Which matches',
  filters: { all: 'All', called: 'Calling', slow: 'Waiting long', away: 'Away', paused: 'Paused' },
  match: 'Match',
  state: 'State',
  waits: 'Waits for',
  stake: 'Stake',
  marks: 'Marks',
  round: (round) => `round\u00A0${round}`,
  here: 'connected',
  unheard: 'connection unknown',
  away: (time) => `away ${time}`,
  nobody: 'nobody',
  what: {
    promise: 'the phone isn’t ready',
    open: 'number for the toss',
    front: 'front row',
    back: 'back row',
    half: 'the whole half',
    choice: 'a choice',
    claim: 'price of victory',
    stop: 'a card or a pass',
    answer: 'an answer to a card',
    patron: 'a patron',
    exchange: 'the exchange of the hand',
    turn: 'moving for',
    defend: 'a defender or none',
    target: 'a target',
    discard: 'cards to discard',
    keep: 'cards to keep',
  },
  stopped: 'Technical problem',
  called: 'Referee called',
  paused: 'Paused',
  restored: 'Paused after a restore: decide how to go on',
  announced: (name) => `Move for the player: ${name}`,
  unbound: 'Price of victory still open',
  own: 'Your own interest: view only',
  clock: {
    placement: 'placement',
    decision: 'choice',
    window: 'card or pass',
    claim: 'price of victory',
    turn: 'time to move',
    ask: 'an answer',
    default: 'move for the player',
  },
  left: 'left',
  stands: 'stopped',
  calls: (count) => `${numberEn(count)} ${noun(count, { one: 'call', other: 'calls' })} for a referee`,
  overdue: (count) =>
    `${numberEn(count)} ${noun(count, { one: 'contract waits', other: 'contracts wait' })} too long`,
  offerSince: (minutes, time) =>
    `an offer without an answer, ${numberEn(minutes)}\u00A0min; last step: ${time}`,
  waitsSince: (minutes, time) => `waits ${numberEn(minutes)}\u00A0min; last step: ${time}`,
  guessing:
    'Somebody is trying codes: more than thirty wrong ones within a minute. Unknown phones wait up to five seconds or are refused; nobody else is held up.',
  moves: 'Asking to move to a new phone',
  asks: (time) => `asking since ${time}`,
  sign: (sign) => `sign ${sign}`,
  letInPicked: 'Let in the selected',
  letInTitle: (count) => `Let onto a new phone: ${personsEn(count)}`,
  letIn: (done, all) => `${numberEn(done)} of ${numberEn(all)} let in`,
  resting: (names) =>
    `Somebody is guessing a PIN: ${names.join(', ')}. It is blocked for now; a referee who sees the person can let them in.`,
  frozen: 'An organiser has suspended your rights: you can look, but not act.',
  eventPaused: (by) =>
    `The event is paused: clocks stand still, nobody can move.${by === null ? '' : ` Paused by ${by}.`}`,
};
