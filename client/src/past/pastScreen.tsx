// PastScreen: the matches that a trader has played, newest first; each can be opened and is checked there.

import { type MatchBrief, readOf } from '@dunmer/shared/protocol';
import { Fragment } from 'react';
import { Screen } from '../frame/index.ts';
import { Pages, WithHome } from '../parts/index.ts';
import { dayWords, useLang } from '../text/index.ts';
import { usePastText } from './pastText.ts';
import { MatchLine } from './lines.tsx';
import css from './past.module.css';

const Matches = ({ version }: { readonly version: number }) => {
  const words = usePastText();
  const lang = useLang();
  const dayOf = ({ opened }: MatchBrief) => dayWords(lang, opened);
  return (
    <div className={css['past']}>
      <Pages
        read={readOf('pastMatches', {})}
        version={version}
        older={words.older}
        empty={<p className={css['quiet']}>{words.empty}</p>}
      >
        {(matches, previous) => (
          <>
            {previous === null && <p className={css['quiet']}>{words.lead}</p>}
            <ul className={css['matches']}>
              {matches.map((match, place) => {
                const before = place === 0 ? previous : (matches[place - 1] ?? null);
                const isNewDay = before === null || dayOf(before) !== dayOf(match);
                return (
                  <Fragment key={match.match}>
                    {isNewDay && <li className={css['day']}>{dayOf(match)}</li>}
                    <MatchLine match={match} />
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

export const PastScreen = () => {
  const words = usePastText();
  return (
    <WithHome title={words.title}>
      {({ version }) => (
        <Screen title={words.title} back="/">
          <Matches version={version} />
        </Screen>
      )}
    </WithHome>
  );
};
