// Drawing: sets up how properties draw their cases in a process of vitest, before its tests: by the fixed seed, or as
// `test:long` asks.

import * as fc from 'fast-check';

const { PROPERTY_SEED, PROPERTY_TIMES = '1' } = process.env;

fc.configureGlobal({
  numRuns: 100 * Number(PROPERTY_TIMES),
  ...(PROPERTY_SEED === undefined ? {} : { seed: Number(PROPERTY_SEED) }),
});
