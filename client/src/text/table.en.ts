// English words around a match: exactly the keys of Russian.

import { drakesEn, numberEn } from './amounts.ts';
import type { tableRu } from './table.ru.ts';

export const tableEn: typeof tableRu = {
  stake: {
    sum: numberEn,
    each: (sum) => `Prestige: ${drakesEn(sum)} from each`,
    friendly: 'A friendly match: neither drakes nor cards change hands',
  },
  line: {
    paused: 'The match is paused. Wait, it will go on.',
    restored: 'Paused: the event was restored from a copy. Wait for a referee.',
    eventPaused: (by) => `${by ?? 'An organiser'} has paused the event. Everything is kept.`,
    defaultYou: 'A referee decides for you in:',
    defaultThem: (name) => `A referee will decide for ${name}.`,
    late: 'Your time is running: watch the rest.',
    hurry: 'You are asked to hurry.',
    called: 'A referee was called and will come.',
    unbound: 'You are free to go; you can still choose a card.',
    stopped:
      'The match is stopped: something failed. Call a referee: it will be voided, and stakes and cards go back.',
    stoppedWatched: 'The match is stopped: something failed. It waits for a referee.',
    stoppedPractice: 'The match is stopped: something failed. Begin another one.',
    failed: 'The record of this match is damaged. The contract and the purse show how it ended.',
    voided: 'The match is void: stakes and cards are back.',
    clock: {
      placement: (name) => (name === null ? 'Your time to place:' : `${name} to place:`),
      decision: (name) => (name === null ? 'Your time to decide:' : `${name} to decide:`),
      claim: (name) => (name === null ? 'Your time to choose:' : `${name} to choose:`),
      default: (name) => (name === null ? 'Decided for you in:' : `Decided for ${name} in:`),
    },
    stands: 'stopped',
  },
  menu: {
    notes: 'Match log',
    nudge: 'Ask the opponent to hurry',
    nudged: 'Asked to hurry',
    nudgeShort: 'Ask to hurry',
    call: 'Call a referee',
    calledAlready: 'A referee was called',
    watch: 'Invite watchers',
    contract: 'To the contract',
  },
  call: {
    title: 'Call a referee?',
    means:
      'A referee sees your match marked and comes. The match does not stop; your opponent sees the call.',
    confirm: 'Call',
    back: 'Not now',
  },
  watch: {
    title: 'For watchers',
    hint: 'This link shows what everybody may see. It does not let anyone play.',
    qr: 'Code for a camera: watch the match',
    spelled: (code) => `Code ${code}`,
    shared: 'A match of Dunmer Trade',
  },
  result: {
    potMine: (sum) => `The prestige is yours: ${drakesEn(sum)} in your purse.`,
    potMineTable: (sum) => `The prestige is yours: take ${drakesEn(sum)} from the table.`,
    potTheirs: (name, sum) => `${name} takes the prestige: ${drakesEn(sum)}.`,
    stakesBack: (sum) => `The stakes went back: ${drakesEn(sum)} to each.`,
    stakesBackTable: (sum) => `Each takes back their ${drakesEn(sum)} from the table.`,
    friendly: 'The match was friendly: neither drakes nor cards changed hands.',
    claimed: 'The card changes hands for good.',
    toContract: 'To the contract',
    contractNext: 'The contract stays in force: now hand over what was promised.',
    notes: 'Match log',
    again: {
      by: {
        referee: 'A referee has revised the result after the match',
        organiser: 'An organiser has revised the result after the match',
      },
      awarded: (who, name) => `${who}: the match is awarded to ${name}.`,
      voided: (who) => `${who}: the match is void.`,
      drawn: (who) => `${who}: a draw.`,
      mine: (sum) => `The prestige is yours now: ${drakesEn(sum)}.`,
      theirs: (name, sum) => `${name} takes the prestige now: ${drakesEn(sum)}.`,
      back: (sum) => `Nobody took the prestige; each gets the stake back: ${drakesEn(sum)}.`,
      purse: 'What has moved already is in your purse.',
      coins: 'Settle it in coins.',
      card: 'The card that was taken goes back, if whoever took it still has it.',
    },
  },
  claim: {
    moves: 'The card you choose becomes yours for good.',
    practice: 'These are practice decks: the card stays with its owner.',
  },
};
