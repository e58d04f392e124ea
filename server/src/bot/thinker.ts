// Thinker: the port behind which the strong mind thinks, so that nobody waits for it longer than for anything else.

import type { Asked } from './asked.ts';
import type { BotCommand } from './mind.ts';

export interface Thinker {
  /** Thinks about what a bot is asked; null where nothing came of it in time, for whatever reason. Never rejects. */
  think(asked: Asked, seed: number): Promise<BotCommand | null>;
  /** Lets go of whatever it thinks with; what is being thought about comes to nothing. */
  close(): Promise<void>;
}
