// English words of links: exactly the keys of Russian.

import type { linkRu } from './link.ru.ts';

export const linkEn: typeof linkRu = {
  link: {
    title: 'Personal link',
    lead: 'This phone becomes yours for the whole event. Traders deal and play with it, staff run the event.',
    one: 'You play from one phone only. A PIN, the old phone or a referee lets you onto another.',
    otherHere: (name) =>
      `${name} plays from this phone now. If the link is somebody else’s, the phone becomes theirs.`,
    start: 'This is my phone',
    elsewhereTitle: 'On another phone already',
    elsewhere: (name) => `${name}, your link is open on another phone. To play here, choose one of the ways.`,
    usedTitle: 'This link was used before',
    used: (name) =>
      `${name}, your link was used on another phone before. To play here, choose one of the ways.`,
    byPin: 'PIN',
    pin: 'Your PIN',
    pinShort: 'A PIN has 4 digits',
    move: 'Move here',
    pinRests: 'The PIN is blocked: it was typed wrong ten times. You can still use the way below.',
    byAsking: 'The old phone or a referee',
    byReferee: 'A referee',
    refereeHint: 'Go to a referee or an organiser: they see you, see the request, and let you in.',
    sign: (sign) => `Your sign: ${sign}`,
    signHint: 'Show it to whoever lets you in: your request won’t be taken for another.',
    askHint:
      'The old phone will ask: allow the move with one tap. If it is not at hand, go to a referee: the request is there too.',
    ask: 'Ask to move',
    waiting: 'Waiting for permission. Keep this page open',
    waitingHint: 'The old phone can allow it, or a referee who sees you.',
    ended: {
      refused: 'The old phone has refused. If the link is yours, go to a referee or an organiser.',
      over: 'Nobody has answered. Ask again, or go to a referee.',
    },
    meanwhile: 'The old phone becomes view-only. An unfinished placement moves here.',
  },
  moved: {
    title: 'Open on another phone',
    lead: (name) => `${name}, you play from another phone. This one is view-only now.`,
    nowhere: (name) => `${name}, your link is on no phone now.`,
    nowhereTitle: 'View-only here',
    here: 'Play here',
    how: {
      both: 'Your PIN, a tap there or a referee brings the game back.',
      tap: 'A tap there or a referee brings the game back.',
      pin: 'Your PIN or a referee brings the game back.',
      neither: 'A referee brings the game back.',
    },
  },
  pin: {
    title: 'PIN',
    lead: 'It lets you onto another phone if this dies or is lost. Choose 4 digits and remember them.',
    secret: 'Show it to nobody: whoever knows the link and the PIN can come in as you.',
    field: 'New PIN',
    short: 'A PIN has exactly 4 digits',
    save: 'Set the PIN',
    later: 'Later',
    noPin: 'The PIN is set on the phone with which you play.',
  },
};
