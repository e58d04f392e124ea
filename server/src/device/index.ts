// device: which browser is asking.
export { deviceOf, newDevice } from './device.ts';
export { Guesses, NOBODY } from './guesses.ts';
