// home: the first page: where the owner of this phone stands in the event.

import { lazy } from 'react';

export { HomeScreen } from './homeScreen.tsx';

export const MovedScreen = lazy(async () => ({ default: (await import('./movedScreen.tsx')).MovedScreen }));
