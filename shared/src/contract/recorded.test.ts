// With promises and intrigue off nothing changes: contracts that were recorded before the modules existed are decided
// alike.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type ContractCommand,
  decideContract,
  type Facts,
  mayDo,
  NEW_CONTRACT,
  PARTIES,
  type Terms,
} from './index.ts';

interface Recorded {
  readonly terms: Terms;
  readonly steps: readonly {
    readonly command: ContractCommand;
    readonly facts: Facts;
    /** What each party may do before the command, as JSON text. */
    readonly may: string;
    /** What the command led to, or its refusal, as JSON text. */
    readonly out: string;
  }[];
}

const recorded = readFileSync(new URL('../testing/recorded/contracts.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const contract: Recorded = JSON.parse(line);
    return contract;
  });

test.each(recorded)('a contract of $terms.sum drakes is decided as it was recorded', ({ terms, steps }) => {
  expect(steps.length).toBeGreaterThan(5);
  let state = NEW_CONTRACT;
  for (const { command, facts, may, out } of steps) {
    expect(JSON.stringify(PARTIES.map((party) => mayDo(terms, state, facts, party)))).toBe(may);
    const outcome = decideContract(terms, state, command, facts);
    expect(JSON.stringify(outcome)).toBe(out);
    if (outcome.ok) ({ state } = outcome.value);
  }
});
