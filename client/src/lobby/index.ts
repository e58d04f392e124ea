// lobby: what is open to everybody: codes, practice and help. What shows cards comes when it is asked for: the first
// page stays light.

import { lazy } from 'react';

export { codeTrouble, moveSign, readCode, spellCode, WithCode } from './withCode.tsx';
export { Spread } from './emblem.tsx';
export { MyTables } from './myTables.tsx';

export const PracticeScreen = lazy(async () => ({
  default: (await import('./practiceScreen.tsx')).PracticeScreen,
}));
export const CodeScreen = lazy(async () => ({ default: (await import('./joinScreen.tsx')).CodeScreen }));
export const HelpScreen = lazy(async () => ({ default: (await import('./helpScreen.tsx')).HelpScreen }));
export const JoinScreen = lazy(async () => ({ default: (await import('./joinScreen.tsx')).JoinScreen }));
