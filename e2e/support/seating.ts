// Seating: two traders sit down to a match for a drake before any page is open, with the commands of their phones.
import { randomUUID } from 'node:crypto';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Trader } from './traders.ts';

/** A trader, with the address by which their phone reaches the server. */
export interface Seated {
  readonly address: string;
  readonly trader: Trader;
}

/** A fresh id of a command: a UUID of version 7. */
function commandId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The outcome of a command, in full where it is refused. */
type Outcome =
  | { readonly ok: true; readonly value: { readonly id: string; readonly match: string } }
  | { readonly ok: false; readonly error: unknown };

async function socketOf({ address, trader }: Seated): Promise<Socket> {
  const socket = io(address, {
    transports: ['websocket'],
    forceNew: true,
    auth: { protocol: PROTOCOL_VERSION },
    extraHeaders: { cookie: trader.cookie },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

async function ask(who: Seated, command: Readonly<Record<string, unknown>>): Promise<Outcome & { ok: true }> {
  const socket = await socketOf(who);
  const answered = await new Promise<Outcome>((resolve) =>
    socket.emit('command', { id: commandId(), ...command }, resolve),
  );
  socket.close();
  if (!answered.ok) throw new Error(`${String(command['type'])}: ${JSON.stringify(answered.error)}`);
  return answered;
}

/** Lets `a` challenge and `b` accept, both with full decks; returns the match. */
export async function seat(a: Seated, b: Seated): Promise<string> {
  const wish = { type: 'proposeMatch', with: b.trader.person, stake: 1, friendly: false };
  const { value: proposal } = await ask(a, wish);
  const { value: started } = await ask(b, { type: 'acceptMatch', proposal: proposal.id });
  return started.match;
}
