// lobby: the screens that are open to everybody: codes, practice and help. Those that show cards load on demand, so
// that the first page stays light.

import { later } from '../net/index.ts';

export { codeTrouble, moveSign, readCode, spellCode, WithCode } from './withCode.tsx';
export { Spread } from './emblem.tsx';
export { MyTables } from './myTables.tsx';

export const PracticeScreen = later(async () => ({
  default: (await import('./practiceScreen.tsx')).PracticeScreen,
}));
export const CodeScreen = later(async () => ({ default: (await import('./joinScreen.tsx')).CodeScreen }));
export const HelpScreen = later(async () => ({ default: (await import('./helpScreen.tsx')).HelpScreen }));
export const JoinScreen = later(async () => ({ default: (await import('./joinScreen.tsx')).JoinScreen }));
