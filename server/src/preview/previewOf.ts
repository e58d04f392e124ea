// PreviewOf: what an act of staff would change, and whether it can be taken back.

import type { Preview, StaffAct } from '@dunmer/shared/protocol';
import type { StaffCommand } from '../command/index.ts';
import type { Tx } from '../store/index.ts';
import type { Before } from './before.ts';
import { readFacts } from './facts.ts';
import { previewLines } from './lines.ts';
import { markOf, type Asker } from './mark.ts';
import { effectsFor } from './ruins.ts';
import { undoOf } from './undo.ts';

interface Previewing extends Asker {
  readonly before: Before;
}

/** What is known of every act of this type. */
type Known = Pick<StaffCommand<StaffAct>, 'undo' | 'noted'>;

/** The most lines: as many as a message holds. A hundred people who are dealt their decks need no more than 900. */
const MOST = 1000;

/**
 * Tells `who` what an act has done in this transaction, before the journal gets its row or the act is undone. `before`
 * is what it replaces.
 */
export async function previewOf(
  tx: Tx,
  act: StaffAct,
  { undo: mostly, noted }: Known,
  { who, seal, before }: Previewing,
): Promise<Preview> {
  const told = await effectsFor(tx, act, who);
  const lines = previewLines({ act, noted }, told, await readFacts(tx, { act, who, before }));
  const undo = await undoOf(tx, act, mostly);
  const last = await tx.journal.last();
  const mark = markOf(last?.seq ?? 0, act, { effects: told, answered: tx.answered }, seal);
  const more = lines.length - MOST;
  return { effects: lines.slice(0, MOST), ...(more > 0 ? { more } : {}), undo, mark };
}
