// Drawing: the cases of all properties in a process of vitest, set up before its tests: the fixed seed, or what
// `test:long` asks for.

import * as fc from 'fast-check';

const { PROPERTY_SEED, PROPERTY_TIMES = '1' } = process.env;

fc.configureGlobal({
  numRuns: 100 * Number(PROPERTY_TIMES),
  ...(PROPERTY_SEED === undefined ? {} : { seed: Number(PROPERTY_SEED) }),
});
