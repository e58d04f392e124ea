// Gateway: the door of the socket. Who it is, how much may be said, which handler; never a rule.

import type { Server as HttpServer } from 'node:http';
import { err, type Result } from '@dunmer/shared/lib';
import { isSpoken, type Refusal, type Rejection } from '@dunmer/shared/protocol';
import { parseHandshake } from '@dunmer/shared/protocol/schema';
import type { Clocks } from '../clocks/index.ts';
import type { Commands } from '../commands/index.ts';
import { deviceOf, type Guesses } from '../device/index.ts';
import type { Floor } from '../floor/index.ts';
import type { Matches } from '../match/index.ts';
import type { Clock, Log } from '../ports/index.ts';
import type { DeviceHash, Store } from '../store/index.ts';
import { Admission } from './admission.ts';
import { broadcastTo, clocksTo } from './broadcast.ts';
import { leave } from './follow.ts';
import { FloorScreens } from './floorScreens.ts';
import { Followers } from './followers.ts';
import { guard, hasStalled } from './guard.ts';
import { type Desk, type Handler, HANDLERS, UNKNOWN } from './handlers.ts';
import { Homes, phonesOf } from './homes.ts';
import { LIMITS } from './limits.ts';
import { keepPace } from './pace.ts';
import { Rooms } from './rooms.ts';
import { Session } from './session.ts';
import { isShallow } from './shallow.ts';
import { Watchers } from './watchers.ts';
import { cut, type Io, openWire, type Phone } from './wire.ts';

export interface GatewayPorts {
  readonly http: HttpServer;
  readonly store: Store;
  readonly matches: Matches;
  readonly commands: Commands;
  readonly clocks: Clocks;
  readonly floor: Floor;
  readonly guesses: Guesses;
  readonly epoch: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Where phones reach the server; known only when it listens. */
  readonly publicUrl: () => string;
  /** Whether sockets from this machine itself are limited too; bots of a load test are not. */
  readonly limitLoopback: boolean;
}

export interface Gateway {
  readonly sockets: number;
  /** Tells all phones to come again, and hears no more. */
  close(): Promise<void>;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** An error of the handshake whose data the phone gets. */
class Turned extends Error {
  readonly data: Rejection;

  constructor(data: Rejection) {
    super(data.code);
    this.data = data;
  }
}

type Ack = (answer?: unknown) => void;
const isAck = (value: unknown): value is Ack => typeof value === 'function';

/** Who connects; or why not. */
function authenticate({ handshake: { headers, auth } }: Phone): Result<DeviceHash, Rejection> {
  const said = parseHandshake(auth);
  if (!said.ok) return said;
  if (!isSpoken(said.value.protocol)) return err({ code: 'too-old' });
  const device = deviceOf(headers.cookie);
  return device === null ? err({ code: 'unauthenticated' }) : { ok: true, value: device };
}

class Door {
  readonly #ports: GatewayPorts;
  readonly #desk: Desk;
  readonly #io: Io;
  readonly #byDevice = new Map<DeviceHash, readonly Phone[]>();
  readonly #stopGuard: () => void;

  constructor(ports: GatewayPorts) {
    const { http, store, matches, commands, clocks, floor, guesses, epoch, clock, publicUrl } = ports;
    this.#ports = ports;
    const admission = new Admission();
    const followers = new Followers(clock);
    const rooms = new Rooms();
    const { context } = matches;
    const homes = new Homes({ context, reader: store.read, cut });
    const watchers = new Watchers({
      context,
      reader: store.read,
      hall: { followers, rooms, floor },
      phones: () => [...this.#byDevice.values()].flat(),
    });
    const floorScreens = new FloorScreens({
      isOpen: async () => (await context.settings.of(store.read)).settings.watching === 'event',
      floor,
      followers,
      rooms,
      clock,
      actorOf: ({ data: { session } }) => context.actors.of(store.read, session.device),
    });
    this.#desk = {
      store,
      matches,
      commands,
      clocks,
      floor,
      floorScreens,
      followers,
      rooms,
      homes,
      watchers,
      guesses,
      admission,
      epoch,
    };
    context.bell.listen({ moved: (devices) => homes.moved(phonesOf(this.#byDevice, devices)) });
    const admit = (enter: () => void): boolean => {
      if (this.#io.engine.clientsCount + admission.length >= LIMITS.sockets) return false;
      admission.add(enter);
      return true;
    };
    this.#io = openWire(http, { admit, publicUrl });
    this.#io.engine.on('connection', (connection: Phone['conn']) => {
      if (this.#isLimited(connection.request.socket.remoteAddress)) keepPace(connection, clock);
    });
    matches.listen(broadcastTo(this.#desk));
    clocks.hear(clocksTo(this.#desk));
    this.#io.use((phone, next) => next(this.#enter(phone)));
    this.#io.on('connection', (phone) => this.#welcome(phone));
    this.#stopGuard = guard(this.#io, followers, clock, cut);
  }

  get sockets(): number {
    return this.#io.engine.clientsCount;
  }

  async close(): Promise<void> {
    this.#stopGuard();
    await this.#io.close();
  }

  #enter(phone: Phone): Turned | undefined {
    const device = authenticate(phone);
    if (!device.ok) {
      // It is told why in this turn; to ask again and again it would have to connect again.
      setImmediate(() => phone.conn.close());
      return new Turned(device.error);
    }
    phone.data.session = new Session(device.value, { limited: this.#isLimited(phone.handshake.address) });
    return undefined;
  }

  #isLimited(address = ''): boolean {
    return this.#ports.limitLoopback || !LOOPBACK.has(address);
  }

  #welcome(phone: Phone): void {
    const { session } = phone.data;
    const others = this.#byDevice.get(session.device) ?? [];
    const phones = [...others, phone];
    this.#byDevice.set(session.device, phones);
    // The oldest goes; told so by the server, it does not come back by itself.
    if (phones.length > LIMITS.socketsPerDevice) phones[0]?.disconnect(true);
    phone.onAny((name: string, ...args: readonly unknown[]) => this.#hear(phone, name, args));
    phone.on('disconnecting', () => this.#bid(phone));
    // Who leaves without hanging up would be counted nowhere.
    phone.on('disconnect', () => phone.conn.close());
  }

  #bid(phone: Phone): void {
    const { session } = phone.data;
    for (const match of session.follows.keys()) leave(this.#desk, phone, match);
    this.#desk.floorScreens.close(phone);
    this.#desk.homes.leave(phone);
    const left = (this.#byDevice.get(session.device) ?? []).filter((other) => other !== phone);
    if (left.length === 0) this.#byDevice.delete(session.device);
    else this.#byDevice.set(session.device, left);
  }

  #hear(phone: Phone, name: string, args: readonly unknown[]): void {
    const last = args.at(-1);
    const answer: Ack = isAck(last) ? last : () => undefined;
    const handler = HANDLERS.get(name);
    const heard = phone.data.session.hear(handler?.rate ?? 'ping', this.#ports.clock.elapsed());
    if (heard === 'cut') return cut(phone);
    if (heard === 'too-fast') return answer(err({ code: 'too-fast' }));
    if (handler === undefined) return answer(UNKNOWN);
    void this.#handle(handler, phone, isAck(args[0]) ? undefined : args[0], answer);
  }

  async #handle({ handle, rate }: Handler, phone: Phone, body: unknown, answer: Ack): Promise<void> {
    let answered: Result<unknown, Refusal | Rejection> | null = err({ code: 'bad-shape', key: '' });
    try {
      if (isShallow(body, LIMITS.depth)) answered = await handle(this.#desk, phone, body);
    } catch (error) {
      const broken = error instanceof Error ? error.name : 'unknown';
      this.#ports.log.error({ broken }, 'a message could not be answered');
      answered = err({ code: 'not-saved' });
    }
    if (answered !== null) answer(answered);
    // The answers to this are the only large ones that a phone can ask for.
    if (rate === 'sync' && hasStalled(phone, this.#desk.followers, this.#ports.clock.elapsed())) cut(phone);
  }
}

/** Opens the socket's door on an HTTP server. */
export const openGateway = (ports: GatewayPorts): Gateway => new Door(ports);
