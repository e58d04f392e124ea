// English words of the match screens, with exactly the keys of the Russian ones.

import type { Ability, Row } from '@dunmer/shared/cards';
import type { LaidRow } from '@dunmer/shared/rules';
import { fairEn } from './fair.en.ts';
import { filmEn } from './film.en.ts';
import type { matchRu } from './match.ru.ts';
import { cardsEn } from '../text/amounts.ts';

const ROW: Readonly<Record<Row, string>> = { front: 'front row', back: 'back row' };
const LAID: Readonly<Record<LaidRow, string>> = { ...ROW, half: 'whole half' };
const LAID_TITLE: typeof LAID = { front: 'Front row', back: 'Back row', half: 'Your half' };
const TIMING: Readonly<Record<Ability['timing'], string>> = {
  reveal: 'reveal ability',
  static: 'ability that always works',
  summon: 'summon',
};

export const matchEn: typeof matchRu = {
  title: 'Match',
  loading: 'Setting the table…',
  nobody: 'Nobody',
  leave: 'Leave the table',
  close: 'Close',
  and: ' and ',

  board: 'The field',
  halfOf: (name) => (name === null ? 'Your half' : `${name}’s half`),
  row: (row) => (row === 'front' ? 'Front row' : 'Back row'),
  place: (name, row, column) => `${name === null ? 'Your' : `${name}:`} ${ROW[row]}, column ${column}`,
  emptyCell: 'empty',
  unknownCell: 'maybe a card, maybe not',
  faceDown: 'a card face down',
  sealedRow: 'sealed',
  sign: (timing, initiative) =>
    initiative === null ? TIMING[timing] : `${TIMING[timing]}, initiative ${initiative}`,
  card: ({ name, virtues, superiority, protection, abilities, silenced }) =>
    [
      name,
      virtues === '' ? 'no virtues' : `${virtues.includes(',') ? 'virtues' : 'virtue'}: ${virtues}`,
      superiority === '' ? 'no superiority' : `superiority: ${superiority}`,
      ...(protection === '' ? [] : [`protection: ${protection}`]),
      ...(abilities === '' ? [] : [abilities]),
      ...(silenced ? ['silenced'] : []),
    ].join('; '),

  bot: 'bot',
  here: 'here',
  unheard: 'connection unknown',
  away: (time) => `away ${time}`,

  wait: {
    row: (names) => `Waiting for cards from ${names}`,
    ownPromise: 'Your phone is preparing the fair toss…',
    silent: (names) => `Waiting for the phone of ${names}: its number is needed for the toss.`,
    stuck: 'The match can’t go on without that phone. Wait, call a referee, or concede.',
    stuckWatching: 'The match can’t go on without that phone.',
    target: (name, card) => `${name} chooses a target for ${card}`,
    summon: (name, card) => `${name} decides whether ${card} summons`,
    claim: (name) => `${name} chooses the price of victory`,
    play: (name) => `${name}: a card or a pass`,
    answer: (name) => `${name}: an answer or a pass`,
    nobody: 'The match goes on…',
  },

  hint: {
    begin: 'Tap a card, then a cell. Or drag it.',
    chooseCell: 'Now tap a cell. Another tap takes the card back to your hand.',
    elsewhere: 'The cards were rearranged in another tab; here they lie as they do there.',
    chooseCard: 'Now choose a card for this cell.',
    front: 'First the front row. The back row can be arranged beforehand.',
    back: 'Now the back row: these cards advance when there is room.',
    sealed: 'Your half is sealed.',
    sealedBoth: (name) => `Your half is sealed. ${name} has placed a seal too.`,
    short: (own) => `You have ${cardsEn(own)}: place your whole hand at once, on any cells.`,
    shortWaits: (name, own) =>
      `${name} places first. You have ${cardsEn(own)}: your whole hand goes down at once; you can arrange beforehand.`,
    fewerWaits: (name, size, own) =>
      `${name} places first, with ${cardsEn(size)}; you have ${cardsEn(own)}. You can arrange beforehand.`,
    beforeToss: (own, name) =>
      `You have ${cardsEn(own)}, and ${name} has just as many. A lot decides who places first.`,
    bothShort: (own, name, other) =>
      `Both have fewer than six: you have ${cardsEn(own)}, ${name} has ${cardsEn(other)}. Place your whole hand at once, on any cells.`,
    tossed: (first) => `Both have the same number of cards, and the lot says: ${first} places first.`,
    seen: (name) => `You see which of ${name}’s cells are taken, but not by what. Place your whole hand.`,
    otherShort: (name, size) => `${name} has only ${cardsEn(size)}, and places the whole hand after you.`,
    boardOrder: (initiative) =>
      `Two of your cards have initiative ${initiative}: the left one acts first, the front row before the back.`,
  },
  lacks: (row, count) => `${LAID_TITLE[row]}: ${cardsEn(count)} to go`,
  commit: (row) => `Seal the ${LAID[row]}`,
  seal: {
    hold: 'hold: it can’t be undone',
    title: (row) => `Seal the ${LAID[row]}?`,
    means: 'Sealed cards can’t be changed.',
    back: 'Not yet',
  },
  sending: 'Sending…',
  sendingLate: 'No answer yet, sending again…',
  draftSaved: 'saved',
  draftUnsaved: 'not saved',
  undo: 'Undo the last change',
  sealSaid: (name, row) => `${name}: ${LAID[row]} sealed.`,
  sealedSoFar: (name, rows) =>
    rows.length === 0
      ? `${name}: no seals yet.`
      : `${name}: ${rows.map((row) => LAID[row]).join(', ')} sealed.`,

  tray: {
    label: 'Your cards',
    left: (count) => `${cardsEn(count)} in hand`,
    empty: 'All cards are on the field.',
  },

  film: {
    controls: 'Playback',
    back: 'Step back',
    forward: 'Step forward',
    play: 'Play',
    pause: 'Pause',
    replay: 'Watch from the start',
    scrub: 'Playback position',
    fast: 'Fast',
    why: 'Why',
    log: 'Replay',
    showCard: 'Show the card',
    skip: 'Skip to now',
  },
  why: { title: 'Why these icons' },
  menu: { title: 'Menu', settings: 'Language and appearance' },

  choose: {
    target: (card) => `${card}: choose a target`,
    tapTarget: 'Tap one of the highlighted cards. Hold a card to see it in full.',
    isFinal: 'A confirmed choice can’t be changed.',
    noTarget: 'No target chosen',
    confirmTarget: (card) => `Choose ${card}`,
    summon: (card) => `${card}: summon a creature?`,
    creatures: 'Creatures that may be summoned',
    noCreature: 'No creature fits.',
    pickCreature: 'Choose a creature',
    pickCell: 'Choose a cell',
    decline: 'Don’t summon',
    declineTitle: 'Summon nobody?',
    declineMeans: 'You can’t come back to this summon.',
    declineConfirm: 'Summon nobody',
    declineBack: 'Not yet',
    confirmSummon: (card) => `Summon ${card}`,
  },

  claim: {
    question: (winner) => `${winner} wins. Choose the price of victory`,
    explained:
      'Traders never give way for free: take one of the winner’s surviving cards, or nothing (rule\u00A06.2).',
    explainedWide: 'Take a winner’s card, surviving or discarded, or nothing (rule\u00A06.2).',
    fallen: 'The winner’s discard',
    pick: 'Choose a card',
    take: (card) => `Take ${card}`,
    waive: 'Take nothing',
    takeTitle: (card) => `Take ${card}?`,
    takeMeans: 'It is the price of victory. The choice can’t be changed afterwards.',
    takeConfirm: 'Take it',
    waiveTitle: 'Take no price of victory?',
    waiveMeans: 'You take nothing. You can’t come back to this choice.',
    waiveConfirm: 'Take nothing',
    back: 'Not yet',
  },

  lost: {
    title: 'The server was restored from a copy',
    lead: 'The server accepted these moves but lost them in a failure. Make them again when the match gets there.',
    place: (row, names) =>
      [`The ${LAID[row]} sealed`, names.join(', ')].filter((part) => part !== '').join(': '),
    target: (names) => ['The target you chose', ...names].join(': '),
    summon: (names) => ['A summon', ...names].join(': '),
    declineSummon: 'A summon declined',
    claim: (names) => ['The price of victory', ...names].join(': '),
    waive: 'No price of victory taken',
    concede: 'The match conceded',
    toss: 'The number for the toss',
    read: 'Got it',
  },

  concede: {
    open: 'Concede',
    title: 'Concede?',
    means: (winner) => `${winner} will win. Whoever concedes takes no price of victory (rule\u00A06.4).`,
    hidden: 'Nobody will see the cards that lie face down.',
    isFinal: 'This can’t be undone.',
    confirm: 'Concede',
    back: 'Play on',
  },

  result: {
    title: 'Result',
    open: 'See the result',
    youWin: 'You win',
    youLose: 'You lose',
    wins: (name) => `${name} wins`,
    drawn: 'A draw',
    voided: 'The match is void',
    counted: (winner, more, loser, fewer) =>
      `Left on the field: ${winner} ${more}, ${loser} ${fewer}. More cards win (rule\u00A06.1).`,
    even: (count) =>
      `Both have the same number of cards left: ${count}. Nobody pays the price of victory (rule\u00A06.1).`,
    conceded: (name) => `${name} concedes (rule\u00A06.4). There is no price of victory.`,
    awarded: (name, why) => `The match was awarded to ${name}. Reason: ${why}`,
    voidedFor: (why) => `It is as if the match had not been played. Reason: ${why}`,
    neverRevealed: 'The cards were not revealed, and nobody will see them.',
    waived: (loser) => `${loser} takes no price of victory.`,
    claimClosed: 'The choice was closed: nobody takes the price of victory.',
    claimed: (loser, card) => `Price of victory: ${loser} takes ${card}.`,
    cards: cardsEn,
    field: 'Look at the field',
    leave: 'Home',
  },

  rulesTitle: 'The rules in short',
  fair: fairEn,
  told: filmEn,
};
