// usePledgesInfo: all that the reader may know of promises. Nobody is rung for what others do with theirs.

import { type PledgesInfo, readOf } from '@dunmer/shared/protocol';
import type { List } from '../net/index.ts';
import { usePolled } from '../parts/index.ts';

/** `version`: of the home; null asks nothing. */
export const usePledgesInfo = (version: number | null): List<PledgesInfo> =>
  usePolled(version === null ? null : readOf('pledges', {}), version ?? 0);
