// WholeTape: everything that somebody is sent, when only what a hand holds is hidden.

import { Tape } from './tape.ts';

/**
 * Removes the published seal of a pledge, which nobody can open without its salt (PR27), and the etag, which follows
 * from the answer's bytes.
 */
const withoutSeals = (line: string): string =>
  /^http \/api\/(?:me|staff)\/pledges /.test(line)
    ? line.replaceAll(/("hash":")[0-9a-f]{64}/g, '$1seal').replace(/W\/[^\]]*\]/, 'mark]')
    : line;

/** Acknowledgements of `alive`, which is asked as often as it takes until nothing more comes. */
const ALIVE = /^frame 3\d+\[(?:\{"ok":true,"value":null\})?\]$/;
/** Removes preview marks: nobody without the event's key learns anything from them. */
const withoutMarks = (line: string): string => line.replaceAll(/("mark":"\d+\.)[^"]*/g, '$1sealed');
/** Removes the number by which a phone knows an answer. */
const withoutNumber = (line: string): string => line.replace(/^frame 3\d+\[/, 'frame 3[');

export class WholeTape extends Tape {
  override keep(line: string): void {
    this.raw.push(line);
    if (!ALIVE.test(line)) this.lines.push(withoutNumber(withoutSeals(withoutMarks(line))));
  }
}
