// device: which browser is asking.
export { cookieFor, deviceOf, knownDevice } from './device.ts';
export { type Guess, Guesses, NOBODY } from './guesses.ts';
export { isOurPage } from './ourPage.ts';
export { nameOf, Tokens } from './tokens.ts';
