// movesSince: requests to move a link that are older are gone: whoever asked stands there no more.

import type { Clock } from '../ports/index.ts';

const LIFE = 10 * 60_000;

/** Since when a request has to have been made to be open still. */
export const movesSince = (clock: Pick<Clock, 'now'>): number => clock.now() - LIFE;
