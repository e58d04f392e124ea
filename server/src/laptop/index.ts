// laptop: what is asked of a running server at its own machine, through the data folder.
export { ask, giveUp, heard } from './letters.ts';
export { openLetterbox } from './letterbox.ts';
