// Heard: everything that reaches a page from the server: frames of its sockets, and bodies of its pages and questions.
import type { Page } from '@playwright/test';

export interface Heard {
  /** Everything so far, once the bodies under way have been read. */
  all(): Promise<readonly string[]>;
  readonly frames: readonly string[];
}

export function hear(page: Page): Heard {
  const frames: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) return;
    const headers = JSON.stringify(response.headers());
    // A body that the browser has dropped together with its page was never shown to the page either.
    bodies.push(
      response.text().then(
        (text) => `${pathname}\n${headers}\n${text}`,
        () => `${pathname}\n${headers}`,
      ),
    );
  });
  return {
    frames,
    all: async () => [...frames, ...(await Promise.all(bodies))],
  };
}
