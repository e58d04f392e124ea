// The bank and the cards beside a model: see RELIABILITY, "Tests and figures".
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Walk } from './walk.ts';

const OPERATIONS = Number(process.env['BANK_OPERATIONS'] ?? '5000');
const SEED = Number(process.env['SEED'] ?? '20');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-bank-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test(
  'drakes and cards are where a plain model says, whatever twelve traders and an organiser ask for (P2, P7, P8)',
  { timeout: 40_000 + 20 * OPERATIONS },
  async () => {
    const walk = await Walk.begin(folder, SEED);
    await walk.run(OPERATIONS);
    const least = OPERATIONS / 600;
    for (const [what, count] of Object.entries(walk.tally)) expect(count, what).toBeGreaterThan(least);
    await walk.close();
  },
);
