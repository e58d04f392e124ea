// viewHash: a short fingerprint of a view, so that a phone can tell that it has what the server has.

import { isRecord } from '../lib/index.ts';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PLAIN = 0x20;
const LAST_PLAIN = 0x7e;

/** Sorts the few keys of a record where they are: `sort` works on a copy, and a view has hundreds of records. */
function inOrder(keys: string[]): readonly string[] {
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] ?? '';
    let at = i;
    for (let left = keys[at - 1]; left !== undefined && left > key; left = keys[at - 1]) {
      keys[at] = left;
      at -= 1;
    }
    keys[at] = key;
  }
  return keys;
}

// Hashes text letter by letter, without putting the whole text together: a view has thousands of letters.
class Fnv {
  hash = OFFSET;

  text(text: string): void {
    let { hash } = this;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
    this.hash = hash;
  }

  /** Hashes a text between quotes. Ids and names need no escapes, so they are hashed without a copy. */
  quoted(text: string): void {
    let hash = Math.imul(this.hash ^ QUOTE, PRIME);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code < FIRST_PLAIN || code > LAST_PLAIN || code === QUOTE || code === BACKSLASH)
        return this.text(JSON.stringify(text));
      hash = Math.imul(hash ^ code, PRIME);
    }
    this.hash = Math.imul(hash ^ QUOTE, PRIME);
  }

  value(value: unknown): void {
    if (typeof value === 'string') this.quoted(value);
    else if (typeof value === 'boolean') this.text(value ? 'true' : 'false');
    else if (typeof value !== 'object' || value === null) this.text(JSON.stringify(value) ?? 'null');
    else if (isRecord(value)) this.record(value);
    else this.list(Array.isArray(value) ? value : []);
  }

  list(list: readonly unknown[]): void {
    this.text('[');
    for (let i = 0; i < list.length; i++) {
      if (i > 0) this.text(',');
      this.value(list[i]);
    }
    this.text(']');
  }

  record(record: Readonly<Record<string, unknown>>): void {
    let before = '{"';
    for (const key of inOrder(Object.keys(record))) {
      const value = record[key];
      if (value === undefined) continue;
      this.text(before);
      this.text(key);
      this.text('":');
      this.value(value);
      before = ',"';
    }
    this.text(before === '{"' ? '{}' : '}');
  }
}

/** Returns the FNV-1a hash of a value's canonical JSON (keys in order), as 8 hexadecimal digits. */
export function viewHash(value: unknown): string {
  const fnv = new Fnv();
  fnv.value(value);
  return (fnv.hash >>> 0).toString(16).padStart(8, '0');
}
