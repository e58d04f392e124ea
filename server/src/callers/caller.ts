// Caller: who sends a request, before its content is known: which browser, from where, and whether it is somebody's.

import type { IncomingMessage } from 'node:http';
import type { DeviceHash } from '../store/index.ts';
import { addressOf, isOfThisMachine } from './address.ts';

export interface Caller {
  /** Null if no cookie names a browser whose token is valid. */
  readonly device: DeviceHash | null;
  readonly address: string;
  /** Whether the browser has opened somebody's personal link. */
  readonly isSomebodys: boolean;
  /** False for this machine's own bots, if the configuration says so. */
  readonly isLimited: boolean;
}

export interface CallersPorts {
  /** The browser that a cookie header names, if its token was issued here. */
  readonly knownDevice: (cookies: string | undefined) => Promise<DeviceHash | null>;
  /** Whether a browser is somebody's now. */
  readonly isSomebodys: (device: DeviceHash) => Promise<boolean>;
  /** Whether calls from this machine itself are limited too. */
  readonly limitLoopback: boolean;
}

export class Callers {
  readonly #ports: CallersPorts;

  constructor(ports: CallersPorts) {
    this.#ports = ports;
  }

  /** The sender of a request. */
  async of({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Promise<Caller> {
    const device = await this.#deviceOf(headers.cookie);
    return {
      device,
      address: addressOf(socket.remoteAddress),
      isSomebodys: device !== null && (await this.isSomebodys(device)),
      isLimited: this.isLimited(socket.remoteAddress),
    };
  }

  /** While the database can't be asked, only tokens that need no lookup count. */
  async #deviceOf(cookies: string | undefined): Promise<DeviceHash | null> {
    try {
      return await this.#ports.knownDevice(cookies);
    } catch {
      return null;
    }
  }

  /** Whether a browser is somebody's; none is while the database can't be asked. */
  async isSomebodys(device: DeviceHash): Promise<boolean> {
    try {
      return await this.#ports.isSomebodys(device);
    } catch {
      return false;
    }
  }

  /** Whether calls from an address are limited. */
  isLimited(address: string | undefined): boolean {
    return this.#ports.limitLoopback || !isOfThisMachine(address);
  }
}
