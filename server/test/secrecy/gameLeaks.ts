// Game leaks: mistakes by which a server gives away what only one seat at the patrons' table knows. Each is planted in
// one real server, on one of its ways out.

import { err, ok } from '@dunmer/shared/lib';
import { PATRONS, type SealedGame } from '@dunmer/shared/patrons';
import type { Batch, ServerMessages } from '@dunmer/shared/protocol';
import type { App } from '../../src/app/index.ts';
import { Clocks } from '../../src/clocks/index.ts';
import { LiveMatches } from '../../src/match/liveMatches.ts';
import { Rooms } from '../../src/realtime/rooms.ts';
import type { Phone } from '../../src/realtime/wire.ts';
import type { StoredEvent, Texts } from '../../src/store/index.ts';
import { inHomes, inPages, inPlace } from './inPlace.ts';

/** What a mistake can use: the hider's secrets and pile as they are now, as a text and as a small number. */
interface Truth {
  readonly app: App;
  readonly said: () => string;
  readonly size: () => number;
}

/** Plants the mistake; returns a function that takes it out again. */
export type GameLeak = (truth: Truth) => () => void;

type TellBatch = (rooms: readonly string[], batch: Batch, texts: Texts<StoredEvent>) => void;

/** Changes the batches that followers are told, or how often they are told them. */
const inBatches = (change: (batch: Batch) => readonly Batch[]): (() => void) => {
  const { prototype } = Rooms;
  const tellBatch: TellBatch = prototype.tellBatch;
  return inPlace(prototype, {
    tellBatch(this: Rooms, ...[rooms, batch, texts]: Parameters<TellBatch>): void {
      for (const each of change(batch)) tellBatch.call(this, rooms, each, texts);
    },
  });
};

/** Changes what messages of this name say. */
const inMessages = (name: keyof ServerMessages, change: <Body>(body: Body) => Body): (() => void) => {
  const { prototype } = Rooms;
  const { send, tell } = prototype;
  return inPlace(prototype, {
    send<Name extends keyof ServerMessages>(
      this: Rooms,
      phones: Iterable<Phone>,
      said: Name,
      body: Parameters<ServerMessages[Name]>[0],
    ): void {
      send.call(this, phones, said, said === name ? change(body) : body);
    },
    tell<Name extends keyof ServerMessages>(
      this: Rooms,
      rooms: readonly string[],
      said: Name,
      body: Parameters<ServerMessages[Name]>[0],
    ): void {
      tell.call(this, rooms, said, said === name ? change(body) : body);
    },
  });
};

const broadcast: GameLeak = ({ said }) =>
  inBatches((batch) => [
    { ...batch, events: batch.events.map((event) => Object.assign({ more: said() }, event)) },
  ]);

const count: GameLeak = ({ size }) => inBatches((batch) => (size() % 3 === 0 ? [batch, batch] : [batch]));

const order: GameLeak = ({ size }) =>
  inBatches((batch) => [size() % 3 === 0 ? { ...batch, events: batch.events.toReversed() } : batch]);

const floor: GameLeak = ({ size }) =>
  inMessages('floor', (body) => Object.assign({ more: ' '.repeat(size()) }, body));

const home: GameLeak = ({ size }) => inHomes((body) => ({ ...body, more: ' '.repeat(size()) }));

/** A clock shows more or less time by what the hider holds. */
const clocks: GameLeak = ({ size }) => {
  const { of } = Clocks.prototype;
  return inPlace(Clocks.prototype, {
    of(this: Clocks, ...asked: Parameters<typeof of>) {
      return of.apply(this, asked).map((clock) => ({ ...clock, left: clock.left + size() }));
    },
  });
};

type Follow = App['matches']['follow'];
type Found = Parameters<Parameters<Follow>[2]>[0];

/** Changes the answer to a sync. */
const inSyncs = ({ app: { matches } }: Truth, change: (found: Found) => Found): (() => void) => {
  const { follow } = matches;
  return inPlace(matches, {
    follow: (...[device, request, join]: Parameters<Follow>) =>
      follow.call(matches, device, request, (found) => join(change(found))),
  });
};

const sync: GameLeak = (truth) => inSyncs(truth, (found) => Object.assign({ held: truth.size() }, found));

/** The view's fingerprint depends on the whole game, and not only on what its viewer sees. */
const hash: GameLeak = (truth) =>
  inSyncs(truth, (found) => ({ ...found, hash: `${found.hash.slice(2)}${truth.size()}` }));

const refusal: GameLeak = ({ app: { commands }, size }) => {
  const { command } = commands;
  return inPlace(commands, {
    async command(...asked: Parameters<typeof command>) {
      const result = await command.apply(commands, asked);
      return result.ok ? result : err(Object.assign({ more: ' '.repeat(size()) }, result.error));
    },
  });
};

/** A referee is shown the hands although nobody has called. */
const opened: GameLeak = ({ app: { commands }, said }) => {
  const { command } = commands;
  return inPlace(commands, {
    async command(...asked: Parameters<typeof command>) {
      const result = await command.apply(commands, asked);
      if (asked[1].type !== 'openCards' || result.ok) return result;
      return ok(Object.assign({ hands: said() }, { type: 'done', version: 1 } as const));
    },
  });
};

const preview: GameLeak = ({ app: { commands }, said }) => {
  const { preview: look } = commands;
  return inPlace(commands, {
    async preview(...asked: Parameters<typeof look>) {
      const looked = await look.apply(commands, asked);
      if (!looked.ok || asked[1].type !== 'applyDefault') return looked;
      return ok(Object.assign({ gone: said() }, looked.value));
    },
  });
};

/** The match file can be had before the end. */
const file: GameLeak = ({ app: { matches }, said }) => {
  const { file: make } = matches;
  return inPlace(matches, {
    async file(...asked: Parameters<typeof make>) {
      const made = await make.apply(matches, asked);
      return made.ok ? made : err(Object.assign({ log: said() }, made.error));
    },
  });
};

const exported: GameLeak = ({ said }) => inPages('/api/staff/export/matches.csv', said);

const journal: GameLeak = ({ said }) => {
  const { put } = LiveMatches.prototype;
  return inPlace(LiveMatches.prototype, {
    put(this: LiveMatches, ...[tx, match]: Parameters<typeof put>): void {
      put.call(this, tx, match);
      if ('note' in tx && typeof tx.note === 'function')
        Reflect.apply(tx.note, tx, [{ is: 'text', text: said() }]);
    },
  });
};

const serverLog: GameLeak = ({ app, said }) => {
  const { put } = LiveMatches.prototype;
  return inPlace(LiveMatches.prototype, {
    put(this: LiveMatches, ...[tx, match]: Parameters<typeof put>): void {
      put.call(this, tx, match);
      app.matches.context.log.info({ secret: said() }, 'a move');
    },
  });
};

export const GAME_LEAKS = {
  'what is broadcast': broadcast,
  'how often it is broadcast': count,
  'the order of events': order,
  'the floor': floor,
  'home screens': home,
  'the clocks': clocks,
  'the answer to a sync': sync,
  'the fingerprint of a view': hash,
  'the size of a refusal': refusal,
  'cards opened without a call': opened,
  'a preview': preview,
  'a file before the end': file,
  'an export': exported,
  'the journal': journal,
  'the log of the server': serverLog,
} as const satisfies Readonly<Record<string, GameLeak>>;

/** The seed of the pair that finds them all. */
export const LEAKING = 2;

/** Everything that only the hider knows, who proposed the match and sits in seat a, and the order of their pile. */
const secretsOf = ({ rules, exchanged }: SealedGame): string =>
  JSON.stringify([rules.secret.a, exchanged.a, rules.vault.piles.a]);

/** Plants a mistake; returns a function that takes it out again. */
export function plantGameLeak(leak: GameLeak, app: App): () => void {
  const { put } = LiveMatches.prototype;
  let state = PATRONS.fresh;
  const said = (): string => secretsOf(state);
  const size = (): number =>
    [...said()].reduce((sum, letter, i) => (sum + letter.charCodeAt(0) * (i + 1)) % 97, 0);
  const takeOut = [
    inPlace(LiveMatches.prototype, {
      put(this: LiveMatches, ...[tx, match]: Parameters<typeof put>): void {
        if (match.at === 'patrons') ({ state } = match);
        put.call(this, tx, match);
      },
    }),
    leak({ app, said, size }),
  ];
  return () => takeOut.toReversed().forEach((take) => take());
}
