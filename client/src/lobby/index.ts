// lobby: everything before a match. What shows cards comes when it is asked for: the first page stays light.

import { lazy } from 'react';

export { codeTrouble, readCode, spellCode } from './code.ts';
export { HelpScreen } from './helpScreen.tsx';
export { HomeScreen } from './homeScreen.tsx';
export { JoinScreen } from './joinScreen.tsx';
export { codeTrouble, readCode, spellCode } from './code.ts';
export { CodeScreen } from './codeScreen.tsx';
export { Screen } from './screen.tsx';
export { WithCode } from './withCode.tsx';

// It draws QR codes, which nothing else does.
export const WaitingScreen = lazy(async () => ({
  default: (await import('./waitingScreen.tsx')).WaitingScreen,
}));
export const OpenScreen = lazy(async () => ({ default: (await import('./openScreen.tsx')).OpenScreen }));
export const PracticeScreen = lazy(async () => ({
  default: (await import('./openScreen.tsx')).PracticeScreen,
}));
