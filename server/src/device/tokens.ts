// Tokens: what browsers are known by. They are drawn and signed here, so that nothing must be kept of strangers, and
// a token that was never issued belongs to nobody. Only the hash of a token is kept.

import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { EntropySource } from '../ports/index.ts';
import type { DeviceHash } from '../store/index.ts';

const SECRET_BYTES = 32;
const SIGN_BYTES = 16;
const LETTERS = ((SECRET_BYTES + SIGN_BYTES) * 4) / 3;

/** The name under which a browser with this token is kept. */
export const nameOf = (token: string): DeviceHash => hash('sha256', token, 'base64url');

export class Tokens {
  readonly #key: Buffer;

  /** `key`: a secret of the database, in hex. */
  constructor(key: string) {
    this.#key = Buffer.from(key, 'hex');
  }

  /** Draws a new token. */
  draw(entropy: EntropySource): string {
    return this.#signed(Buffer.from(entropy.bytes(SECRET_BYTES)));
  }

  /** The token that belongs to a ticket: whoever has the ticket always gets the same one, and nobody else gets it. */
  forTicket(ticket: string): string {
    return this.#signed(this.#mac('ticket', Buffer.from(ticket, 'hex')));
  }

  /** The browser that is to hold a link: the one that asks, or the one that it becomes by its ticket. */
  deviceFor(asker: DeviceHash, ticket: string | undefined): DeviceHash {
    return ticket === undefined ? asker : nameOf(this.forTicket(ticket));
  }

  /** Whether a token was issued here. */
  isIssued(token: string): boolean {
    if (token.length !== LETTERS) return false;
    const bytes = Buffer.from(token, 'base64url');
    const [secret, sign] = [bytes.subarray(0, SECRET_BYTES), bytes.subarray(SECRET_BYTES)];
    return sign.length === SIGN_BYTES && timingSafeEqual(sign, this.#sign(secret));
  }

  /** Tells one preview from another without revealing what it is made of, not even to guessing. */
  sealOf(preview: string): string {
    return this.#mac('preview', Buffer.from(preview)).toString('base64url');
  }

  #signed(secret: Buffer): string {
    return Buffer.concat([secret, this.#sign(secret)]).toString('base64url');
  }

  #sign(secret: Buffer): Buffer {
    return this.#mac('device', secret).subarray(0, SIGN_BYTES);
  }

  /** A signature for one use is worth nothing for another. */
  #mac(use: 'device' | 'ticket' | 'preview', bytes: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(`${use}/1`).update(bytes).digest();
  }
}
