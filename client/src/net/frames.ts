// Frames: the only place where the answers of our own server get their types. The phone trusts them; the protocol's
// version and the view's hash guard them.

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

/** The type of each text that the server, or this phone earlier, has written, by name. */
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
    /** Whether the offer includes a game. */
    readonly plays: boolean;
    readonly prestige: string;
    /** The table of the game (PT1). Missing in older forms, which mean the trade table. */
    readonly table?: TableName | undefined;
    /** Keys of the promise from the writer's own hand and of the one asked for. Missing in older forms. */
    readonly gives?: string | null;
    readonly asks?: string | null;
  };
  /** `comes` holds whole items: another trader's cards are known only from what was offered or asked for. */
  readonly tradeForm: {
    readonly goes: { readonly copies: readonly CopyId[]; readonly drakes: string };
    readonly comes: { readonly copies: readonly TradeItem[]; readonly drakes: string };
  };
  readonly challengeForm: {
    readonly kind: 'stake' | 'friendly';
    readonly sum: string;
    readonly table?: TableName | undefined;
  };
  /** Kept by the phone itself. */
  readonly pledgeCards: readonly PledgeCard[];
  readonly intrigueCards: readonly IntrigueCard[];
  readonly file: MatchFile;
  readonly gameFile: GameFile;
  /** The question that was asked gives it its type. */
  readonly list: unknown;
}

export type FrameName = keyof Frames;
export type Frame<Name extends FrameName> = Frames[Name];

/** Parses a text into its type. Null when the text is cut off or spoilt. */
export function frame<Name extends FrameName>(_name: Name, text: string): Frame<Name> | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mint
    return JSON.parse(text) as Frame<Name>;
  } catch {
    return null;
  }
}

/** Gives a list the type that belongs to the path it was read from. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mint
export const asList = <T>(list: List<unknown>): List<T> => list as List<T>;
