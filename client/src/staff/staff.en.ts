// English words of the desk: exactly the keys of Russian.

import { drakesEn, numberEn } from '../text/amounts.ts';
import { englishNoun as noun } from '../text/plural.ts';
import type { staffRu } from './staff.ru.ts';
import { settingMeansEn } from './settings/settingMeans.en.ts';
import { staffExportsEn } from './settings/staffExports.en.ts';
import { staffActsEn } from './acts/staffActs.en.ts';
import { staffBackupsEn } from './settings/staffBackups.en.ts';
import { staffFloorEn } from './floor/staffFloor.en.ts';
import { staffListsEn, phasesEn } from './lists/staffLists.en.ts';
import { staffJournalEn } from './journal/staffJournal.en.ts';
import { staffIntrigueEn } from './intrigue/staffIntrigue.en.ts';
import { staffPatronsEn } from './match/staffPatrons.en.ts';
import { staffPaperEn } from './paper/staffPaper.en.ts';
import { staffPeopleEn } from './people/staffPeople.en.ts';
import { staffPledgesEn } from './pledges/staffPledges.en.ts';
import { staffPreviewEn } from './acts/staffPreview.en.ts';

export const staffEn: typeof staffRu = {
  ...staffActsEn,
  ...staffListsEn,
  ...staffPreviewEn,
  pledges: staffPledgesEn,
  intrigue: staffIntrigueEn,
  journal: staffJournalEn,
  patrons: staffPatronsEn,
  sheets: staffPaperEn,
  newcomers: staffPeopleEn,
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
    journal: 'Journal',
    settings: 'Settings',
  },
  keys: 'Keys: / searches, arrows move along rows, Enter opens, digits go to sections.',
  address: {
    label: 'Address of the event:',
    elsewhere: (here) =>
      `You have the event open at ${here}: to the event that is another device. Open the address above.`,
  },
  disk: {
    full: 'Nothing can be saved right now: what was saved is safe, clocks stand still. Make room on the server’s disk, and the event goes on.',
    short: (megabytes) =>
      `The server’s disk has ${numberEn(megabytes)}\u00A0MB left: no new match begins. Make room, delete old copies.`,
    low: (megabytes) =>
      `The server’s disk has ${numberEn(megabytes)}\u00A0MB left. Make room: below 200\u00A0MB no new match begins.`,
  },
  notStaff: 'This page is for referees and organisers. Open your personal link on this device.',
  notHere: 'This section is for organisers only.',
  notYet: 'This section is not there yet. An organiser switches it on in the settings.',
  lists: {
    search: 'Search',
    count: (shown, all) => `${numberEn(shown)} of ${numberEn(all)}`,
    countNewest: (shown, all) =>
      shown === all ? `the newest ${numberEn(all)}` : `${numberEn(shown)} of the newest ${numberEn(all)}`,
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
    reasonFirst: 'Give a reason',
    unchanged: 'Change the value',
    idle: 'Nothing would change',
    incomplete: 'Fill in all above',
    changes: 'What will change',
    nothing: 'No money and no cards will change.',
    asking: 'Working out what will change…',
    noPreview: 'No connection: can’t tell now what will change.',
    cancel: 'Cancel',
    faster: (name, act) =>
      `Things changed while you were looking: ${name ?? 'the match’s clocks'}${act === null ? '' : `, “${act}”`}. Below is what would happen now.`,
    sending: 'Sending…',
    late: 'No answer yet, sending again…',
    done: (act) => `Done: “${act}”`,
    announced: 'Announced: in 15\u00A0seconds the server moves for the player',
    underWay: (act) => `Sending: “${act}”`,
    already: 'The same was sent already and waits for its answer.',
    refused: (act, why) => `Not done: “${act}”. ${why}`,
    close: 'Close',
    store: 'The event’s store',
    pick: 'Name or code',
    owed: {
      payIn: 'There is a debt. It can be collected after paying in, too.',
      payOut: 'There is a debt. Collect it first?',
    },
    openPerson: 'Open the page',
    addAnother: 'Add another',
  },
  gate: {
    choose: 'Choose a passphrase: an action asks for it after an idle half hour. Looking needs none.',
    say: 'Enter your passphrase to go on: it is asked for after half an idle hour or a restart.',
    field: 'Passphrase',
    again: 'The same passphrase again',
    differ: 'The passphrases differ',
    short: 'At least eight characters',
    submit: 'Go on',
    late: 'No answer. Check the connection and try again.',
  },
  floor: staffFloorEn,
  interest: {
    own: 'You can’t do this for yourself. Ask another organiser.',
    opponent: 'You are a player in this match while it goes on. Another organiser or referee can help.',
    party:
      'You have a contract or price of victory with a player here. Another organiser or referee can help.',
    shared: 'Whoever gave you access has an interest in this match. Another organiser or referee can help.',
  },
  match: {
    acts: 'Actions',
    board: 'Field',
    show: 'What to show',
    back: 'To all matches',
    whole: 'The whole match',
    contract: 'The contract of this match',
    own: 'You have an interest of your own here: view only. If nobody can help: a new way in for an organiser is made at the laptop.',
    over: 'The match is over. Its result can be revised: money and cards then move again.',
    voided: 'The match is void. It can still be awarded: money and cards then move again.',
    final: 'The match was voided before its end: there is nothing to revise.',
    file: 'Match file',
    fileHint:
      'The file holds both decks in full. It is for looking into the match: players don’t get to see it.',
    fileBare: 'The file holds no decks: nobody opened them during the match; now they stay closed for good.',
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
    stoppedOver: 'The match was stopped by a technical problem and is over now.',
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
    atOnce: 'It takes effect at once, for everybody.',
    off: 'Off',
    seconds: (count) => `${numberEn(count)} ${noun(count, { one: 'second', other: 'seconds' })}`,
    sum: drakesEn,
    moneyFixed: 'It changes only before the first drakes, contract or match for prestige.',
    paused: 'The event is paused',
    goes: { paused: 'paused', runs: 'running' },
    runs: 'The event is running',
    exports: 'Exports',
    exportHint: 'CSV tables with headings, as of now.',
    seated: 'You have an interest in a match. Tables about its players’ affairs appear here after it.',
    exportsOf: staffExportsEn,
    means: settingMeansEn,
  },
  backups: staffBackupsEn,
  hall: {
    phases: phasesEn,
    round: (round) => `round\u00A0${round}`,
    back: 'All matches',
    paused: 'paused',
    turn: (from, to, all) => `${numberEn(from)}–${numberEn(to)} of\u00A0${numberEn(all)}`,
  },
};
