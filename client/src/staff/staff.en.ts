// English words of the desk: exactly the keys of Russian.

import { drakesEn, numberEn, personsEn } from '../text/amounts.ts';
import { englishNoun as noun } from '../text/plural.ts';
import type { staffRu } from './staff.ru.ts';
import { staffExportsEn } from './settings/staffExports.en.ts';
import { staffActsEn } from './acts/staffActs.en.ts';
import { staffBackupsEn } from './settings/staffBackups.en.ts';
import { staffListsEn, phasesEn } from './lists/staffLists.en.ts';
import { staffIntrigueEn } from './intrigue/staffIntrigue.en.ts';
import { staffPatronsEn } from './match/staffPatrons.en.ts';
import { staffPaperEn } from './paper/staffPaper.en.ts';
import { staffPledgesEn } from './pledges/staffPledges.en.ts';
import { staffPreviewEn } from './acts/staffPreview.en.ts';

export const staffEn: typeof staffRu = {
  ...staffActsEn,
  ...staffListsEn,
  ...staffPreviewEn,
  pledges: staffPledgesEn,
  intrigue: staffIntrigueEn,
  patrons: staffPatronsEn,
  sheets: staffPaperEn,
  title: 'Organisers’ desk',
  nav: {
    label: 'Sections',
    floor: 'Now',
    people: 'People',
    cards: 'Cards',
    contracts: 'Contracts',
    matches: 'Matches',
    promises: 'Promises',
    intrigue: 'Intrigue',
    settings: 'Settings',
  },
  keys: 'Keys: / searches, arrows move along the rows, Enter opens, digits go to the sections.',
  address: {
    label: 'Address of the event:',
    elsewhere: (here) =>
      `You have the event open at ${here}: to the event that is another device. Open the address above.`,
  },
  disk: {
    full: 'Nothing can be saved right now: what was saved is safe, clocks stand still. Make room on the server’s disk, and the event goes on by itself.',
    short: (megabytes) =>
      `The server’s disk has ${numberEn(megabytes)}\u00A0MB left: no new match begins. Make room, delete old copies.`,
    low: (megabytes) =>
      `The server’s disk has ${numberEn(megabytes)}\u00A0MB left. Make room: below 200\u00A0MB no new match begins.`,
  },
  notStaff: 'This page is for referees and organisers. Open your personal link on this device.',
  notHere: 'This section is for organisers only.',
  lists: {
    search: 'Search',
    count: (shown, all) => `${numberEn(shown)} of ${numberEn(all)}`,
    nothing: 'Nothing found.',
    acts: 'Actions',
    choice: 'Selection',
    pick: (name) => `Select ${name}`,
    pickAll: 'Select all shown',
    picked: (count) => `Selected: ${numberEn(count)}`,
    clear: 'Clear selection',
    loading: 'Loading…',
    older: 'Show earlier ones',
    more: (count) => `Show ${numberEn(count)} more`,
  },
  sheet: {
    reason: 'Reason',
    reasonHint: 'It goes into the journal',
    changes: 'What will change',
    nothing: 'No money and no cards will change.',
    asking: 'Working out what will change…',
    noPreview: 'No connection: can’t tell now what will change.',
    cancel: 'Cancel',
    faster: (name, act) =>
      `Things changed while you were looking: ${name ?? 'the match’s clocks'}${act === null ? '' : `, “${act}”`}. Below is what would happen now.`,
    sending: 'Sending…',
    late: 'No answer yet, sending again…',
    done: (act) => `Done: ${act}`,
    close: 'Close',
    store: 'The event’s store',
    pick: 'Name or code',
    numberOdd: (min, max) => `Enter a whole number from ${min} to ${max}`,
    nameOdd: 'Two to forty characters',
    owedFirst: 'There is a debt. Collect it first?',
    openPerson: 'Open the page',
    addAnother: 'Add another',
  },
  gate: {
    choose:
      'Choose a passphrase: you are asked for it before an action if you have done nothing for half an hour. Looking needs none.',
    say: 'Enter your passphrase to go on: it is asked for after half an hour of doing nothing.',
    field: 'Passphrase',
    again: 'The same passphrase again',
    differ: 'The passphrases differ',
    short: 'At least eight characters',
    submit: 'Go on',
    late: 'No answer. Check the connection and try again.',
  },
  floor: {
    title: 'Playing now',
    empty: 'Nobody is playing now.',
    none: 'No such matches.',
    filter: 'Which matches',
    filters: { all: 'All', called: 'Calling', slow: 'Waiting long', away: 'Offline', paused: 'Paused' },
    match: 'Match',
    state: 'State',
    waits: 'Waits for',
    stake: 'Stake',
    marks: 'Marks',
    round: (round) => `round\u00A0${round}`,
    here: 'connected',
    unheard: 'connection unknown',
    away: (time) => `offline ${time}`,
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
    own: 'You are a party: view only',
    clock: {
      placement: 'placement',
      decision: 'choice',
      window: 'card or pass',
      claim: 'price of victory',
      turn: 'time to move',
      ask: 'an answer',
      default: 'move for the player',
    },
    stands: 'stopped',
    calls: (count) => `${numberEn(count)} ${noun(count, { one: 'call', other: 'calls' })} for a referee`,
    overdue: (count) =>
      `${numberEn(count)} ${noun(count, { one: 'contract waits', other: 'contracts wait' })} too long`,
    offerSince: (minutes, time) =>
      `an offer without an answer, ${numberEn(minutes)}\u00A0min; last step: ${time}`,
    waitsSince: (minutes, time) => `waits ${numberEn(minutes)}\u00A0min; last step: ${time}`,
    guessing:
      'Somebody is trying codes: more than thirty wrong ones within a minute. Unknown phones wait up to five seconds, or are asked to try later; nobody else is held up.',
    moves: 'Asking to move to a new phone',
    asks: (time) => `asking since ${time}`,
    sign: (sign) => `sign ${sign}`,
    letInPicked: 'Let in the selected',
    letInTitle: (count) => `Let onto a new phone: ${personsEn(count)}`,
    letIn: (done, all) => `${numberEn(done)} of ${numberEn(all)} let in`,
    resting: (names) =>
      `Somebody is guessing a PIN: ${names.join(', ')}. It is blocked for now; a referee who sees the person can let them in.`,
    eventPaused: (by) =>
      `The event is paused: clocks stand still, nobody can move.${by === null ? '' : ` Paused by ${by}.`}`,
  },
  interest: {
    own: 'You can’t do this for yourself. Ask another organiser.',
    opponent: 'You are a player in this match while it goes on. Another organiser or referee can help.',
    party:
      'You have a contract or a price of victory with a player in this match. Another organiser or referee can help.',
    shared: 'Whoever gave you access has an interest in this match. Another organiser or referee can help.',
  },
  match: {
    acts: 'Actions',
    board: 'Field',
    show: 'What to show',
    back: 'To all matches',
    whole: 'The whole match',
    contract: 'The contract of this match',
    own: 'You have an interest of your own here: view only. Nobody left to help? A new way in for an organiser is made at the laptop.',
    over: 'The match is over. Its result can be revised: money and cards then move again.',
    final: 'The match was voided before its end: there is nothing to revise.',
    file: 'Match file',
    fileHint:
      'The file holds both decks in full. It is for looking into the match: players don’t get to see it.',
    fileBare:
      'The file holds no decks: nobody opened them during the match, and now they stay closed for good.',
    fileSave: 'Download the referee’s file',
    purses: 'Both purses',
    pursesClosed: 'The call is closed, and so are the purses. Looking again takes a new call.',
    gone: 'This match is not under way.',
    opened: 'What lies face down',
    rows: { front: 'Front row', back: 'Back row' },
    sealedPatron: 'Patron, still sealed',
    hand: 'Hand',
    exchanged: 'Put under the pile',
    empty: 'empty',
    stopped: 'The match is stopped by a technical problem. It won’t go on: it can only be voided.',
    broke: 'The problem',
    stoppedOver:
      'The match was stopped by a technical problem and is over now. The contract and the purses show how it was settled.',
    broken: (what, place) => `What broke: ${what}${place === '' ? '' : `, ${place}`}`,
    stoppedFile: 'Download the problem’s file',
    stoppedFileHint:
      'The file holds what broke and the open part of the match: nothing of what lies face down.',
    notCalled: 'A link can be made here once a referee is called.',
  },
  settings: {
    title: 'Settings of the event',
    name: 'Setting',
    value: 'Now',
    running: 'The event',
    change: 'Change',
    off: 'off',
    seconds: (count) => `${numberEn(count)} ${noun(count, { one: 'second', other: 'seconds' })}`,
    sum: drakesEn,
    moneyFixed:
      'It can change only until the first drakes move, a contract is signed, or a match for prestige begins.',
    paused: 'The event is paused',
    runs: 'The event is running',
    exports: 'Exports',
    exportHint: 'CSV tables with headings, as of now.',
    seated:
      'While you have an interest in a match, people, accounts and cards are not exported: they hold the purses and decks of its players. After it they are here again.',
    exportsOf: staffExportsEn,
  },
  backups: staffBackupsEn,
  hall: {
    title: 'Playing now',
    empty: 'Nobody is playing now.',
    phases: phasesEn,
    round: (round) => `round\u00A0${round}`,
    back: 'All matches',
    paused: 'paused',
  },
};
