// Unread: a refusal that names no proposal, as phones of protocol 4 send it, may mean an earlier proposal.

import type { AnyContractCommand } from '@dunmer/shared/contract';
import type { StoredContract } from '../store/index.ts';

/** In milliseconds: nobody can have read a new proposal, opened its sheet and pressed the button sooner. */
const READING = 5_000;

/**
 * Whether a refusal, which would end the whole contract, may mean another proposal than the present one: it names
 * none, and the present one has just replaced another. After `READING` the present one is meant.
 */
export function isUnread(
  { state, waits }: Pick<StoredContract, 'state' | 'waits'>,
  command: AnyContractCommand,
  now: number,
): boolean {
  if (command.type !== 'refuseGame' || command.proposal !== null) return false;
  if (state.at !== 'signed' || !('proposal' in state.game) || state.game.proposal < 2) return false;
  const stood = now - waits;
  return stood >= 0 && stood < READING;
}
