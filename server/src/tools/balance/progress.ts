// Progress: a bar on standard error, so that standard output holds the results alone.

const WIDTH = 30;

/**
 * Makes a function to call with the number of matches just played. It moves a bar on a terminal, and writes a line for
 * each tenth elsewhere.
 */
export function progressOf(total: number, stream: NodeJS.WriteStream): (more: number) => void {
  let played = 0;
  return (more) => {
    const before = played;
    played += more;
    const share = played / total;
    const line = `${'█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '·')} ${played} of ${total}`;
    if (stream.isTTY) stream.write(`\r${line}${played >= total ? '\n' : ''}`);
    else if (Math.floor(share * 10) > Math.floor((before / total) * 10)) stream.write(`${line}\n`);
  };
}
