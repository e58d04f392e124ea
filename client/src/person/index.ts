// person: the personal link and the PIN that moves it, whom to choose, and what can be done with somebody.

import { lazy } from 'react';

export { MoveAsked } from './moveAsked.tsx';

export const LinkScreen = lazy(async () => ({ default: (await import('./linkScreen.tsx')).LinkScreen }));
export const MoveHere = lazy(async () => ({ default: (await import('./moveHere.tsx')).MoveHere }));
export const PinScreen = lazy(async () => ({ default: (await import('./pinScreen.tsx')).PinScreen }));
export const ChooseScreen = lazy(async () => ({
  default: (await import('./chooseScreen.tsx')).ChooseScreen,
}));
export const PersonScreen = lazy(async () => ({
  default: (await import('./personScreen.tsx')).PersonScreen,
}));
