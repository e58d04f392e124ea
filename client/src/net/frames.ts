// Frames: the one mint of what our own server says. The phone trusts it, guarded by the protocol's version and the view's hash.

import type { MatchFile, Witness } from '@dunmer/shared/fairness';
import type {
  CatalogueInfo,
  ClientCommand,
  ClientMessages,
  CodeInfo,
  Draft,
  MineInfo,
  MoveInfo,
  ServerMessages,
  SessionInfo,
  TicketInfo,
  TradeItem,
} from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { io, type Socket } from 'socket.io-client';
import type { List } from './lists.ts';
import type { Remembered } from './remembered.ts';

/** What the server, or this very phone before, has written, by name. */
interface Frames {
  readonly session: SessionInfo;
  readonly catalogue: CatalogueInfo;
  readonly code: CodeInfo;
  readonly mine: MineInfo;
  readonly move: MoveInfo;
  readonly ticket: TicketInfo;
  readonly keptCommand: { readonly command: ClientCommand; readonly since: number };
  readonly keptDraft: Draft;
  readonly keptWitness: Witness;
  readonly keptMemory: Remembered;
  readonly dealForm: {
    readonly text: string;
    readonly price: string;
    readonly payer: 'me' | 'them';
    readonly plays: boolean;
    readonly prestige: string;
  };
  readonly tradeForm: {
    readonly goes: { readonly copies: readonly CopyId[]; readonly drakes: string };
    readonly comes: { readonly copies: readonly TradeItem[]; readonly drakes: string };
  };
  readonly challengeForm: { readonly kind: 'stake' | 'friendly'; readonly sum: string };
  readonly file: MatchFile;
  /** Typed by the question that it answers. */
  readonly list: unknown;
}

export type FrameName = keyof Frames;
export type Frame<Name extends FrameName> = Frames[Name];

/** Reads a frame; null where the text is cut or spoilt. */
export function frame<Name extends FrameName>(_name: Name, text: string): Frame<Name> | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mint
    return JSON.parse(text) as Frame<Name>;
  } catch {
    return null;
  }
}

/** A list as the path that it was read from has it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mint
export const asList = <T>(list: List<unknown>): List<T> => list as List<T>;

/** What a socket's refused handshake says. */
export const refusedHandshake = (error: Error): string => {
  const data: unknown = 'data' in error ? error.data : null;
  const code: unknown =
    typeof data === 'object' && data !== null && 'code' in data ? data.code : error.message;
  return typeof code === 'string' ? code : '';
};

export type ServerSocket = Socket<ServerMessages, ClientMessages>;

/** The socket, typed by the protocol; it connects when it is told to. */
export const openSocket = (protocol: number): ServerSocket =>
  io({
    autoConnect: false,
    auth: { protocol },
    transports: ['websocket'],
    // By itself it would come back after the same pause on every phone, once that has grown to the longest: socketWire does it.
    reconnection: false,
    timeout: 8000,
  });
