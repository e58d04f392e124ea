// Routes: serves a router over HTTP, on a free loopback port, for a test to ask until it closes it.

import express, { type Handler } from 'express';
import { once } from 'node:events';
import { trader } from './seed.ts';

/** Returns the JSON of a response, in the type that the test names. */
export async function answerOf<T>(response: Response): Promise<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test names what the route answers
  return (await response.json()) as T;
}

export class Routes {
  /** Asks for a path as the trader with this number, or as nobody when `number` is null. */
  readonly get: (number: number | null, path: string) => Promise<Response>;
  readonly close: () => void;

  private constructor(url: string, close: () => void) {
    this.get = (number, path) =>
      fetch(url + path, number === null ? {} : { headers: { cookie: trader(number).cookie } });
    this.close = close;
  }

  static async of(...routers: readonly Handler[]): Promise<Routes> {
    const server = express()
      .use(...routers)
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return new Routes(`http://127.0.0.1:${port}`, () => void server.close());
  }

  /** Returns the answer to a path. Throws when its status is not 200. */
  async read<T>(number: number | null, path: string): Promise<T> {
    const response = await this.get(number, path);
    if (response.status !== 200) throw new Error(`${path} is answered ${response.status}`);
    return answerOf<T>(response);
  }
}
