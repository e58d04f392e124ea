// GameRefusal: why a command at the patrons' table is refused (PT11); a code and the culprit, worded by the client.

import type { CardId } from '../cards/index.ts';
import type { CopyId } from '../rules/index.ts';
import type { Asked, Stage } from './stage.ts';

/** In the order in which they are looked for; the first that applies is told. */
export type GameRefusal =
  | { readonly code: 'over' }
  /** It isn't this seat's turn, or it isn't asked, or it is asked for something else. */
  | { readonly code: 'moment'; readonly stage: Stage['at']; readonly asked: Asked['what'] | null }
  /** It answers a turn or an asking that is over. */
  | { readonly code: 'stale' }
  /** The catalogue has no such patron. */
  | { readonly code: 'patron'; readonly patron: CardId }
  /** Not in the hand; not under this seat's control, or without such an ability; no creature in the zone. */
  | { readonly code: 'card'; readonly copy: CopyId }
  | { readonly code: 'closed'; readonly copy: CopyId }
  /** PT6: a creature in the turn in which it came or changed its control. */
  | { readonly code: 'weak'; readonly copy: CopyId }
  /** Not declared, declared twice or too much, or illegal; `copies` is what was named. */
  | { readonly code: 'target'; readonly copies: readonly CopyId[] }
  | { readonly code: 'coins'; readonly cost: number; readonly open: number };
