// Read probes: every question of the table of reads, asked by everybody but the hider. A new question has to say here
// what it names.

import { type ReadFacts, readOf, READS, type Reads } from '@dunmer/shared/protocol';
import type { Random } from '@dunmer/shared/testing';
import { badgeOf, personOf } from './people.ts';
import type { Known, Probe } from './probes.ts';
import type { Room } from './visitor.ts';

type Question = keyof Reads;
type Facts = { readonly [Q in Question]: (known: Known, random: Random) => ReadFacts<Q> };

const nothing = () => ({});
const ofHider = () => ({ id: personOf('hider') });

/** For each question, what it names: the hider, their cards, the match, and what it came from. */
const FACTS: Facts = {
  home: nothing,
  deck: nothing,
  statement: nothing,
  pastMatches: nothing,
  ownContracts: nothing,
  pledges: nothing,
  intrigue: nothing,
  deckLog: nothing,
  contract: ({ contract }) => ({ id: contract ?? 'none' }),
  // The list already says which trades there are.
  trade: () => ({ id: 'none' }),
  proposal: ({ proposal }) => ({ id: proposal }),
  copy: ({ hidersCopies }, random) => ({
    id: random.oneOf(hidersCopies.length === 0 ? ['none'] : hidersCopies),
  }),
  peopleNamed: () => ({ name: 'Anna' }),
  peopleOfCode: () => ({ code: badgeOf('hider') }),
  settled: ({ match, watch }) => ({ id: match, watch }),
  staffPeople: nothing,
  staffPerson: ofHider,
  staffStatement: ofHider,
  staffCopies: (_, random) => ({ owner: random.oneOf(['all', 'store', personOf('hider')]) }),
  staffCards: nothing,
  staffContracts: nothing,
  staffTrades: nothing,
  staffMatches: nothing,
  staffPledges: nothing,
  staffIntrigue: nothing,
  staffJournal: nothing,
  seenPurses: ({ match }) => ({ id: match }),
  backups: nothing,
};

/**
 * Questions that may show the deck, though never which of its cards lie on the table: asked only when both runs have
 * the same deck.
 */
const SHOWS_DECKS: readonly Question[] = ['copy', 'staffCopies', 'staffCards'];

/** Everybody but the hider; the watcher is a trader like the third. */
const ASKERS = [
  'opponent',
  'thirdTrader',
  'organiser',
  'referee',
  'display',
  'stranger',
] as const satisfies readonly (keyof Room)[];

const QUESTIONS = Object.keys(READS).filter((name): name is Question => name in READS);

const probeOf =
  <Q extends Question>(question: Q, factsOf: Facts[Q]): Probe =>
  async (room, known, random) => {
    const { path } = readOf(question, factsOf(known, random));
    for (const asker of ASKERS) {
      const isShown = asker === 'organiser' && SHOWS_DECKS.includes(question);
      if (known.isDeckKnown || !isShown) await room[asker].get(path);
    }
  };

/** Each question, asked by all of them one after another. */
export const READ_PROBES: readonly Probe[] = QUESTIONS.map((question) => probeOf(question, FACTS[question]));
