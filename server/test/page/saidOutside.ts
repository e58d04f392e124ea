// Said outside: what the server says over sockets and HTTP to two traders, a watcher, an organiser and a stranger who
// try a bit of everything.

import { present } from '@dunmer/shared/lib';
import { type ClientCommand, type ClientMessages, READS, type StaffAct } from '@dunmer/shared/protocol';
import type { App } from '../../src/app/index.ts';
import { deviceOf } from '../../src/device/index.ts';
import { openMatch, Phone, seeded, testApp, type TestApp, trader } from '../support/index.ts';
import { onContract } from '../support/onContract.ts';

export interface SaidOutside {
  /** By the name of the message, or `<name> answered`. */
  readonly messages: ReadonlyMap<string, readonly unknown[]>;
  /** By the route, as the page writes it. */
  readonly http: ReadonlyMap<string, unknown>;
}

const [ONE, TWO, ORGANISER] = [0, 1, 2];
const REASON = 'as agreed';

/** The paths of all reads that name nothing. */
const LISTS = Object.values(READS).flatMap((pattern) => {
  const [path = ''] = pattern.split('?');
  return path.includes(':') ? [] : [path];
});

type ActWithoutId = StaffAct extends infer Act
  ? Act extends StaffAct
    ? Omit<Act, 'id' | 'reason'>
    : never
  : never;

type Offer = Extract<ClientCommand, { type: 'offerContract' }>;

class Listener {
  readonly messages = new Map<string, unknown[]>();

  keep(name: string, said: unknown): void {
    this.messages.set(name, [...(this.messages.get(name) ?? []), said]);
  }

  hear(phone: Phone): void {
    phone.wire.onAny((name: string, said: unknown) => this.keep(name, said));
  }

  /** Sends a message, and keeps the answer. */
  async ask(phone: Phone, name: keyof ClientMessages, ...body: readonly unknown[]): Promise<void> {
    const emit: unknown = Reflect.get(phone.wire, 'emitWithAck');
    if (typeof emit !== 'function') throw new Error('a wire can ask');
    this.keep(`${name} answered`, await Reflect.apply(emit, phone.wire, [name, ...body]));
  }
}

async function sayAll(app: TestApp, listener: Listener): Promise<ReadonlyMap<string, unknown>> {
  const connect = async (number: number | null): Promise<Phone> => {
    const known = number === null ? {} : trader(number);
    const phone = await Phone.connect({ url: app.url, random: seeded(20 + (number ?? 9)), ...known });
    listener.hear(phone);
    return phone;
  };
  const [one, two, organiser] = [await connect(ONE), await connect(TWO), await connect(ORGANISER)];
  const watcher = await connect(null);
  const act = (asked: ActWithoutId) => organiser.send({ id: organiser.newId(), reason: REASON, ...asked });
  const device = present(deviceOf(trader(ORGANISER).cookie), 'a device');
  app.app.matches.context.unlocked.keep(app.app.store.read, device);
  for (const phone of [one, two, organiser, watcher]) await listener.ask(phone, 'home');
  await act({ type: 'set', change: { name: 'placementClock', value: 600 } });
  await listener.ask(organiser, 'unlock', { passphrase: 'two guar and a cart' });

  const { match, watch } = await openMatch(one, two);
  const pause = { id: organiser.newId(), type: 'pauseMatch', match, reason: REASON } as const;
  await listener.ask(organiser, 'preview', pause);
  await listener.ask(organiser, 'previewMany', [
    pause,
    { ...pause, type: 'resumeMatch', holds: `0.${'s'.repeat(43)}` },
  ]);
  await listener.ask(one, 'sync', { follow: { by: 'seat', match }, since: 0 });
  await listener.ask(one, 'draft', { match, cells: [null, null, null, null, null, null] });
  await listener.ask(one, 'alive');
  await listener.ask(organiser, 'backUp');
  await listener.ask(one, 'command', { id: one.newId(), type: 'acceptTrade', trade: 'none' });
  await listener.ask(organiser, 'floor');
  await watcher.follow({ by: 'code', code: watch });
  const named = nextOf(watcher, 'table');
  await act({ type: 'renamePerson', person: personOf(two), name: 'Nirati Lletri' });
  await named;
  for (const type of ['pauseMatch', 'resumeMatch'] as const) await act({ type, match });
  const closed = nextOf(watcher, 'closed');
  await act({ type: 'set', change: { name: 'watching', value: 'nobody' } });
  await closed;
  one.autoplay();
  two.autoplay();
  await Promise.all([one.untilFinished(), two.untilFinished()]);

  const over = await offer(one, two);
  await two.send({ id: two.newId(), ...onContract(over, { type: 'decline' }) });
  const contract = await offer(one, two);
  await two.send({ id: two.newId(), ...onContract(contract, { type: 'accept' }) });
  const copy = await copyOf(app.app, ONE);
  const trade = await give(one, two, copy);
  await one.send({ id: one.newId(), ...onContract(contract, { type: 'proposeGame', amount: 1 }) });
  const challenge = { with: personOf(two), stake: 0, friendly: true } as const;
  const proposal = await made(one, { id: one.newId(), type: 'proposeMatch', ...challenge });
  await listener.ask(two, 'home');
  await one.practise('caravan', 'simple');
  const farewell = nextOf(one, 'farewell');
  const tabs = [await connect(ONE), await connect(ONE), await connect(ONE)];
  await farewell;
  await untilCopied(app.url);
  const http = await askAll(
    app,
    pathsTo({ catalogue: await catalogueOf(app), match, contract, trade, proposal, copy }),
  );
  await act({ type: 'set', change: { name: 'intrigue', value: 'on' } });
  await act({ type: 'sayWord', word: 'Ald’ruhn' });
  await act({ type: 'set', change: { name: 'promises', value: 'on' } });
  await act({ type: 'dealPledges', people: [personOf(one), personOf(two)], house: null });
  // The seat's first phone was let go, to make room for the tabs.
  await givePledge(present(tabs[0], 'a tab'), two);
  for (const [route, said] of await askAll(app, AT_THE_END.map(listed))) http.set(route, said);
  for (const phone of [one, two, organiser, watcher, ...tabs]) phone.close();
  return http;
}

/** Resolves when a phone has heard this message. */
const nextOf = (phone: Phone, name: 'closed' | 'farewell' | 'table'): Promise<void> =>
  new Promise((resolve) => void phone.wire.once(name, () => resolve()));

/** Returns the id of what a command makes; throws when it makes nothing. */
async function made(phone: Phone, command: ClientCommand): Promise<string> {
  const result = await phone.send(command);
  if (!result.ok || result.value.type !== 'made') throw new Error(`not made: ${JSON.stringify(result)}`);
  return result.value.id;
}

const personOf = ({ person }: Phone): string => present(person, 'a trader');

const offer = (from: Phone, to: Phone, more: Pick<Offer, 'pledges'> = {}): Promise<string> =>
  made(from, {
    id: from.newId(),
    type: 'offerContract',
    with: personOf(to),
    text: 'Ten bales of silk',
    sum: 12,
    payer: 'one',
    counters: null,
    ...more,
  });

const give = (from: Phone, to: Phone, copy: string): Promise<string> =>
  made(from, {
    id: from.newId(),
    type: 'offerTrade',
    with: personOf(to),
    gives: { copies: [copy], drakes: 1 },
    takes: { copies: [], drakes: 0 },
    replaces: null,
  });

/** Fulfils a contract that gives a promise of the first trader to the second. */
async function givePledge(from: Phone, to: Phone): Promise<void> {
  const contract = await offer(from, to, { pledges: { gives: `${personOf(from)}/the-cut`, asks: null } });
  await to.send({ id: to.newId(), ...onContract(contract, { type: 'accept', pledges: true }) });
  for (const phone of [from, to])
    await phone.send({ id: phone.newId(), ...onContract(contract, { type: 'confirmHandover' }) });
}

/** Returns a copy of the trader with this number. */
async function copyOf({ store }: App, number: number): Promise<string> {
  const { key } = present(await store.read.people.person(trader(number).person), 'a trader');
  return present((await store.read.cards.copiesOf(key))[0], 'a copy').id;
}

interface Things {
  readonly match: string;
  readonly contract: string;
  readonly trade: string;
  readonly proposal: string;
  readonly copy: string;
}

/** Waits until the backup under way is listed as finished. */
async function untilCopied(url: string): Promise<void> {
  const { cookie } = trader(ORGANISER);
  const listed = async (): Promise<string> =>
    (await fetch(`${url}/api/staff/backups`, { headers: { cookie } })).text();
  while (!/"now":null.*"agrees":true/.test(await listed()))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

type Path = readonly [route: string, path: string, number: number];

/** The reads of an event that has promises and an intrigue deck. */
const AT_THE_END = LISTS.filter((path) => path.includes('/intrigue') || path.includes('/pledges'));
const listed = (path: string): Path => [
  `/api${path}`,
  `/api${path}`,
  path.startsWith('/staff') ? ORGANISER : ONE,
];

async function catalogueOf(app: TestApp): Promise<string> {
  const session: unknown = await (await fetch(`${app.url}/api/session`)).json();
  return String(Reflect.get(Object(session), 'catalogue'));
}

const pathsTo = ({
  catalogue,
  match,
  contract,
  trade,
  proposal,
  copy,
}: Things & { readonly catalogue: string }): readonly Path[] => [
  ['/healthz', '/healthz', ONE],
  ['/api/session', '/api/session?protocol=5', ONE],
  ['/api/catalogues/:version', `/api/catalogues/${catalogue}`, ONE],
  ['/api/codes/:code', `/api/codes/${trader(TWO).code}`, ONE],
  ['/api/mine', '/api/mine', ONE],
  ...LISTS.filter((path) => !AT_THE_END.includes(path)).map(listed),
  ['/api/people/:code', `/api/people/${trader(TWO).code}`, ONE],
  ['/api/contracts/:id', `/api/contracts/${contract}`, ONE],
  ['/api/trades/:id', `/api/trades/${trade}`, ONE],
  ['/api/proposals/:id', `/api/proposals/${proposal}`, ONE],
  ['/api/copies/:id', `/api/copies/${copy}`, ONE],
  ['/api/matches/:id/file', `/api/matches/${match}/file`, ONE],
  ['/api/matches/:id/settled', `/api/matches/${match}/settled`, ONE],
];

async function askAll(app: TestApp, paths: readonly Path[]): Promise<Map<string, unknown>> {
  const said = new Map<string, unknown>();
  for (const [route, path, number] of paths) {
    const response = await fetch(`${app.url}${path}`, { headers: { cookie: trader(number).cookie } });
    if (response.status !== 200) throw new Error(`${path} is answered ${response.status}`);
    said.set(route, await response.json());
  }
  return said;
}

/** Lets everything be said, and keeps it. */
export async function saidOutside(): Promise<SaidOutside> {
  const seeding = { count: 3, staff: { [ORGANISER]: 'organiser' } } as const;
  const app = await testApp({}, { seeding, freeSpace: async () => null });
  const listener = new Listener();
  const http = await sayAll(app, listener);
  await app.close();
  return { messages: listener.messages, http };
}
