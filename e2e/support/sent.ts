// Sent: the commands that a page has sent, by their types. A phone's own part in the tosses is left out, because nobody
// presses it.
import type { Page } from '@playwright/test';

const OWN_PART: readonly string[] = ['promise', 'open'];

interface Said {
  readonly id: string;
  readonly type: string;
  readonly command?: { readonly type: string };
  readonly wish?: { readonly type: string };
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value;

/** Returns a list that fills as the page goes on; a command that is sent again counts once. */
export function listen(page: Page): () => readonly string[] {
  const commands = new Map<string, string>();
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const frame = /^42\d+(\["command",.*)$/s.exec(String(payload))?.[1];
      const [, said]: readonly unknown[] = frame === undefined ? [] : JSON.parse(frame);
      if (isSaid(said)) commands.set(said.id, (said.command ?? said.wish ?? said).type);
    });
  });
  return () => [...commands.values()].filter((type) => !OWN_PART.includes(type));
}
