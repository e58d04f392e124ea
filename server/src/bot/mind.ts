// Mind: how a bot decides. It is given what its seat may know, and nothing else (EVENT, Who sees what).

import type { RuleView, Seat, SeatCommand, WindowCommand } from '@dunmer/shared/rules';
import type { Chance } from './chance.ts';

/** A seat's view of its match. */
export type SeatView = Extract<RuleView, { readonly viewer: Seat }>;

/** A command that a bot may give. */
export type BotCommand = SeatCommand | WindowCommand;

/** The seat's next command; null if none is awaited. The same view and chance give the same command. */
export type Mind = (view: SeatView, chance: Chance) => BotCommand | null;
