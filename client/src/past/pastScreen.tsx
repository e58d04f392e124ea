// PastScreen: a trader's past, the newest first, by day: matches they have played, each of which opens and is checked
// there; and contracts, open ones too, each of which links to its page.

import { type ListedContract, type MatchBrief, type Paged, type Read, readOf } from '@dunmer/shared/protocol';
import { Fragment, type ReactNode } from 'react';
import { Screen } from '../frame/index.ts';
import { Pages, WithHome } from '../parts/index.ts';
import { dayWords, useLang } from '../text/index.ts';
import { usePastText } from './pastText.ts';
import { ContractLine, MatchLine } from './lines.tsx';
import css from './past.module.css';

/** A list, and how its items are shown. */
interface ListProps<Item> {
  readonly read: Read<Paged<Item>>;
  readonly words: { readonly title: string; readonly lead: string; readonly empty: string };
  readonly keyOf: (item: Item) => string;
  readonly timeOf: (item: Item) => string;
  readonly line: (item: Item) => ReactNode;
}

interface DaysProps<Item> extends ListProps<Item> {
  readonly version: number;
}

const Days = <Item,>({ read, words, keyOf, timeOf, line, version }: DaysProps<Item>) => {
  const { older } = usePastText();
  const lang = useLang();
  const dayOf = (item: Item) => dayWords(lang, timeOf(item));
  return (
    <div className={css['past']}>
      <Pages
        read={read}
        version={version}
        older={older}
        empty={<p className={css['quiet']}>{words.empty}</p>}
      >
        {(items, previous) => (
          <>
            {previous === null && <p className={css['quiet']}>{words.lead}</p>}
            <ul className={css['matches']}>
              {items.map((item, place) => {
                const before = place === 0 ? previous : (items[place - 1] ?? null);
                const isNewDay = before === null || dayOf(before) !== dayOf(item);
                return (
                  <Fragment key={keyOf(item)}>
                    {isNewDay && <li className={css['day']}>{dayOf(item)}</li>}
                    {line(item)}
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

const ListScreen = <Item,>(list: ListProps<Item>) => (
  <WithHome title={list.words.title}>
    {({ version }) => (
      <Screen title={list.words.title} back="/">
        <Days {...list} version={version} />
      </Screen>
    )}
  </WithHome>
);

const matchLine = (match: MatchBrief) => <MatchLine match={match} />;
const contractLine = (listed: ListedContract) => <ContractLine listed={listed} />;

export const PastScreen = () => (
  <ListScreen
    read={readOf('pastMatches', {})}
    words={usePastText()}
    keyOf={({ match }) => match}
    timeOf={({ opened }) => opened}
    line={matchLine}
  />
);

export const ContractsScreen = () => (
  <ListScreen
    read={readOf('ownContracts', {})}
    words={usePastText().contracts}
    keyOf={({ contract }) => contract}
    timeOf={({ written }) => written}
    line={contractLine}
  />
);
