// BrokenBy: what broke an invariant, and where in the code. Never the message, which may name a copy.

import type { Stop } from '../store/index.ts';

/** A place in our own code, other than the helpers in `lib` that throw for others. */
const OURS = /(?:server|shared)\/src\/(?!lib\/)[^\s)]+/;

/** The name of an error and its place in our code; '' if it has none. */
export function brokenBy(error: unknown): Pick<Stop, 'broken' | 'place'> {
  const { name = 'unknown', stack = '' } = error instanceof Error ? error : {};
  const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { broken: name, place: OURS.exec(frames.find((line) => OURS.test(line)) ?? '')?.[0] ?? '' };
}
