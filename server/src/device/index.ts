// device: which browser is asking.
export { deviceOf, newDevice } from './device.ts';
export { type Guess, Guesses, NOBODY } from './guesses.ts';
