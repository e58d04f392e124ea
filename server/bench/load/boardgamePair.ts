// Two clients of boardgame.io, speaking its protocol: moves one way, whole states the other.

import * as z from 'zod';
import type { MatchView } from '@dunmer/shared/fairness';
import { both } from './both.ts';
import { type Pair, pairOf } from './pair.ts';
import { SealedPhone, type SealedPhoneOptions } from './sealedPhone.ts';
import { socketIoWire, type Wire } from './wire.ts';

interface State {
  readonly G: { readonly view: MatchView };
  readonly _stateID: number;
}

const created = z.object({ matchID: z.string() });
const synced = z.object({ state: z.custom<State>() });
const updated = z.custom<State>();

const PLAYER = { a: '0', b: '1' } as const;

async function create(lobby: number, seed: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${lobby}/games/dunmer/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2, unlisted: true, setupData: { seed } }),
  });
  return created.parse(await response.json()).matchID;
}

function seatAt(wire: Wire, match: string, options: Omit<SealedPhoneOptions, 'send'>): SealedPhone {
  const player = PLAYER[options.seat];
  let stateId = 0;
  const phone = new SealedPhone({
    ...options,
    send(command) {
      const payload = { type: 'command', args: [command], playerID: player, credentials: null };
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
  wire.emit('sync', match, player, null, 2);
  return phone;
}

/** Connects two clients; matches are opened in the lobby, which has a port of its own. */
export async function boardgamePair(port: number, lobby: number): Promise<Pair> {
  const connect = (): Promise<Wire> => socketIoWire({ port, namespace: '/dunmer', cookie: '', auth: {} });
  const [a, b] = await Promise.all([connect(), connect()]);
  return pairOf([a, b], async ({ plan }, until, pace) => {
    const match = await create(lobby, plan.seed);
    const { done, there } = both();
    const phoneA = seatAt(a, match, { plan, seat: 'a', until, pace, done });
    const phoneB = seatAt(b, match, { plan, seat: 'b', until, pace, done });
    await there;
    const traders = { a: phoneA.trader, b: phoneB.trader };
    return { plan, traders, toss: (occasion) => phoneA.toss(occasion), asStates: 0 };
  });
}
