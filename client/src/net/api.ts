// Api: everything the phone asks over HTTP.

import type { Result } from '@dunmer/shared/lib';
import { err, ok } from '@dunmer/shared/lib';
import { type Code, type MatchId, type MoveId, PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import type { ApiError } from './lists.ts';
import { type Frame, frame, type FrameName } from './frames.ts';

export type ApiResult<Name extends FrameName> = Result<Frame<Name>, ApiError>;

const PATIENCE = 8000;

async function get<Name extends FrameName>(
  name: Name,
  path: string,
  said: RequestInit = {},
): Promise<ApiResult<Name>> {
  try {
    const answer = await fetch(path, { ...said, signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status === 404) return err('unknown');
    if (answer.status === 429) return err('too-fast');
    if (!answer.ok) return err(answer.status >= 500 ? 'silent' : 'refused');
    const found = frame(name, await answer.text());
    return found === null ? err('refused') : ok(found);
  } catch {
    return err('silent');
  }
}

/**
 * F10: returns the path of a finished match's file: for the player's own seat, or for anybody with the watch code.
 */
export function filePath(match: MatchId, watch: Code | null): string {
  const query = watch === null ? '' : `?watch=${encodeURIComponent(watch)}`;
  return `/api/matches/${encodeURIComponent(match)}/file${query}`;
}

export const api = {
  session: () => get('session', `/api/session?protocol=${PROTOCOL_VERSION}`),
  catalogue: (version: string) => get('catalogue', `/api/catalogues/${encodeURIComponent(version)}`),
  /** The catalogue of the patrons' table. */
  gameCatalogue: (version: string) => get('gameCatalogue', `/api/catalogues/${encodeURIComponent(version)}`),
  code: (code: Code) => get('code', `/api/codes/${encodeURIComponent(code)}`),
  mine: () => get('mine', '/api/mine'),
  move: (move: MoveId) => get('move', `/api/moves/${encodeURIComponent(move)}`),
  /** Fetches the cookie of the link that was bound to this ticket. */
  device: (ticket: string) =>
    get('ticket', '/api/device', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    }),
  file: (path: string) => get('file', path),
  gameFile: (path: string) => get('gameFile', path),
  /** Used by `useList`. */
  list: (path: string) => get('list', path),
};
