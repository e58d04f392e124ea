// Looking codes up: wrong codes slow the browser that sends them, and all strangers of its address.

import type { Request } from 'express';
import { ok, type Result } from '@dunmer/shared/lib';
import type { Reception } from '../callers/index.ts';
import { type Guess, type Guesses, NOBODY } from '../device/index.ts';
import { NOT_FOUND, type NotFound, type TooFast } from './refuse.ts';

export interface LookUpPorts {
  readonly guesses: Guesses;
  readonly reception: Reception;
}

/** Runs `find` when it is the asking browser's turn. Rejects browsers that have been wrong too often. */
export async function look<T>(
  { guesses, reception }: LookUpPorts,
  request: Request,
  find: () => Promise<T>,
  judge: (found: T) => Guess,
): Promise<Result<T, TooFast>> {
  const caller = await reception.callers.of(request);
  return reception.pace.look(
    caller,
    () => guesses.look(caller.device ?? NOBODY, find, judge),
    (found) => judge(found) === 'wrong',
  );
}

/** Looks a code up, where `find` resolves to null for a wrong one. Refuses a code that means nothing. */
export async function lookUp<T>(
  ports: LookUpPorts,
  request: Request,
  find: () => Promise<T | null>,
): Promise<Result<T, NotFound | TooFast>> {
  const looked = await look(ports, request, find, (found) => (found === null ? 'wrong' : 'right'));
  if (!looked.ok) return looked;
  return looked.value === null ? NOT_FOUND : ok(looked.value);
}
