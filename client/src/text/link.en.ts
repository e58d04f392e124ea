// English words of links: exactly the keys of Russian.

import type { linkRu } from './link.ru.ts';

export const linkEn: typeof linkRu = {
  link: {
    title: 'Personal link',
    lead: 'This phone becomes yours for the whole game: with it you sign deals, pay and play.',
    one: 'Only one phone is in control. It moves to another one by four digits, with your permission, or with a referee’s help.',
    otherHere: (name) =>
      `This is the phone of ${name} now. If the link is somebody else’s, it becomes theirs.`,
    start: 'This is my phone',
    elsewhereTitle: 'On another phone already',
    elsewhere: (name) => `${name}: the link is open on another phone. To play here, choose one of the ways.`,
    usedTitle: 'This link was used before',
    used: (name) =>
      `${name}: this link was used on another phone before. To play here, choose one of the ways.`,
    byPin: 'Four digits',
    pin: 'Your four digits',
    pinShort: 'Four digits are needed',
    move: 'Move here',
    pinRests: 'The four digits do nothing now: they were typed wrong ten times. The way below is left.',
    byAsking: 'The old phone or a referee',
    byReferee: 'A referee',
    refereeHint: 'Go to a referee or an organiser: they see you, see the request, and let you in.',
    sign: (sign) => `Your sign: ${sign}`,
    signHint: 'Show it to whoever lets you in, so that your request is not taken for another.',
    askHint:
      'The old phone will show a question, and you allow the move with one tap. If it is not at hand, go to a referee: they see the same request.',
    ask: 'Ask to move',
    waiting: 'Waiting for permission. Keep this page open',
    waitingHint: 'The old phone can allow it, or a referee who sees you.',
    ended: {
      refused: 'The old phone has refused. If the link is yours, go to a referee or an organiser.',
      over: 'Nobody has answered. Ask once more, or go to a referee.',
    },
    meanwhile: 'The old phone is no longer yours from then on. An unfinished placement moves here.',
  },
  moved: {
    title: 'Open on another phone',
    lead: (name) => `${name}: you play from another phone. Neither cards nor purse are shown here any more.`,
    nowhere: (name) => `${name}: this link is on no phone now.`,
    here: 'Play here',
    how: 'To come back here: your four digits, a tap on that phone, or a referee.',
  },
  pin: {
    title: 'Four digits',
    lead: 'With these digits you move the game to another phone if this one dies or is lost. Choose them and remember them.',
    secret: 'Show them to nobody: with the link and the digits others can come in as you.',
    field: 'Four digits',
    short: 'Exactly four digits are needed',
    save: 'Remember',
    later: 'Later',
    noPin: 'The digits are chosen by the phone with which you play.',
  },
};
