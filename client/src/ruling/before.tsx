// Before: how a match is settled now, and how it was settled before.

import { type AtTable, tableOf } from '@dunmer/shared/contract';
import type { ContractInfo, Settled } from '@dunmer/shared/protocol';
import type { BySeat } from '@dunmer/shared/rules';
import { type DebtText, useDebtText } from './debtText.ts';
import { useLang, whenWords } from '../text/index.ts';
import css from './ruling.module.css';

const SEAT_OF = { one: 'a', two: 'b' } as const;

/**
 * Returns one settlement in words: who won and how. At the patrons' table nothing is counted, whatever the end is
 * called (PT3).
 */
export function wasWords(
  { kind, winner, ...at }: Pick<Settled, 'kind' | 'winner'> & AtTable,
  names: BySeat<string>,
  { settled, wonAtPatrons }: DebtText,
): string {
  const isPatrons = kind === 'counted' && tableOf(at) === 'patrons';
  return (isPatrons ? wonAtPatrons : settled[kind])(winner === null ? '' : names[winner]);
}

/** Says whose ruling the latest settlement is and when; null when nobody has changed the result. */
export function revisionOf(
  settled: readonly Settled[],
  when: (at: string) => string,
  words: DebtText,
): string | null {
  const newest = settled.at(-1);
  if (newest === undefined || settled.length < 2) return null;
  return words.revised(newest.by === null ? words.staff : words.by[newest.by], when(newest.at));
}

/** Says the same in the history of a contract, whose party one has seat a. */
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
  /** In order; the last settlement is valid. */
  readonly settled: readonly Settled[];
  readonly names: BySeat<string>;
}

/** The settlements before the present one, the newest first: by whom, when and why. */
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
