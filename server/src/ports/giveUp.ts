// GiveUp: the end of a program that can't go on.

/** Ends the process with sentences for its keeper. */
export function giveUp(...sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(1);
}
