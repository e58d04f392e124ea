// GameRefusal: why a command at the patrons' table is refused (PT11), as a code with facts; the client words it.

import type { CardId } from '../cards/index.ts';
import type { CopyId } from '../rules/index.ts';
import type { Asked, Stage } from './stage.ts';

/** In the order in which they are checked; only the first that applies is told. */
export type GameRefusal =
  | { readonly code: 'over' }
  /** It isn't this seat's turn, or the seat isn't asked, or it is asked for something else. */
  | { readonly code: 'moment'; readonly stage: Stage['at']; readonly asked: Asked['what'] | null }
  /** The command answers a turn or an asking that is over. */
  | { readonly code: 'stale' }
  /** The catalogue has no such patron. */
  | { readonly code: 'patron'; readonly patron: CardId }
  /**
   * The card is not in the hand, not under this seat's control, without such an ability, or no creature in the zone.
   */
  | { readonly code: 'card'; readonly copy: CopyId }
  | { readonly code: 'closed'; readonly copy: CopyId }
  /** PT6: the creature is in the turn in which it came or changed its control. */
  | { readonly code: 'weak'; readonly copy: CopyId }
  /** A target is missing, named twice, one too many, or illegal. `copies`: what was named. */
  | { readonly code: 'target'; readonly copies: readonly CopyId[] }
  | { readonly code: 'coins'; readonly cost: number; readonly open: number };
