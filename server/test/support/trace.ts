// Traces: which answers of a server left too early, read from what strace wrote about it while it answered one command
// at a time.

/** What a system call means here. */
type Step = 'heard' | 'synced' | 'answered';

// A call that another thread's call interrupts ends in a line of its own, which says `resumed`.
const HEARD = /\b(?:read|readv|recvfrom|recvmsg)(?:\(\d+<(?:TCP|socket)[^>]*>| resumed>).*= [1-9]\d*$/;
const SYNCED = /\bf(?:data)?sync(?:\(\d+<[^>]*-wal>\)| resumed>\))\s*= 0$/;
// socket.io's acknowledgement: packet type 3 in a message of type 4, its number, and a command's answer.
const ANSWERED =
  /\b(?:write|writev|sendto|sendmsg)\(\d+<(?:TCP|socket).*43\d+\[\{\\"ok\\":true,\\"value\\":\{\\"type\\"/;

function stepOf(line: string): Step | null {
  if (ANSWERED.test(line)) return 'answered';
  if (SYNCED.test(line)) return 'synced';
  return HEARD.test(line) ? 'heard' : null;
}

export interface Replies {
  readonly answered: number;
  /** Answers that left before a sync of the log that had begun after their command was heard. */
  readonly early: number;
}

/** Counts the answers in the lines of `strace -f -yy`; it can't judge commands that overlap. */
export function repliesOf(lines: Iterable<string>): Replies {
  let answered = 0;
  let early = 0;
  let isHeard = false;
  let isSynced = false;
  for (const line of lines) {
    const step = stepOf(line);
    // Other reads may come between a command and its answer; a sync counts once the first of them was seen.
    if (step === 'heard') isHeard = true;
    if (step === 'synced' && isHeard) isSynced = true;
    if (step !== 'answered') continue;
    answered += 1;
    if (!isSynced) early += 1;
    isHeard = false;
    isSynced = false;
  }
  return { answered, early };
}
