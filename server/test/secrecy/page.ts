// A page's request over a connection that is kept open, which costs a fifth of what `fetch` does for thousands of them.

import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '../support/asking.ts';

const agent = new Agent({ keepAlive: true });

/** Returns a server's answer to a GET. */
export async function pageAt(url: string, headers: Readonly<Record<string, string>>): Promise<Page> {
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers }, resolve).once('error', reject);
  });
  const response = await answered;
  const body = await text(response);
  const said = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
  return { status: response.statusCode ?? 0, headers: said, body };
}
