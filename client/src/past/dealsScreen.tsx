// DealsScreen: the contracts of a trader that are over, newest first; each leads to how it went.

import { type EndedContract, readOf } from '@dunmer/shared/protocol';
import { Fragment } from 'react';
import { Screen } from '../frame/index.ts';
import { Pages, WithHome } from '../parts/index.ts';
import { dayWords, useLang, usePastText } from '../text/index.ts';
import { DealLine } from './dealLine.tsx';
import css from './past.module.css';

const Deals = ({ version }: { readonly version: number }) => {
  const words = usePastText();
  const { deals: text } = words;
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
        {(deals, previous) => (
          <>
            {previous === null && <p className={css['quiet']}>{text.lead}</p>}
            <ul className={css['matches']}>
              {deals.map((deal, place) => {
                const before = place === 0 ? previous : (deals[place - 1] ?? null);
                const isNewDay = before === null || dayOf(before) !== dayOf(deal);
                return (
                  <Fragment key={deal.contract}>
                    {isNewDay && <li className={css['day']}>{dayOf(deal)}</li>}
                    <DealLine deal={deal} />
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

export const DealsScreen = () => {
  const { deals } = usePastText();
  return (
    <WithHome title={deals.title}>
      {({ version }) => (
        <Screen title={deals.title} back="/">
          <Deals version={version} />
        </Screen>
      )}
    </WithHome>
  );
};
