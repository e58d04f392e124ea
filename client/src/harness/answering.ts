// Answering: what a page of a test reads over HTTP.

import { vi } from 'vitest';

const isMaker = (answer: unknown): answer is () => Response => typeof answer === 'function';

/**
 * Answers paths that contain one of these, with this or with the response that it makes, until
 * `vi.unstubAllGlobals`; returns what was asked for. Anything else can't be had: who this browser is is asked for as
 * well, and an answer that is none would be one of another release.
 */
export function answering(answers: Readonly<Record<string, unknown>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const found = Object.entries(answers).find(([part]) => path.includes(part));
    if (found === undefined) throw new TypeError('nobody answers that');
    const [, answer] = found;
    return isMaker(answer) ? answer() : new Response(JSON.stringify(answer));
  });
  return asked;
}
