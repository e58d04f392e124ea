// Two clients of boardgame.io that speak its protocol: moves one way, whole states the other.

import * as z from 'zod';
import { assert } from '@dunmer/shared/lib';
import type { MatchView } from '@dunmer/shared/fairness';
import type { Seat } from '@dunmer/shared/rules';
import { both } from './both.ts';
import { type Pair, pairOf } from './pair.ts';
import { SealedPhone, type SealedPhoneOptions } from './sealedPhone.ts';
import { socketIoWire, type Wire } from './wire.ts';

interface State {
  readonly G: { readonly view: MatchView };
  readonly _stateID: number;
}

const created = z.object({ matchID: z.string() });
const joined = z.object({ playerCredentials: z.string() });
const synced = z.object({ state: z.custom<State>() });
const updated = z.custom<State>();

const PLAYER = { a: '0', b: '1' } as const;

async function lobbyPost(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

/** Opens a match and takes both its seats; without that anybody could move for anybody. */
async function openTable(lobby: number, seed: number) {
  const games = `http://127.0.0.1:${lobby}/games/dunmer`;
  const table = { numPlayers: 2, unlisted: true, setupData: { seed } };
  const { matchID: match } = created.parse(await lobbyPost(`${games}/create`, table));
  const join = async (seat: Seat, playerName: string) =>
    joined.parse(await lobbyPost(`${games}/${match}/join`, { playerID: PLAYER[seat], playerName }))
      .playerCredentials;
  return { match, credentials: { a: await join('a', 'Nerevar'), b: await join('b', 'Voryn') } };
}

function seatAt(
  wire: Wire,
  match: string,
  credentials: string,
  options: Omit<SealedPhoneOptions, 'send'>,
): SealedPhone {
  const player = PLAYER[options.seat];
  let stateId = 0;
  const phone = new SealedPhone({
    ...options,
    send(command) {
      const payload = { type: 'command', args: [command], playerID: player, credentials };
      wire.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, player);
    },
  });
  const see = (state: State): void => {
    stateId = state._stateID;
    phone.sees(state.G.view);
  };
  wire.hear((name, [of, body]) => {
    if (of !== match) return;
    if (name === 'sync') see(synced.parse(body).state);
    if (name === 'update') see(updated.parse(body));
  });
  wire.emit('sync', match, player, credentials, 2);
  return phone;
}

/** Connects two clients; matches are opened in the lobby, which has a port of its own. */
export async function boardgamePair(port: number, lobby: number): Promise<Pair> {
  const connect = (): Promise<Wire> => socketIoWire({ port, namespace: '/dunmer', cookie: '', auth: {} });
  const [a, b] = await Promise.all([connect(), connect()]);
  return pairOf([a, b], async ({ plan }, { until, pace, terms }) => {
    assert(terms === 'friendly', 'only our server knows stakes');
    const { match, credentials } = await openTable(lobby, plan.seed);
    const { done, there } = both();
    const phoneA = seatAt(a, match, credentials.a, { plan, seat: 'a', until, pace, done });
    const phoneB = seatAt(b, match, credentials.b, { plan, seat: 'b', until, pace, done });
    await there;
    const traders = { a: phoneA.trader, b: phoneB.trader };
    return { plan, terms, traders, toss: (occasion) => phoneA.toss(occasion), asStates: 0 };
  });
}
