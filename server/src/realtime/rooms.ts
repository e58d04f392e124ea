// Rooms: which phones hear what of a match. These are not the rooms of socket.io: every command of every match comes
// through here, and socket.io's operator, adapter and sets cost as much again as sending itself.

import type { Batch, ServerMessages } from '@dunmer/shared/protocol';
import type { StoredEvent, Texts } from '../store/index.ts';
import { type Phone, readyFrame } from './wire.ts';

export class Rooms {
  readonly #phones = new Map<string, Set<Phone>>();

  join(room: string, phone: Phone): void {
    const phones = this.#phones.get(room);
    if (phones === undefined) this.#phones.set(room, new Set([phone]));
    else phones.add(phone);
  }

  leave(room: string, phone: Phone): void {
    const phones = this.#phones.get(room);
    phones?.delete(phone);
    if (phones?.size === 0) this.#phones.delete(room);
  }

  /** Returns the phones in a room. */
  in(room: string): readonly Phone[] {
    return [...(this.#phones.get(room) ?? [])];
  }

  /** Whether anybody is in a room. */
  has(room: string): boolean {
    return this.#phones.has(room);
  }

  /** Sends a message to everybody in these rooms but `except`, encoded once. */
  tell<Name extends keyof ServerMessages>(
    rooms: readonly string[],
    name: Name,
    body: Parameters<ServerMessages[Name]>[0],
    except: Phone | null = null,
  ): void {
    this.#send(rooms, `2${JSON.stringify([name, body])}`, except);
  }

  /** Sends a message to these phones, encoded once. */
  send<Name extends keyof ServerMessages>(
    phones: Iterable<Phone>,
    name: Name,
    body: Parameters<ServerMessages[Name]>[0],
  ): void {
    const text = `2${JSON.stringify([name, body])}`;
    const ready = { compress: false, wsPreEncodedFrame: readyFrame(text) };
    for (const phone of phones) phone.conn.write(text, ready);
  }

  /** Sends a batch to everybody in these rooms; `texts` holds the events that are already encoded. */
  tellBatch(rooms: readonly string[], { match, version, events }: Batch, texts: Texts<StoredEvent>): void {
    let list = '';
    for (const event of events) {
      const text = texts.get(event) ?? JSON.stringify(event);
      list += list === '' ? text : `,${text}`;
    }
    this.#send(rooms, `2["batch",{"match":"${match}","version":${version},"events":[${list}]}]`, null);
  }

  #send(rooms: readonly string[], text: string, except: Phone | null): void {
    const ready = { compress: false, wsPreEncodedFrame: readyFrame(text) };
    for (const room of rooms)
      for (const phone of this.#phones.get(room) ?? []) if (phone !== except) phone.conn.write(text, ready);
  }
}
