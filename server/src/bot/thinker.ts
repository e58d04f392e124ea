// Thinker: the port behind which the strong mind thinks, so that nobody waits longer for it than for anything else.

import type { Asked } from './asked.ts';
import type { BotCommand } from './mind.ts';

export interface Thinker {
  /**
   * Thinks about what a bot is asked; resolves to null if there is no answer in time, for whatever reason. Never
   * rejects.
   */
  think(asked: Asked, seed: number): Promise<BotCommand | null>;
  /** Frees what it thinks with; thoughts under way resolve to null. */
  close(): Promise<void>;
}
