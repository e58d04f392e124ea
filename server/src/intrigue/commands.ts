// Commands of the intrigue deck (INTRIGUE): what traders do with it, and what organisers and referees do.

import { act, byPerson, command, type SomeCommands, nothing } from '../command/index.ts';
import { aboutAllCards, aboutPeople, NOBODY } from '../interest/index.ts';
import { organisers, referees, type Relation, traders } from '../roles/index.ts';
import type { StoredPerson } from '../store/index.ts';
import { planRings } from './plan.ts';
import {
  buyDraw,
  cancelIntrigue,
  dropIntrigue,
  keepIntrigue,
  passIntrigue,
  playIntrigue,
  showIntrigue,
} from './play.ts';
import {
  aboutThem,
  answerIntrigueFor,
  audienceNow,
  closeAudience,
  closeIntrigue,
  letDraw,
  openAudience,
  openIntrigueHand,
  ring,
  sayWord,
  silentNow,
  traderNamed,
} from './staff.ts';

const own = { who: traders('own'), find: nothing, relate: (): Relation => 'own' };
/**
 * Frozen traders still choose what leaves their hand, and pass (IN25); the deck itself says whether a pause stops this.
 */
const ownStill = { ...own, despite: ['pause', 'freeze'] } as const;

/** Acts about the event, and nobody in it. */
const ofAll = { who: organisers, find: nothing, about: () => NOBODY, noted: null };
const ofTrader = {
  who: organisers,
  find: traderNamed,
  about: (_asking: unknown, { key }: StoredPerson) => aboutPeople(key),
  undo: 'never',
  noted: null,
} as const;

export const intrigueCommands = {
  buyDraw: command({ ...own, do: buyDraw }),
  keepIntrigue: command({ ...ownStill, do: keepIntrigue }),
  showIntrigue: command({ ...own, despite: ['pause'], do: showIntrigue }),
  playIntrigue: command({ ...own, do: playIntrigue }),
  cancelIntrigue: command({ ...own, do: cancelIntrigue }),
  passIntrigue: command({ ...ownStill, do: passIntrigue }),
  dropIntrigue: command({ ...ownStill, do: dropIntrigue }),
  sayWord: act({ ...ofAll, do: sayWord, undo: 'never' }),
  ring: act({ ...ofAll, do: ring, undo: 'never' }),
  planRings: act({ ...ofAll, do: byPerson(planRings), undo: 'any-time' }),
  openAudience: act({ ...ofTrader, do: openAudience }),
  closeAudience: act({
    who: organisers,
    find: audienceNow,
    about: aboutThem,
    do: closeAudience,
    undo: 'never',
    noted: null,
  }),
  letDraw: act({ ...ofTrader, do: letDraw }),
  openIntrigueHand: act({ ...ofTrader, do: openIntrigueHand }),
  answerIntrigueFor: act({
    who: referees,
    find: silentNow,
    about: aboutThem,
    do: answerIntrigueFor,
    undo: 'never',
    noted: null,
  }),
  // The seed of the deck opens every hand.
  closeIntrigue: act({ ...ofAll, about: () => aboutAllCards, do: closeIntrigue, undo: 'never' }),
} satisfies SomeCommands;
