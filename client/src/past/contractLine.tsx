// ContractLine: one contract in the list: with whom, about what, for how much and how it ended; it leads to the
// contract.

import type { EndedContract } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { timeWords, useLang, usePastText, useText } from '../text/index.ts';
import css from './past.module.css';

export const ContractLine = ({ ended }: { readonly ended: EndedContract }) => {
  const { contracts } = usePastText();
  const { home } = useText();
  const lang = useLang();
  const { contract, other, text, sum, pays, state, written } = ended;
  const price = sum === 0 ? contracts.free : contracts[pays ? 'fromMe' : 'toMe'](sum);
  return (
    <li
      className={css['match']}
      data-outcome={state === 'fulfilled' ? 'won' : 'none'}
      data-contract={contract}
    >
      <Link href={`/contract/${contract}`} className={css['open']}>
        <span className={css['against']}>{other.name}</span>
        <span className={css['facts']}>{home.status[state]}</span>
        <span className={css['terms']}>{text === '' ? contracts.erased : text}</span>
        <span className={css['facts']}>{`${price} · ${timeWords(lang, written)}`}</span>
      </Link>
    </li>
  );
};
