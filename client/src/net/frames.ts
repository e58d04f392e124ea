// Frames: the one mint of what our own server says. The phone trusts it, guarded by the protocol's version and the view's hash.

import type { TableName } from '@dunmer/shared/contract';
import type { MatchFile } from '@dunmer/shared/fairness';
import type { GameFile } from '@dunmer/shared/patrons';
import type {
  CatalogueInfo,
  CodeInfo,
  GameCatalogueInfo,
  MineInfo,
  MoveInfo,
  SessionInfo,
  TicketInfo,
  TradeItem,
} from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import type { IntrigueCard, PledgeCard } from '@dunmer/shared/windows';
import type { List } from './lists.ts';

/** What the server, or this very phone before, has written, by name. */
interface Frames {
  readonly session: SessionInfo;
  readonly catalogue: CatalogueInfo;
  readonly gameCatalogue: GameCatalogueInfo;
  readonly code: CodeInfo;
  readonly mine: MineInfo;
  readonly move: MoveInfo;
  readonly ticket: TicketInfo;
  readonly dealForm: {
    readonly text: string;
    readonly price: string;
    readonly payer: 'me' | 'them';
    readonly plays: boolean;
    readonly prestige: string;
    readonly table?: TableName | undefined;
    /** Promises by their keys; not there in what an older page has kept. */
    readonly gives?: string | null;
    readonly asks?: string | null;
  };
  readonly tradeForm: {
    readonly goes: { readonly copies: readonly CopyId[]; readonly drakes: string };
    readonly comes: { readonly copies: readonly TradeItem[]; readonly drakes: string };
  };
  readonly challengeForm: {
    readonly kind: 'stake' | 'friendly';
    readonly sum: string;
    readonly table?: TableName | undefined;
  };
  /** As the phone itself has brought them. */
  readonly pledgeCards: readonly PledgeCard[];
  readonly intrigueCards: readonly IntrigueCard[];
  readonly file: MatchFile;
  readonly gameFile: GameFile;
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
