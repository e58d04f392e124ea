// ContractsScreen: the contracts of a trader that are over, newest first; each leads to how it went.

import { type EndedContract, readOf } from '@dunmer/shared/protocol';
import { Fragment } from 'react';
import { Screen } from '../frame/index.ts';
import { Pages, WithHome } from '../parts/index.ts';
import { dayWords, useLang } from '../text/index.ts';
import { usePastText } from './pastText.ts';
import { ContractLine } from './lines.tsx';
import css from './past.module.css';

const Contracts = ({ version }: { readonly version: number }) => {
  const words = usePastText();
  const { contracts: text } = words;
  const lang = useLang();
  const dayOf = ({ written }: EndedContract) => dayWords(lang, written);
  return (
    <div className={css['past']}>
      <Pages
        read={readOf('pastContracts', {})}
        version={version}
        older={words.older}
        empty={<p className={css['quiet']}>{text.empty}</p>}
      >
        {(contracts, previous) => (
          <>
            {previous === null && <p className={css['quiet']}>{text.lead}</p>}
            <ul className={css['matches']}>
              {contracts.map((ended, place) => {
                const before = place === 0 ? previous : (contracts[place - 1] ?? null);
                const isNewDay = before === null || dayOf(before) !== dayOf(ended);
                return (
                  <Fragment key={ended.contract}>
                    {isNewDay && <li className={css['day']}>{dayOf(ended)}</li>}
                    <ContractLine ended={ended} />
                  </Fragment>
                );
              })}
            </ul>
          </>
        )}
      </Pages>
    </div>
  );
};

export const ContractsScreen = () => {
  const { contracts } = usePastText();
  return (
    <WithHome title={contracts.title}>
      {({ version }) => (
        <Screen title={contracts.title} back="/">
          <Contracts version={version} />
        </Screen>
      )}
    </WithHome>
  );
};
