// Answering: what a page of a test reads over HTTP.

import { vi } from 'vitest';

/**
 * Answers paths that contain one of these, until `vi.unstubAllGlobals`; returns what was asked for. Anything else can't
 * be had: who this browser is is asked for as well, and an answer that is none would be one of another release.
 */
export function answering(answers: Readonly<Record<string, unknown>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const found = Object.entries(answers).find(([part]) => path.includes(part));
    if (found === undefined) throw new TypeError('nobody answers that');
    return new Response(JSON.stringify(found[1]));
  });
  return asked;
}
