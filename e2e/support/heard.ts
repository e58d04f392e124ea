// Heard: everything that reaches a page from the server: frames of its sockets, and bodies of its pages and questions.
import type { Page } from '@playwright/test';

export interface Heard {
  /** All of it so far, once what is still being read has been read. */
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
    // A body that the browser has dropped, with the page it belonged to, was never shown to it either.
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
