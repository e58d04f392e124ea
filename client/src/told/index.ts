// told: calls a reader who is waited for (UX 6): by sound, vibration, the title of the page and a few words, each of
// which can be switched off. The switches are in ./settings, a chunk of its own that loads with the settings.
export { type Ask, useTold } from './useTold.ts';
export { useToldText } from './toldText.ts';
export { isOn } from './ways.ts';
