// Json: text made by this server that holds a value of a known type.

import type { Brand } from '@dunmer/shared/lib';

declare const holds: unique symbol;

/** JSON text of a `T`. Only `encode`, and reading a column that holds it, makes one. */
export type Json<T> = Brand<string, 'json'> & { readonly [holds]: T };

// The mint: what is written here is only read back by `decode`.
/** Writes a value. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const encode = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** The JSON text of each element of a list, for those who send some of the elements on. */
export type Texts<T> = ReadonlyMap<T, string>;

/**
 * Writes a list and keeps the text of each element, so that what goes to the disk and to several phones is written
 * once.
 */
export function encodeList<T>(list: readonly T[]): {
  readonly json: Json<readonly T[]>;
  readonly texts: Texts<T>;
} {
  const texts = new Map<T, string>();
  let all = '';
  for (const element of list) {
    const text = JSON.stringify(element);
    texts.set(element, text);
    all += all === '' ? text : `,${text}`;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { json: `[${all}]` as Json<readonly T[]>, texts };
}

/** Reads back what `encode` has written. */
export const decode = <T>(text: Json<T>): T => {
  const value: unknown = JSON.parse(text);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return value as T;
};
