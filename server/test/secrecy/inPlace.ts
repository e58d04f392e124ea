// InPlace: replaces a server's own functions, for mistakes that are planted on its ways out.

import { ServerResponse } from 'node:http';
import { Socket } from 'socket.io';

/** Replaces some functions of an object; returns a function that puts the originals back. */
export function inPlace<T extends object>(of: T, functions: Partial<T>): () => void {
  const before = Object.keys(functions).map(
    (name) => [name, Object.getOwnPropertyDescriptor(of, name)] as const,
  );
  Object.assign(of, functions);
  return () => {
    for (const [name, was] of before)
      if (was === undefined) Reflect.deleteProperty(of, name);
      else Object.defineProperty(of, name, was);
  };
}

/** Changes what home messages say; `times`: how often each is sent. */
export function inHomes(change: (home: object) => object, times: () => number = () => 1): () => void {
  const { emit } = Socket.prototype;
  return inPlace(Socket.prototype, {
    emit(this: Socket, name: string | symbol, ...bodies: unknown[]): boolean {
      const [body] = bodies;
      const isHome = name === 'home' && typeof body === 'object' && body !== null;
      const said = isHome ? [change(body)] : bodies;
      for (let i = 0; i < (isHome ? times() : 1); i += 1) Reflect.apply(emit, this, [name, ...said]);
      return true;
    },
  });
}

/** Makes the answers of a page say more. */
export function inPages(path: string, more: () => string): () => void {
  const { end } = ServerResponse.prototype;
  return inPlace(ServerResponse.prototype, {
    end(this: ServerResponse, ...given: unknown[]): ServerResponse {
      const [body] = given;
      const url = 'originalUrl' in this.req ? String(this.req.originalUrl) : '';
      const isText = (typeof body === 'string' || body instanceof Uint8Array) && this.statusCode === 200;
      if (isText && url.startsWith(path)) {
        const whole = Buffer.concat([Buffer.from(body), Buffer.from(more())]);
        this.setHeader('content-length', whole.length);
        Reflect.apply(end, this, [whole]);
      } else Reflect.apply(end, this, given);
      return this;
    },
  });
}
