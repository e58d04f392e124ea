// Before: what stood before the result as it is now, the newest first: by whom, when and why.

import type { Settled } from '@dunmer/shared/protocol';
import type { BySeat } from '@dunmer/shared/rules';
import { useDebtText, useLang, whenWords } from '../text/index.ts';
import css from './ruling.module.css';
import { wasWords } from './settledWords.ts';

interface BeforeProps {
  /** In order; the last one is what stands. */
  readonly settled: readonly Settled[];
  readonly names: BySeat<string>;
}

export const Before = ({ settled, names }: BeforeProps) => {
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
            <strong>{wasWords(each, names, words)}</strong>
            <span>{said.join(' · ')}</span>
          </li>
        );
      })}
    </ol>
  );
};
