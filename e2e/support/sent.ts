// Sent: the commands that a page has sent, by what they are; a phone's own part in the tosses aside, which nobody presses.
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

/** Fills as the page goes on; the same command sent again is the same command. */
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
