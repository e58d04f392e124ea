// told: whoever is waited for is told (UX 6): by sound, vibration, the title of the page and a few words, each off at
// a tap. The switches have a door of their own, ./settings: they come with the settings.
export { type Ask, useTold } from './useTold.ts';
export { useToldText } from './toldText.ts';
export { isOn } from './ways.ts';
