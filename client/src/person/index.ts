// person: the personal link and the PIN that moves it, choosing a trader, and what can be done with somebody.

import { later } from '../net/index.ts';

export { MoveAsked } from './moveAsked.tsx';

export const LinkScreen = later(async () => ({ default: (await import('./linkScreen.tsx')).LinkScreen }));
export const MoveHere = later(async () => ({ default: (await import('./moveHere.tsx')).MoveHere }));
export const PinScreen = later(async () => ({ default: (await import('./pinScreen.tsx')).PinScreen }));
export const ChooseScreen = later(async () => ({
  default: (await import('./chooseScreen.tsx')).ChooseScreen,
}));
export const PersonScreen = later(async () => ({
  default: (await import('./personScreen.tsx')).PersonScreen,
}));
