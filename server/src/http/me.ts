// Me: what somebody's phone asks about its owner: home, deck, statement and past matches.

import { err, ok } from '@dunmer/shared/lib';
import type { Reads } from '@dunmer/shared/protocol';
import {
  deckInfo,
  listedContracts,
  deckLogFile,
  homeAnswer,
  intrigueInfo,
  matchesInfo,
  pledgesInfo,
  statementInfo,
} from '../home/index.ts';
import type { PersonKey } from '../store/index.ts';
import { beforeIn } from '../lists/index.ts';
import type { Answered, Name, Question, SomeAnswers } from './reading.ts';
import { NOT_FOUND } from './refuse.ts';
import { lookingAt, type WhoPorts } from './who.ts';

/** Answers the questions below /api/me. */
export function meAnswers({ store: { read }, world }: WhoPorts) {
  const own =
    <Q extends Name>(
      view: 'see:deck' | 'see:statement' | 'see:past',
      find: (key: PersonKey, facts: Question<Q>['facts']) => Promise<Reads[Q]>,
    ) =>
    async ({ actor, facts }: Question<Q>): Answered<Q> => {
      const who = lookingAt(actor, view, 'own');
      return who.ok ? ok(await find(who.value.person.key, facts)) : err(who.error);
    };
  return {
    home: async ({ actor }) => ok(await homeAnswer(world, read, actor)),
    deck: own<'deck'>('see:deck', (key) => deckInfo(world, read, key)),
    statement: own<'statement'>('see:statement', (key, facts) =>
      statementInfo(read, key, { before: beforeIn(facts) }),
    ),
    pastMatches: own<'pastMatches'>('see:past', (key, facts) => matchesInfo(read, key, beforeIn(facts))),
    pledges: own<'pledges'>('see:past', (key) => pledgesInfo(world, read, key)),
    async intrigue({ actor }) {
      const who = lookingAt(actor, 'see:past', 'own');
      if (!who.ok) return who;
      const found = await intrigueInfo(world, read, who.value.person.key);
      return found === null ? NOT_FOUND : ok(found);
    },
    async deckLog({ actor }) {
      const who = lookingAt(actor, 'see:deck-log', 'other');
      if (!who.ok) return who;
      const found = await deckLogFile(world, read);
      return found === null ? NOT_FOUND : ok(found);
    },
    ownContracts: own<'ownContracts'>('see:past', (key, facts) =>
      listedContracts(read, key, beforeIn(facts)),
    ),
  } satisfies SomeAnswers;
}
