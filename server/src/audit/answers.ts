// Answers: the stored row of each command carries a seal over itself, and the journal has the seal of each command
// that has done something.

import { commandSeal } from '../journal/index.ts';
import { type AuditedCommand, encode, type Reader } from '../store/index.ts';
import type { Finding } from './finding.ts';
import { ofKind, type Row } from './row.ts';

const PAGE = 5_000;

export interface Answers {
  readonly finding: Finding;
  /** Commands of earlier releases, which have no seal. */
  readonly unsealed: number;
}

function faultOf({ id, words, seal, ...kept }: AuditedCommand, told: ReadonlyMap<string, string>): Finding {
  const due = told.get(id);
  if (due !== undefined && due !== seal) return `What is kept of command ${id} is not what the journal says.`;
  if (seal === null) return null;
  const sealed = commandSeal(id, { ...kept, words: words === null ? null : encode(words) });
  return sealed === seal ? null : `What is kept of command ${id} was changed.`;
}

/** Checks the stored commands. */
export async function checkAnswers({ audit }: Reader, rows: readonly Row[]): Promise<Answers> {
  const told = new Map(
    rows.flatMap((row) => ofKind(row, 'answer').map(({ command, seal }) => [command, seal] as const)),
  );
  const missing = new Set(told.keys());
  let [unsealed, after] = [0, ''];
  for (;;) {
    const page = await audit.commands(after, PAGE);
    for (const command of page) {
      const fault = faultOf(command, told);
      if (fault !== null) return { finding: fault, unsealed };
      missing.delete(command.id);
      if (command.seal === null) unsealed += 1;
    }
    after = page.at(-1)?.id ?? '';
    if (page.length < PAGE) break;
  }
  const [gone] = missing;
  return { finding: gone === undefined ? null : `Command ${gone} of the journal is missing.`, unsealed };
}
