// Answering: what the page of a test reads over HTTP.

import { vi } from 'vitest';

const isMaker = (answer: unknown): answer is () => Response => typeof answer === 'function';

/**
 * Mocks `fetch` until `vi.unstubAllGlobals`: a path that contains one of the keys gets the value as JSON, or the
 * response that it makes. Every other path fails: the page also asks for its session, and an invalid answer would
 * look like another release of the server. Returns the paths asked for so far.
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
