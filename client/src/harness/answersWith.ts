// AnswersWith: answers what the page of a test has sent.

import type { CommandResult } from '@dunmer/shared/protocol';
import { act } from 'react';
import { vi } from 'vitest';
import { outbox } from '../net/index.ts';

/**
 * Call it before the page is mounted. The returned function answers every command under way with the same result;
 * `vi.restoreAllMocks` ends it.
 */
export function answersWith(): (result: CommandResult) => Promise<void> {
  const ears = new Set<Parameters<typeof outbox.listen>[0]>();
  vi.spyOn(outbox, 'listen').mockImplementation((ear) => {
    ears.add(ear);
    return () => ears.delete(ear);
  });
  return (result) =>
    act(async () => {
      for (const { command } of outbox.entries.getState())
        for (const ear of ears) ear.answered?.(command, result);
      outbox.entries.replace([]);
    });
}
