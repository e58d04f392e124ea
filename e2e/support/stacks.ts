// Stacks: with every step Playwright looks who has asked for it, and finds for each frame its place in the sources, those of
// its own code too, which have no other. That was a fifth of what it does.

/** Whether a frame may stand elsewhere in the sources than in what runs. */
function isOurs(frame: NodeJS.CallSite): boolean {
  const file = frame.getFileName() ?? '';
  return file !== '' && !file.startsWith('node:') && !file.includes('/node_modules/');
}

/** From now on only our own frames are looked up; all of them are told as before. */
export function quickenStacks(): void {
  const look = Error.prepareStackTrace;
  if (look === undefined) return;
  Error.prepareStackTrace = (error, frames) => {
    const says = String(look(error, []));
    const lines = frames.map((frame) =>
      isOurs(frame)
        ? String(look(error, [frame])).slice(says.length)
        : // A frame says by itself where it is, though its type does not say so.
          // oxlint-disable-next-line typescript/no-base-to-string
          `\n    at ${String(frame).replace(/^async /, '')}`,
    );
    return says + lines.join('');
  };
}
