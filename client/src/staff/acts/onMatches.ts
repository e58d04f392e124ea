// The acts of staff on matches: on a seat, on the whole match, and on what is owed from it. The server decides
// whether one is allowed.

import { atTable, tableOf } from '@dunmer/shared/contract';
import { type MatchPhase, type Shortfall, SHORTFALLS } from '@dunmer/shared/protocol';
import { drawCode, drawToken } from '../codes.ts';
import type { Field } from './field.ts';
import { choice, number, winner, yes } from './fields.tsx';
import { type Forms, grave, plain, whole } from './form.ts';
import type { Places } from './places.ts';

const MOST_SECONDS = 3_600;
/** Two minutes, as a first suggestion. */
const SECONDS = 120;

interface Settled {
  readonly shortfall: Shortfall;
}
const shortfall = <F extends Settled>(): Field<F> =>
  choice<F, Shortfall>(
    'shortfall',
    SHORTFALLS,
    { read: (facts) => facts.shortfall, write: (facts, value) => ({ ...facts, shortfall: value }) },
    (facts, isShort) => isShort || facts.shortfall !== 'refuse',
  );

/** Phases with hidden cards: face down before the reveal; at the patrons' table hands are hidden to the end (R15). */
const HIDING: ReadonlySet<MatchPhase> = new Set(['placing', 'preparing', 'playing']);

/** Phases in which cards lie face up before the count, so that one could be claimed (R15). */
const FACE_UP: ReadonlySet<MatchPhase> = new Set(['choosing', 'stop']);

const isCalled = ({ live }: Places['match']): boolean => live !== null && live.desk.calls.length > 0;

/** Returns what is awaited from a seat; nothing in a stopped match. */
const awaitedOf = ({ live, seat }: Places['seat']) =>
  live.stopped === undefined ? live.awaited.filter((each) => each.seat === seat) : [];

export const onMatches: Forms<
  | 'nudgeSeat'
  | 'extend'
  | 'applyDefault'
  | 'makeLink'
  | 'closeCall'
  | 'stopDefault'
  | 'pauseMatch'
  | 'resumeMatch'
  | 'unbindClaim'
  | 'closeClaim'
  | 'openCards'
  | 'openDecks'
  | 'openPurses'
  | 'award'
  | 'voidMatch'
  | 'collectDebts'
> = {
  nudgeSeat: {
    who: 'referees',
    ...plain,
    at: {
      // In a pause nobody can do what they would be hurried to.
      seat: (there) =>
        awaitedOf(there).length > 0 && !there.isPaused
          ? { type: 'nudgeSeat', match: there.live.match, seat: there.seat }
          : null,
    },
  },
  extend: {
    who: 'referees',
    at: {
      // An announced default has a fixed time, so it can't be extended.
      seat: ({ live: { match, clocks, stopped }, seat }) =>
        stopped === undefined && clocks.some((clock) => clock.seat === seat && clock.kind !== 'default')
          ? { type: 'extend', match, seat, seconds: SECONDS }
          : null,
    },
    fields: () => [number('seconds', 1, MOST_SECONDS)],
    whole,
    weight: 'plain',
  },
  applyDefault: {
    who: 'referees',
    ...grave,
    at: {
      seat(there) {
        const { match, desk } = there.live;
        // R14: the choice of the price of victory has no default.
        const hasDefault = awaitedOf(there).some(({ what }) => what !== 'claim');
        return hasDefault && desk.announced === null && !desk.paused
          ? { type: 'applyDefault', match, seat: there.seat }
          : null;
      },
    },
  },
  makeLink: {
    who: 'referees',
    ...plain,
    at: {
      // A referee makes links only at a match that has called (EVENT, "Who").
      seat({ live, seat, role }) {
        const { person } = live.seats[seat];
        const mayLink = role === 'organiser' || live.desk.calls.length > 0;
        return person !== null && mayLink
          ? { type: 'makeLink', person: person.person, token: drawToken(), code: drawCode() }
          : null;
      },
      person: ({ who: { person } }) => ({ type: 'makeLink', person, token: drawToken(), code: drawCode() }),
    },
  },
  closeCall: {
    who: 'referees',
    ...plain,
    at: { match: (there) => (isCalled(there) ? { type: 'closeCall', match: there.match } : null) },
  },
  stopDefault: {
    who: 'referees',
    ...plain,
    at: {
      match: ({ match, live }) => (live?.desk.announced ? { type: 'stopDefault', match } : null),
    },
  },
  pauseMatch: {
    who: 'referees',
    ...plain,
    at: {
      match: ({ match, phase, live }) =>
        phase !== 'finished' && live?.desk.paused === false ? { type: 'pauseMatch', match } : null,
    },
  },
  resumeMatch: {
    who: 'referees',
    ...plain,
    at: {
      match: ({ match, phase, live }) =>
        phase !== 'finished' && live?.desk.paused === true ? { type: 'resumeMatch', match } : null,
    },
  },
  unbindClaim: {
    who: 'referees',
    ...grave,
    at: {
      match: ({ match, phase, live }) =>
        phase === 'claiming' && live?.desk.unbound === false ? { type: 'unbindClaim', match } : null,
    },
  },
  closeClaim: {
    who: 'referees',
    ...grave,
    at: {
      match: ({ match, phase, isStopped }) =>
        phase === 'claiming' && !isStopped ? { type: 'closeClaim', match } : null,
    },
  },
  // What staff may see of a match that has called (EVENT, "Who sees what"): face-down cards before the reveal, decks
  // while it runs, purses.
  openCards: {
    who: 'referees',
    ...grave,
    at: {
      match: (there) =>
        isCalled(there) && HIDING.has(there.phase) ? { type: 'openCards', match: there.match } : null,
    },
  },
  openDecks: {
    who: 'referees',
    ...grave,
    at: {
      match: (there) =>
        isCalled(there) && there.table === 'trade' && there.phase !== 'finished'
          ? { type: 'openDecks', match: there.match }
          : null,
    },
  },
  openPurses: {
    who: 'referees',
    ...grave,
    at: {
      match: (there) =>
        isCalled(there) && there.money === 'app' ? { type: 'openPurses', match: there.match } : null,
    },
  },
  award: {
    who: 'referees',
    at: {
      match: ({ match, phase, table, live, isStopped, isFinal }) =>
        !isStopped && !isFinal
          ? {
              type: 'award',
              match,
              winner: null,
              claim: FACE_UP.has(phase) && live?.kind !== 'friendly',
              shortfall: 'refuse',
              ...atTable(table),
            }
          : null,
    },
    fields: (facts) =>
      tableOf(facts) === 'trade' ? [winner(), yes('claim'), shortfall()] : [winner(), shortfall()],
    whole: ({ table: _, ...facts }) => (facts.winner === null ? null : { ...facts, winner: facts.winner }),
    weight: 'grave',
  },
  voidMatch: {
    who: 'referees',
    at: {
      // A match that ended before it stopped can still be voided.
      match: ({ match, phase, isHere, isStopped, isFinal, isVoid }) =>
        (isStopped ? isHere || phase === 'finished' : !isFinal && !isVoid)
          ? { type: 'voidMatch', match, shortfall: 'refuse' }
          : null,
    },
    fields: () => [shortfall()],
    whole,
    weight: 'grave',
  },
  collectDebts: { who: 'referees', ...grave, at: { debt: ({ match }) => ({ type: 'collectDebts', match }) } },
};
