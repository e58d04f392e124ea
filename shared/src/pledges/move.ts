// Moves of promises, what each move tells everybody, and the state after it.

import type { HeldPledge, TraderId } from '../windows/index.ts';
import { countedIn, type Placed, type PledgePlace } from './place.ts';
import { type Given, type KnownHand, knownHand, type PledgeState } from './state.ts';

/**
 * How everybody sees each move, as it leaves a hand and as it arrives. Openly: everybody reads which promise it is.
 * Face down: at most that there is one.
 */
const SEEN = {
  /** PR1: dealt to its owner. */
  dealt: { leaves: 'openly', comes: 'openly' },
  /** PR6: set aside by a contract, and back if that is annulled. Nobody else reads of either. */
  signed: { leaves: 'face down', comes: 'face down' },
  annulled: { leaves: 'face down', comes: 'face down' },
  /** PR8: given by a fulfilled contract. */
  given: { leaves: 'face down', comes: 'face down' },
  /** PR10: played in the very step that brings it. */
  received: { leaves: 'face down', comes: 'openly' },
  played: { leaves: 'openly', comes: 'openly' },
  /** PR12: fully used in the step in which it was played. */
  used: { leaves: 'openly', comes: 'openly' },
  /** PR12: the effect of section 5 has come about. */
  'came-about': { leaves: 'openly', comes: 'openly' },
  /** PR14: its holder has let it go home. */
  'let-go': { leaves: 'openly', comes: 'openly' },
  /** PR12, PR23, PR24: the match in which it was played is over, or void. */
  'match-over': { leaves: 'openly', comes: 'openly' },
  'match-void': { leaves: 'openly', comes: 'openly' },
  /** PR21: the demand with which it was played has ended without a size. */
  'demand-ended': { leaves: 'openly', comes: 'openly' },
  /** PR25: its owner or its holder is ruined, or the ruin is taken back. */
  ruined: { leaves: 'openly', comes: 'openly' },
  restored: { leaves: 'openly', comes: 'openly' },
  /** PR26: an organiser has sent it home. */
  'sent-home': { leaves: 'openly', comes: 'openly' },
} as const;
export type Why = keyof typeof SEEN;

export interface PledgeMove {
  readonly pledge: HeldPledge;
  /** Null for a promise that is dealt: it was nowhere before. */
  readonly from: PledgePlace | null;
  readonly to: PledgePlace;
  readonly why: Why;
}

/** Whether everybody reads which promise has moved. */
export const isOpen = ({ why }: PledgeMove): boolean => SEEN[why].comes === 'openly';

interface Change {
  readonly trader: TraderId;
  readonly size: number;
  readonly mayHold: number;
}

/** PR17: returns how a move changes the public knowledge about hands. */
function changesOf({ pledge, from, to, why }: PledgeMove): readonly Change[] {
  const [left, reached] = [from === null ? null : countedIn(from), countedIn(to)];
  if (left === reached) return [];
  const { leaves, comes } = SEEN[why];
  const changes: Change[] = [];
  // A promise that leaves face down lowers nothing, because nobody knows whose it was.
  if (left !== null) {
    const lowers = leaves === 'openly' && pledge.owner !== left;
    changes.push({ trader: left, size: -1, mayHold: lowers ? -1 : 0 });
  }
  // Every promise that comes face down counts, even the trader's own, because nobody else knows (section 9, case 2).
  if (reached !== null) {
    const raises = comes === 'face down' || pledge.owner !== reached;
    changes.push({ trader: reached, size: 1, mayHold: raises ? 1 : 0 });
  }
  return changes;
}

const changed = ({ size, mayHold }: KnownHand, by: Change): KnownHand => ({
  size: size + by.size,
  mayHold: mayHold + by.mayHold,
});

/** PR8: returns what everybody reads of a giving. */
function givenBy({ from, to, why }: PledgeMove): readonly Given[] {
  if (from?.at !== 'held' || (why !== 'given' && why !== 'received')) return [];
  const reached = to.at === 'hand' || to.at === 'front' ? to.of : null;
  return reached === null ? [] : [{ contract: from.contract, from: from.by, to: reached }];
}

/** Returns the state after a move. */
export function evolvePledges(state: PledgeState, move: PledgeMove): PledgeState {
  const { pledge, to } = move;
  const placed = new Map<string, Placed>(state.placed).set(pledge.key, { pledge, place: to });
  const hands = new Map(state.hands);
  for (const change of changesOf(move))
    hands.set(change.trader, changed(hands.get(change.trader) ?? knownHand(state, change.trader), change));
  return { ...state, placed, hands, given: [...state.given, ...givenBy(move)] };
}
