// PreviewOf: what an act of staff would change, and whether it can be taken back.

import type { Preview, StaffAct } from '@dunmer/shared/protocol';
import type { Tx } from '../store/index.ts';
import { readFacts } from './facts.ts';
import { previewLines } from './lines.ts';
import { undoOf } from './undo.ts';

/** Tells what an act has done in this transaction, before it is undone. */
export const previewOf = async (tx: Tx, act: StaffAct): Promise<Preview> => ({
  effects: previewLines(act, tx.effects, await readFacts(tx, tx.effects)),
  undo: await undoOf(tx, act),
});
