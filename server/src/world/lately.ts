// Lately: what was done a moment ago and may not be done again at once. In memory alone: after a restart it may.

import type { Clock } from '../ports/index.ts';
import { Recent } from './recent.ts';

const MOST = 10_000;

export class Lately extends Recent {
  constructor(clock: Clock) {
    super(clock, MOST);
  }
}
