// Before: how a match was settled, and how before that.

import { type AtTable, tableOf } from '@dunmer/shared/contract';
import type { ContractInfo, Settled } from '@dunmer/shared/protocol';
import type { BySeat } from '@dunmer/shared/rules';
import { type DebtText, useDebtText } from './debtText.ts';
import { useLang, whenWords } from '../text/index.ts';
import css from './ruling.module.css';

const SEAT_OF = { one: 'a', two: 'b' } as const;

/** One settlement: who won and how; nothing is counted at the patrons' table, whatever its end is called (PT3). */
export function wasWords(
  { kind, winner, ...at }: Pick<Settled, 'kind' | 'winner'> & AtTable,
  names: BySeat<string>,
  { settled, wonAtPatrons }: DebtText,
): string {
  const isPatrons = kind === 'counted' && tableOf(at) === 'patrons';
  return (isPatrons ? wonAtPatrons : settled[kind])(winner === null ? '' : names[winner]);
}

/** Whose ruling the newest settlement is and when; null where nobody has revised the result. */
export function revisionOf(
  settled: readonly Settled[],
  when: (at: string) => string,
  words: DebtText,
): string | null {
  const newest = settled.at(-1);
  if (newest === undefined || settled.length < 2) return null;
  return words.revised(newest.by === null ? words.staff : words.by[newest.by], when(newest.at));
}

/** The same in the history of a contract, whose party one sits at seat a. */
export const contractSettledWords = (
  settled: ContractInfo['history'][number]['settled'],
  { one, two, state }: Pick<ContractInfo, 'one' | 'two' | 'state'>,
  words: DebtText,
): string | null => {
  if (settled === null) return null;
  const winner = settled.winner === null ? null : SEAT_OF[settled.winner];
  const at = 'game' in state && 'table' in state.game ? { table: state.game.table } : {};
  return wasWords({ kind: settled.kind, winner, ...at }, { a: one.name, b: two.name }, words);
};

interface BeforeProps extends AtTable {
  /** In order; the last one is what stands. */
  readonly settled: readonly Settled[];
  readonly names: BySeat<string>;
}

/** What stood before the result as it is now, the newest first: by whom, when and why. */
export const Before = ({ settled, names, table }: BeforeProps) => {
  const words = useDebtText();
  const lang = useLang();
  const before = settled.slice(0, -1).toReversed();
  return (
    <ol className={css['before']}>
      {before.map((each, at) => {
        const { by, reason } = each;
        const said = [
          ...(by === null ? [] : [words.by[by]]),
          whenWords(lang, each.at),
          ...(reason === '' ? [] : [words.reason(reason)]),
        ];
        return (
          <li key={before.length - at}>
            <strong>{wasWords({ ...each, table }, names, words)}</strong>
            <span>{said.join(' · ')}</span>
          </li>
        );
      })}
    </ol>
  );
};
