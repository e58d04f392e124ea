// Guard: cuts phones that don't read, or don't confirm what they have read, before they cost much, and lets those go
// that nobody needs.

import type { Clock } from '../ports/index.ts';
import type { Followers } from './followers.ts';
import { LIMITS } from './limits.ts';
import type { Places } from './places.ts';
import type { Session } from './session.ts';
import { type Io, type Phone, waitingFor } from './wire.ts';

type Versions = Pick<Followers, 'version'>;

/** What of a phone shows whether it reads. */
interface Reached {
  readonly data: { readonly session: Pick<Session, 'follows' | 'laggingSince'> };
  readonly conn: object;
}

function isLagging(session: Pick<Session, 'laggingSince'>, packets: number, now: number): boolean {
  if (packets <= LIMITS.laggingPackets) {
    session.laggingSince = null;
    return false;
  }
  session.laggingSince ??= now;
  return now - session.laggingSince >= LIMITS.lagging;
}

/**
 * Whether a phone has owed a version for too long. Nothing else catches a phone that answers pings without reading.
 */
function isOwing({ follows }: Pick<Session, 'follows'>, followers: Versions, now: number): boolean {
  for (const [match, following] of follows) {
    const owes = following.seen < followers.version(match);
    const owedSince = owes ? (following.owedSince ?? now) : null;
    if (owedSince !== following.owedSince) follows.set(match, { ...following, owedSince });
    if (owedSince !== null && now - owedSince >= LIMITS.owed) return true;
  }
  return false;
}

/** Whether a phone has to be cut now. */
export function hasStalled(phone: Reached, followers: Versions, now: number): boolean {
  const { session } = phone.data;
  const { packets, bytes } = waitingFor(phone);
  if (packets > LIMITS.waitingPackets || bytes > LIMITS.waitingBytes) return true;
  return isLagging(session, packets, now) || isOwing(session, followers, now);
}

export interface GuardPorts {
  readonly followers: Followers;
  readonly places: Places;
  readonly clock: Clock;
}

/** Checks all phones at regular intervals; returns a function that stops this. */
export function guard(
  io: Io,
  { followers, places, clock }: GuardPorts,
  cut: (phone: Phone) => void,
): () => void {
  let cancel = (): void => undefined;
  const sweep = (): void => {
    const now = clock.elapsed();
    for (const phone of io.of('/').sockets.values()) if (hasStalled(phone, followers, now)) cut(phone);
    places.sweep();
    cancel = clock.after(LIMITS.sweep, sweep);
  };
  cancel = clock.after(LIMITS.sweep, sweep);
  return () => cancel();
}
