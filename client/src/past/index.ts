// past: the matches that a trader has played.

export { PastScreen } from './pastScreen.tsx';
