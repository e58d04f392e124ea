// useVersion: what has changed in the event: lists read before it are old.

import { useFloor } from '../../net/index.ts';

export const useVersion = (): number => useFloor()?.floor.version ?? 0;
