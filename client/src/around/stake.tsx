// Stake: what the match is played for: a coin in the head, always in sight, and words for it.

import type { TableInfo } from '@dunmer/shared/protocol';
import { useTableText } from './tableText.ts';
import { useAround } from './around.ts';
import css from './around.module.css';

/** Returns null against a bot, and when the reader may not know the stake. */
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

/** Says what the opponent gets when the reader concedes; nothing when nothing is at stake. */
export const PotLost = () => {
  const { table, far, names } = useAround();
  const { result } = useTableText();
  const { kind, stake } = table;
  if (kind === 'practice' || kind === 'friendly' || stake === null || stake === 0) return null;
  return <p>{result.potTheirs(names[far], 2 * stake)}</p>;
};
