// Reading: how questions are answered. Each route is made from the table of questions and the function that answers it.

import { type Request, Router } from 'express';
import type { Result } from '@dunmer/shared/lib';
import { parseBefore, type ReadFacts, READS, type Reads } from '@dunmer/shared/protocol';
import type { Actor } from '../world/index.ts';
import { answer, refuse, type Refused } from './refuse.ts';
import { actorOf, type WhoPorts } from './who.ts';

/** The name of a question. */
export type Name = keyof Reads;

/** A question as it was asked, and who asks. */
export interface Question<Q extends Name> {
  readonly request: Request;
  readonly actor: Actor;
  /** The values that the request names; nothing of them is checked. */
  readonly facts: ReadFacts<Q>;
}

export type Answered<Q extends Name> = Promise<Result<Reads[Q], Refused>>;

/** The answers to all questions: if one is missing, this does not compile. */
type Answers = { readonly [Q in Name]: (question: Question<Q>) => Answered<Q> };

/** The answers to some questions. */
export type SomeAnswers = Partial<Answers>;

const NAMES = Object.keys(READS).filter((name): name is Name => name in READS);

/**
 * Returns the values of a request that the table names for this question. A query key that stands there twice is
 * ignored.
 */
function factsOf<Q extends Name>(name: Q, { params, query }: Request): ReadFacts<Q> {
  const [, beside = ''] = READS[name].split('?');
  const said = beside.split('&').flatMap((key) => {
    const value = query[key];
    return typeof value === 'string' ? [[key, value] as const] : [];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mint: express has found every part of the path
  return { ...Object.fromEntries(said), ...params } as ReadFacts<Q>;
}

/** Whether `before` names an entry; also true where it is not given or the question does not know it. */
function namesAnEntry(name: Name, { query: { before } }: Request): boolean {
  const [, beside = ''] = READS[name].split('?');
  return before === undefined || !beside.split('&').includes('before') || parseBefore(before) !== null;
}

/** Makes the routes of all questions. Rejects with `bad-shape` when `before` names no entry, whoever asks. */
export function readRoutes(ports: WhoPorts, answers: Answers): Router {
  const routes = Router();
  const add = <Q extends Name>(name: Q, all: Pick<Answers, Q>): void => {
    const find = all[name];
    const [path = ''] = READS[name].split('?');
    routes.get(path, async (request, response) => {
      if (!namesAnEntry(name, request)) return refuse(response, { code: 'bad-shape', key: 'before' });
      const question = { request, actor: await actorOf(ports, request), facts: factsOf(name, request) };
      answer(response, await find(question));
    });
  };
  for (const name of NAMES) add(name, answers);
  return routes;
}
