// Unread: a refusal that names no proposal, as phones of protocol 4 send it, may mean one that stood there before.

import type { AnyContractCommand } from '@dunmer/shared/contract';
import type { StoredContract } from '../store/index.ts';

/** Sooner, in milliseconds, nobody has read what is new, opened its sheet and pressed its button. */
const READING = 5_000;

/**
 * Whether a refusal, which ends the whole contract, may mean another proposal than the one that stands: it names none,
 * and this one has just taken the place of another. Once it has stood for a while, whatever stands is meant.
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
