// Proofs: the hash of a view, and commitments, as docs/protocol.md and docs/fairness.md define them.

import { createHash } from 'node:crypto';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

/** FNV-1a over the canonical JSON, code unit by code unit. */
export function hashOf(view: unknown): string {
  const text = canonical(view);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export const text = (value: string): Buffer => Buffer.from(value, 'utf8');
export const raw = (digits: string): Buffer => Buffer.from(digits, 'hex');

/** SHA-256 over parts, each preceded by its length. */
export function commitment(...parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    hash.update(length).update(part);
  }
  return hash.digest('hex');
}
