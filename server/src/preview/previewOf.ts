// PreviewOf: what an act of staff would change, and whether it can be taken back.

import type { Preview, StaffAct } from '@dunmer/shared/protocol';
import type { PersonKey, Tx } from '../store/index.ts';
import { readFacts } from './facts.ts';
import { previewLines } from './lines.ts';
import { undoOf } from './undo.ts';

/** Tells `who` what an act has done in this transaction, before it is undone. */
export const previewOf = async (tx: Tx, act: StaffAct, who: PersonKey | null): Promise<Preview> => ({
  effects: previewLines(act, tx.effects, await readFacts(tx, act, who)),
  undo: await undoOf(tx, act),
});
