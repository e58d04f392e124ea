// Caller: who asks something of the server before it is known what: a browser, where it is, and whether it is
// somebody's.

import type { IncomingMessage } from 'node:http';
import type { DeviceHash } from '../store/index.ts';
import { addressOf, isOfThisMachine } from './address.ts';

export interface Caller {
  /** Null where no cookie names one that counts. */
  readonly device: DeviceHash | null;
  readonly address: string;
  /** Whether the browser has opened somebody's personal link. */
  readonly isSomebodys: boolean;
  /** False for this machine's own bots, where the configuration says so. */
  readonly isLimited: boolean;
}

export interface CallersPorts {
  /** The browser that a cookie header names, where its token was issued here. */
  readonly knownDevice: (cookies: string | undefined) => Promise<DeviceHash | null>;
  /** Whether a browser is somebody's now. */
  readonly isSomebodys: (device: DeviceHash) => Promise<boolean>;
  /** Whether this machine itself is limited too. */
  readonly limitLoopback: boolean;
}

export class Callers {
  readonly #ports: CallersPorts;

  constructor(ports: CallersPorts) {
    this.#ports = ports;
  }

  /** Who sends a request. */
  async of({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Promise<Caller> {
    const device = await this.#deviceOf(headers.cookie);
    return {
      device,
      address: addressOf(socket.remoteAddress),
      isSomebodys: device !== null && (await this.isSomebodys(device)),
      isLimited: this.isLimited(socket.remoteAddress),
    };
  }

  /** While the database can't be asked, only tokens count that need no asking. */
  async #deviceOf(cookies: string | undefined): Promise<DeviceHash | null> {
    try {
      return await this.#ports.knownDevice(cookies);
    } catch {
      return null;
    }
  }

  /** Whether a browser is somebody's; while the database can't be asked, none is. */
  async isSomebodys(device: DeviceHash): Promise<boolean> {
    try {
      return await this.#ports.isSomebodys(device);
    } catch {
      return false;
    }
  }

  /** Whether what comes from an address is limited. */
  isLimited(address: string | undefined): boolean {
    return this.#ports.limitLoopback || !isOfThisMachine(address);
  }
}
