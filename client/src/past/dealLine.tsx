// DealLine: one contract in the list: with whom, about what, for how much and how it ended; it leads to the contract.

import type { EndedContract } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { timeWords, useLang, usePastText, useText } from '../text/index.ts';
import css from './past.module.css';

export const DealLine = ({ deal }: { readonly deal: EndedContract }) => {
  const { deals } = usePastText();
  const { home } = useText();
  const lang = useLang();
  const { contract, other, text, sum, pays, state, written } = deal;
  const price = sum === 0 ? deals.free : deals[pays ? 'fromMe' : 'toMe'](sum);
  return (
    <li className={css['match']} data-outcome={state === 'fulfilled' ? 'won' : 'none'} data-deal={contract}>
      <Link href={`/contract/${contract}`} className={css['open']}>
        <span className={css['against']}>{other.name}</span>
        <span className={css['facts']}>{home.status[state]}</span>
        <span className={css['terms']}>{text === '' ? deals.erased : text}</span>
        <span className={css['facts']}>{`${price} · ${timeWords(lang, written)}`}</span>
      </Link>
    </li>
  );
};
