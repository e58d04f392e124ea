// Letters: how a command at the laptop asks something of the server that runs there: by a file in the data folder,
// which the server answers by another. Whoever may write there may do everything anyhow, so no other leave is asked,
// and nothing listens on a port.

import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { err, ok, type Result } from '@dunmer/shared/lib';

const ID = /^[0-9a-z]{12}$/;
const NAME = /^access-([0-9a-z]{12})\.(?:request|answer)\.json(?:\.part)?$/;
const HASH = z.string().regex(/^[0-9a-f]{64}$/);

/** A way in for an organiser. The secrets themselves are drawn by the command and stay there. */
const request = z.strictObject({ person: z.string(), token: HASH, code: HASH });
const answer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), url: z.string() }),
  z.strictObject({ ok: z.literal(false), code: z.string() }),
]);

export type AccessLetter = z.output<typeof request>;
export type AccessReply = z.output<typeof answer>;

const requestIn = (folder: string, id: string): string => join(folder, `access-${id}.request.json`);
const answerIn = (folder: string, id: string): string => join(folder, `access-${id}.answer.json`);

/** Nobody reads half of it: it has its name only when it is whole. */
async function put(path: string, value: object): Promise<void> {
  await writeFile(`${path}.part`, JSON.stringify(value), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Takes a file away and reads it; null where there is none (any more), or nothing sensible in it. */
async function take<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    const text = await readFile(path, 'utf8');
    await rm(path);
    const read: unknown = JSON.parse(text);
    const parsed = schema.safeParse(read);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Asks the server that runs. */
export const ask = (folder: string, id: string, letter: AccessLetter): Promise<void> =>
  put(requestIn(folder, id), letter);

/** What the server has answered; null before that. */
export const heard = (folder: string, id: string): Promise<AccessReply | null> =>
  take(answerIn(folder, id), answer);

/** Nobody waits any more; false where the server has taken the request already. */
export async function giveUp(folder: string, id: string): Promise<boolean> {
  return (await take(requestIn(folder, id), request)) !== null;
}

/** The requests that wait, by their ids. */
export async function waiting(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => (name.endsWith('.request.json') ? (NAME.exec(name)?.[1] ?? []) : []));
}

/** Takes a request; refuses anything else. */
export async function read(folder: string, id: string): Promise<Result<AccessLetter, null>> {
  const letter = ID.test(id) ? await take(requestIn(folder, id), request) : null;
  return letter === null ? err(null) : ok(letter);
}

/** Answers a request. */
export const reply = (folder: string, id: string, said: AccessReply): Promise<void> =>
  put(answerIn(folder, id), said);

/** Takes away what nobody waits for: left by commands that were broken off. */
export async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (NAME.test(name)) await rm(join(folder, name), { force: true });
}
