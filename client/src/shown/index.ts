// shown: how far this phone has shown the matches of its owner, and what of them its other pages may tell.

export { noteShown, tellAll, useIsUntold, useUntold } from './shown.ts';
