// History: what was done in a contract, by whom and when.

import type { ContractInfo } from '@dunmer/shared/protocol';
import { contractSettledWords } from '../ruling/index.ts';
import { type ContractText, useContractText, useDebtText, useLang, whenWords } from '../text/index.ts';
import css from './contract.module.css';

const isKnown = (act: string, did: ContractText['did']): act is keyof ContractText['did'] => act in did;

export const History = ({ info }: { readonly info: ContractInfo }) => {
  const { history } = info;
  const text = useContractText();
  const debt = useDebtText();
  const lang = useLang();
  if (history.length === 0) return null;
  return (
    <details className={css['fold']}>
      <summary>{text.history}</summary>
      <ol className={css['history']}>
        {history.map(({ act, who, reason, settled, at }, place) => (
          // Only ever longer, and in order.
          <li key={place}>
            <span>
              {who?.name ?? text.table}: {isKnown(act, text.did) ? text.did[act] : act}
            </span>
            {settled !== null && <span>{contractSettledWords(settled, info, debt)}</span>}
            {reason !== '' && <span className={css['note']}>{reason}</span>}
            <span className={css['note']}>{whenWords(lang, at)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
};
