// History: what was done in a contract, by whom and when.

import type { ContractInfo } from '@dunmer/shared/protocol';
import { type DealText, useDealText, useLang, whenWords } from '../text/index.ts';
import css from './contract.module.css';

const isKnown = (act: string, did: DealText['did']): act is keyof DealText['did'] => act in did;

export const History = ({ history }: Pick<ContractInfo, 'history'>) => {
  const text = useDealText();
  const lang = useLang();
  if (history.length === 0) return null;
  return (
    <details className={css['fold']}>
      <summary>{text.history}</summary>
      <ol className={css['history']}>
        {history.map(({ act, who, reason, at }, place) => (
          // Only ever longer, and in order.
          <li key={place}>
            <span>
              {who?.name ?? text.table}: {isKnown(act, text.did) ? text.did[act] : act}
            </span>
            {reason !== '' && <span className={css['note']}>{reason}</span>}
            <span className={css['note']}>{whenWords(lang, at)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
};
