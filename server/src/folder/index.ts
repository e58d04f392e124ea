// folder: what is done with a data folder beside the commands: the log folded in.
export { keepFolded } from './keepFolded.ts';
