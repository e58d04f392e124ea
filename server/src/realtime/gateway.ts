// Gateway: the socket's door: finds out who connects, limits how much they may say, and picks the handler; knows no
// rule.

import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { err, ok, type Result } from '@dunmer/shared/lib';
import { isSpoken, type Refusal, refusalIn, type Rejection } from '@dunmer/shared/protocol';
import { parseHandshake } from '@dunmer/shared/protocol/schema';
import type { Reception } from '../callers/index.ts';
import type { Clocks } from '../clocks/index.ts';
import type { Commands } from '../commands/index.ts';
import type { Guesses } from '../device/index.ts';
import type { Floor } from '../floor/index.ts';
import type { Matches } from '../match/index.ts';
import { brokenBy, type Clock, type Log } from '../ports/index.ts';
import type { DeviceHash, Store } from '../store/index.ts';
import { Admission } from './admission.ts';
import { broadcastTo, clocksTo } from './broadcast.ts';
import { leave } from './follow.ts';
import { FloorScreens } from './floorScreens.ts';
import { Followers } from './followers.ts';
import { guard, hasStalled } from './guard.ts';
import type { HandlerPorts } from './handlerPorts.ts';
import { type Handler, HANDLERS, UNKNOWN } from './handlers.ts';
import { Homes, phonesOf } from './homes.ts';
import { letGo } from './farewell.ts';
import { LIMITS, type PlaceLimits } from './limits.ts';
import { keepPace } from './pace.ts';
import { type Guest, Places } from './places.ts';
import { Rooms } from './rooms.ts';
import { Session } from './session.ts';
import { isShallow } from './shallow.ts';
import { cutWatchers } from './watchers.ts';
import { cut, type Io, openWire, type Phone, type Unwelcome } from './wire.ts';

export interface GatewayPorts {
  readonly http: HttpServer;
  readonly store: Store;
  readonly matches: Matches;
  readonly commands: Commands;
  readonly clocks: Clocks;
  readonly floor: Floor;
  readonly guesses: Guesses;
  readonly epoch: string;
  readonly backups: HandlerPorts['backups'];
  readonly clock: Clock;
  readonly log: Log;
  /** The addresses at which phones reach the server; known only once it listens. */
  readonly addresses: () => readonly string[];
  readonly reception: Reception;
  readonly places: PlaceLimits;
}

export interface Gateway {
  readonly sockets: number;
  /** Tells all phones to connect again later, and accepts no more. */
  close(): Promise<void>;
}

/** An error of the handshake that carries a rejection to the phone. */
class Turned extends Error {
  readonly data: Rejection;

  constructor(data: Rejection) {
    super(data.code);
    this.data = data;
  }
}

type Ack = (answer?: unknown) => void;
const isAck = (value: unknown): value is Ack => typeof value === 'function';

/**
 * Returns the device that connects and the protocol it speaks. Rejects a version that is no longer spoken, a browser
 * without a device, and a phone that names another epoch, which has to ask for its session anew.
 */
function authenticate(
  { handshake: { auth } }: Phone,
  guest: Guest | null,
  now: string,
): Result<Pick<Session, 'device' | 'protocol'>, Rejection> {
  const said = parseHandshake(auth);
  if (!said.ok) return said;
  const { protocol, epoch = now } = said.value;
  if (!isSpoken(protocol)) return err({ code: 'too-old' });
  const device = guest?.device ?? null;
  return device === null || epoch !== now ? err({ code: 'unauthenticated' }) : ok({ device, protocol });
}

class SocketGateway {
  readonly #ports: GatewayPorts;
  readonly #handlerPorts: HandlerPorts;
  readonly #io: Io;
  readonly #admission = new Admission();
  readonly #places: Places;
  readonly #byDevice = new Map<DeviceHash, readonly Phone[]>();
  readonly #stopGuard: () => void;

  constructor(ports: GatewayPorts) {
    const { http, store, matches, commands, clocks, floor, guesses, epoch, backups, clock, addresses } =
      ports;
    const { callers, hosts } = ports.reception;
    this.#ports = ports;
    this.#places = new Places({ limits: ports.places, clock, bid: letGo });
    const followers = new Followers(clock);
    const rooms = new Rooms();
    const { context } = matches;
    const homes = new Homes({ context, reader: store.read, letGo });
    cutWatchers({
      context,
      reader: store.read,
      hall: { followers, rooms, floor },
      phones: () => [...this.#byDevice.values()].flat(),
    });
    const floorScreens = new FloorScreens({
      floor,
      followers,
      rooms,
      clock,
      reader: store.read,
      actors: context.actors,
      settings: context.settings,
    });
    this.#handlerPorts = {
      store,
      matches,
      commands,
      clocks,
      floor,
      floorScreens,
      followers,
      rooms,
      homes,
      guesses,
      pace: ports.reception.pace,
      admission: this.#admission,
      epoch,
      backups,
    };
    context.bell.listen({
      // Cutting drops what is still on its way to them as their former person; they come back as they are now.
      left: (devices) => phonesOf(this.#byDevice, devices).forEach(cut),
      arrived: (devices) => {
        void this.#places.recognise(devices, (device) => callers.isSomebodys(device));
        homes.arrived(phonesOf(this.#byDevice, devices));
      },
    });
    const admit = (request: IncomingMessage): Promise<Unwelcome | null> => this.#admit(request);
    this.#io = openWire(http, { admit, hosts, addresses, limits: ports.places });
    this.#io.engine.on('connection', (connection: Phone['conn']) => {
      if (callers.isLimited(connection.request.socket.remoteAddress)) keepPace(connection, clock);
    });
    matches.listen(broadcastTo(this.#handlerPorts));
    clocks.hear(clocksTo(this.#handlerPorts));
    this.#io.use((phone, next) => next(this.#enter(phone)));
    this.#io.on('connection', (phone) => this.#welcome(phone));
    this.#stopGuard = guard(this.#io, { followers, places: this.#places, clock }, cut);
  }

  get sockets(): number {
    return this.#io.engine.clientsCount;
  }

  async close(): Promise<void> {
    this.#stopGuard();
    await this.#io.close();
  }

  /** Resolves to the reason why a socket is refused, or to null when it is the newcomer's turn. */
  async #admit(request: IncomingMessage): Promise<Unwelcome | null> {
    const { callers, pace } = this.#ports.reception;
    const caller = await callers.of(request);
    if (pace.hear(caller, 'request') !== 'heard') return 'too-fast';
    if (this.#places.enter(caller, request.socket) === null) return 'full';
    await this.#admission.pass();
    return null;
  }

  #enter(phone: Phone): Turned | undefined {
    const guest = this.#places.of(phone.request.socket);
    const said = authenticate(phone, guest, this.#ports.epoch);
    if (!said.ok || guest === null) {
      // The phone hears the reason within this turn; after that it would have to connect again to ask once more.
      setImmediate(() => phone.conn.close());
      return new Turned(said.ok ? { code: 'unauthenticated' } : said.error);
    }
    guest.phone = phone;
    phone.data.session = new Session({ ...said.value, caller: guest, pace: this.#ports.reception.pace });
    return undefined;
  }

  #welcome(phone: Phone): void {
    const { session } = phone.data;
    const others = this.#byDevice.get(session.device) ?? [];
    const phones = [...others, phone];
    this.#byDevice.set(session.device, phones);
    // The oldest goes. Because the server tells it so, it does not come back by itself.
    const [oldest] = phones;
    if (oldest !== undefined && phones.length > LIMITS.socketsPerDevice) letGo(oldest, 'elsewhere');
    phone.onAny((name: string, ...args: readonly unknown[]) => this.#hear(phone, name, args));
    phone.on('disconnecting', () => this.#bid(phone));
    // Without this, a phone that leaves without closing its connection would keep it open and counted nowhere.
    phone.on('disconnect', () => phone.conn.close());
  }

  #bid(phone: Phone): void {
    const { session } = phone.data;
    for (const match of session.follows.keys()) leave(this.#handlerPorts, phone, match);
    this.#handlerPorts.floorScreens.close(phone);
    this.#handlerPorts.homes.leave(phone);
    const left = (this.#byDevice.get(session.device) ?? []).filter((other) => other !== phone);
    if (left.length === 0) this.#byDevice.delete(session.device);
    else this.#byDevice.set(session.device, left);
  }

  #hear(phone: Phone, name: string, args: readonly unknown[]): void {
    const last = args.at(-1);
    const answer: Ack = isAck(last) ? last : () => undefined;
    const handler = HANDLERS.get(name);
    const rate = handler?.rate ?? 'ping';
    const heard = phone.data.session.hear(rate);
    if (rate !== 'ping') this.#places.use(phone.request.socket);
    if (heard === 'cut') return cut(phone);
    if (heard === 'too-fast') return answer(err({ code: 'too-fast' }));
    if (handler === undefined) return answer(UNKNOWN);
    void this.#handle(handler, phone, isAck(args[0]) ? undefined : args[0], answer);
  }

  async #handle({ handle, rate }: Handler, phone: Phone, body: unknown, answer: Ack): Promise<void> {
    let answered: Result<unknown, Refusal | Rejection> | null = err({ code: 'bad-shape', key: '' });
    try {
      if (isShallow(body, LIMITS.depth)) answered = await handle(this.#handlerPorts, phone, body, answer);
    } catch (error) {
      this.#ports.log.error(brokenBy(error), 'a message could not be answered');
      answered = err({ code: 'not-saved' });
    }
    const { protocol } = phone.data.session;
    // What stands beside the error, such as whose act was faster, is kept.
    if (answered !== null)
      answer(answered.ok ? answered : { ...answered, error: refusalIn(protocol, answered.error) });
    // `sync` has the only large answers that a phone can ask for, so the phone is checked right after one.
    if (rate === 'sync' && hasStalled(phone, this.#handlerPorts.followers, this.#ports.clock.elapsed()))
      cut(phone);
  }
}

/** Opens the socket's door on an HTTP server. */
export const openGateway = (ports: GatewayPorts): Gateway => new SocketGateway(ports);
