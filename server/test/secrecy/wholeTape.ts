// WholeTape: everything that somebody is sent, where nothing else is hidden than what a hand holds.

import { Tape } from './tape.ts';

/** The published seal of a giving opens to nobody without its salt (PR27); an answer’s mark follows from its bytes. */
const withoutSeals = (line: string): string =>
  /^http \/api\/(?:me|staff)\/pledges /.test(line)
    ? line.replaceAll(/("hash":")[0-9a-f]{64}/g, '$1seal').replace(/W\/[^\]]*\]/, 'mark]')
    : line;

/** That somebody is there, asked as often as it takes until nothing more comes. */
const ALIVE = /^frame 3\d+\[(?:\{"ok":true,"value":null\})?\]$/;
/** Nobody without the event's key makes anything of what a preview's mark is a hash of. */
const withoutMarks = (line: string): string => line.replaceAll(/("mark":"\d+\.)[^"]*/g, '$1sealed');
/** By which number of theirs a phone knows an answer. */
const withoutNumber = (line: string): string => line.replace(/^frame 3\d+\[/, 'frame 3[');

export class WholeTape extends Tape {
  override keep(line: string): void {
    this.raw.push(line);
    if (!ALIVE.test(line)) this.lines.push(withoutNumber(withoutSeals(withoutMarks(line))));
  }
}
