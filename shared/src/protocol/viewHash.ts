// viewHash: a short fingerprint of a view, so that a phone can tell that it has what the server has.

/** FNV-1a over a value's canonical JSON (keys in order), 8 hexadecimal digits. */
export function viewHash(value: unknown): string {
  const text = canonical(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

const isRecord = (value: object): value is Record<string, unknown> => !Array.isArray(value);

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (!isRecord(value)) return Array.isArray(value) ? `[${value.map(canonical).join(',')}]` : 'null';
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}
