// home: the first page: where the owner of this phone stands in the event.

import { later } from '../net/index.ts';

export { HomeScreen } from './homeScreen.tsx';
export { ToldOver } from './traderHome.tsx';

export const MovedScreen = later(async () => ({ default: (await import('./movedScreen.tsx')).MovedScreen }));
