// Packets: what travels between simulated phones and the server, as text.

import type { Result } from '@dunmer/shared/lib';
import type {
  Batch,
  ClientCommand,
  CommandId,
  CommandResult,
  Draft,
  MatchId,
  SyncRequest,
  TableInfo,
} from '@dunmer/shared/protocol';
import type { FollowState } from '../../src/match/index.ts';
import type { Json } from '../../src/store/json.ts';

/** A phone's request. */
export type Request =
  | { readonly kind: 'command'; readonly command: ClientCommand }
  | { readonly kind: 'sync'; readonly request: SyncRequest }
  | { readonly kind: 'draft'; readonly match: MatchId; readonly cells: Draft };

/** A message of the server. */
export type Frame =
  | { readonly kind: 'answer'; readonly id: CommandId; readonly result: CommandResult }
  | { readonly kind: 'synced'; readonly since: number; readonly result: Result<FollowState, object> }
  | { readonly kind: 'drafted'; readonly result: Result<null, object> }
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'table'; readonly table: TableInfo };

/** A packet under way; `life`: the number of the server's life to which its connection belongs. */
export type Packet =
  | { readonly to: 'server'; readonly phone: number; readonly life: number; readonly text: Json<Request> }
  | { readonly to: 'phone'; readonly phone: number; readonly life: number; readonly text: Json<Frame> };
