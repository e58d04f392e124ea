// useInterest: whether the reader has an interest in a match: then the desk shows less (EVENT, "Who").

import type { FloorView } from '@dunmer/shared/protocol';
import { useFloor } from '../../net/index.ts';

/** Null where there is none. */
export const useInterest = (): FloorView['interest'] => useFloor()?.floor.interest ?? null;
