// Stake: what the match is about: a coin in the head, always in sight, and in words where it is asked.

import type { TableInfo } from '@dunmer/shared/protocol';
import { useTableText } from './tableText.ts';
import { useAround } from './around.ts';
import css from './around.module.css';

/** Null against a bot, and where the reader may not know it. */
export function useStakeWords({ kind, stake }: Pick<TableInfo, 'kind' | 'stake'>): string | null {
  const { stake: words } = useTableText();
  if (kind === 'practice' || stake === null) return null;
  return kind === 'friendly' ? words.friendly : words.each(stake);
}

export const Stake = () => {
  const { table, open } = useAround();
  const { stake: words } = useTableText();
  const said = useStakeWords(table);
  if (said === null) return null;
  return (
    <button
      type="button"
      className={css['stake']}
      title={said}
      aria-label={said}
      onClick={() => open({ kind: 'menu' })}
    >
      {words.sum(table.stake ?? 0)}
    </button>
  );
};

/** What goes to the other with a match that is given up; nothing where there is nothing at stake. */
export const PotLost = () => {
  const { table, far, names } = useAround();
  const { result } = useTableText();
  const { kind, stake } = table;
  if (kind === 'practice' || kind === 'friendly' || stake === null || stake === 0) return null;
  return <p>{result.potTheirs(names[far], 2 * stake)}</p>;
};
