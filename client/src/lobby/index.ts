// lobby: the frame of every page, codes, practice and help. What shows cards comes when it is asked for: the first page stays light.

import { lazy } from 'react';

export { codeTrouble, readCode, spellCode } from './code.ts';
export { CodeScreen } from './codeScreen.tsx';
export { Emblem, Spread } from './emblem.tsx';
export { HelpScreen } from './helpScreen.tsx';
export { JoinScreen } from './joinScreen.tsx';
export { MyTables } from './myTables.tsx';
export { Screen } from './screen.tsx';
export { Trouble } from './trouble.tsx';
export { WithCode } from './withCode.tsx';

export const PracticeScreen = lazy(async () => ({
  default: (await import('./practiceScreen.tsx')).PracticeScreen,
}));
