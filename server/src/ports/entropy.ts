// Entropy: secret bytes of the system's secure generator.

import { randomFillSync } from 'node:crypto';

export interface EntropySource {
  /** Fresh secret bytes; nobody else holds on to the array. */
  bytes(count: number): Uint8Array;
}

// One call of the generator for many draws: each byte is handed out once and then wiped.
const POOL = 4096;

function pooled(): EntropySource {
  const pool = new Uint8Array(POOL);
  let used = POOL;
  return {
    bytes(count) {
      if (count > POOL) return randomFillSync(new Uint8Array(count));
      if (used + count > POOL) {
        randomFillSync(pool);
        used = 0;
      }
      const drawn = pool.slice(used, used + count);
      pool.fill(0, used, used + count);
      used += count;
      return drawn;
    },
  };
}

/** The system's secure generator. */
export const systemEntropy: EntropySource = pooled();
