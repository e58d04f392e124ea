// Reading: how questions are answered. Each route is made of the table of questions, and of what answers it.

import { type Request, Router } from 'express';
import type { Result } from '@dunmer/shared/lib';
import { parseBefore, type ReadFacts, READS, type Reads } from '@dunmer/shared/protocol';
import type { Actor } from '../world/index.ts';
import { answer, refuse, type Refused } from './refuse.ts';
import { actorOf, type WhoPorts } from './who.ts';

/** A question, by its name. */
export type Name = keyof Reads;

/** A question as it was asked, and by whom. */
export interface Question<Q extends Name> {
  readonly request: Request;
  readonly actor: Actor;
  /** What it names; nothing of it is checked. */
  readonly facts: ReadFacts<Q>;
}

export type Answered<Q extends Name> = Promise<Result<Reads[Q], Refused>>;

/** What answers all questions: one without an answer does not compile. */
type Answers = { readonly [Q in Name]: (question: Question<Q>) => Answered<Q> };

/** What answers some of them. */
export type SomeAnswers = Partial<Answers>;

const NAMES = Object.keys(READS).filter((name): name is Name => name in READS);

/** What of a request is named in the table; what stands there twice says nothing. */
function factsOf<Q extends Name>(name: Q, { params, query }: Request): ReadFacts<Q> {
  const [, beside = ''] = READS[name].split('?');
  const said = beside.split('&').flatMap((key) => {
    const value = query[key];
    return typeof value === 'string' ? [[key, value] as const] : [];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mint: express has found every part of the path
  return { ...Object.fromEntries(said), ...params } as ReadFacts<Q>;
}

/** Whether `before`, where a question knows it and it is said, names an entry. */
function namesAnEntry(name: Name, { query: { before } }: Request): boolean {
  const [, beside = ''] = READS[name].split('?');
  return before === undefined || !beside.split('&').includes('before') || parseBefore(before) !== null;
}

/** Makes the routes of all questions. A page that comes before no entry is a `bad-shape`, whoever asks. */
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
