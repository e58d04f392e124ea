// viewHash: a short fingerprint of a view, so that a phone can tell that it has what the server has.

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

const isRecord = (value: object): value is Record<string, unknown> => !Array.isArray(value);

// Text is taken in as it comes up, and never put together: a view has thousands of letters.
class Fnv {
  hash = OFFSET;

  text(text: string): void {
    let { hash } = this;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
    this.hash = hash;
  }

  value(value: unknown): void {
    if (typeof value !== 'object' || value === null) this.text(JSON.stringify(value) ?? 'null');
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
    let before = '{';
    for (const key of Object.keys(record).toSorted()) {
      if (record[key] === undefined) continue;
      this.text(`${before}"${key}":`);
      this.value(record[key]);
      before = ',';
    }
    this.text(before === '{' ? '{}' : '}');
  }
}

/** FNV-1a over a value's canonical JSON (keys in order), 8 hexadecimal digits. */
export function viewHash(value: unknown): string {
  const fnv = new Fnv();
  fnv.value(value);
  return (fnv.hash >>> 0).toString(16).padStart(8, '0');
}
