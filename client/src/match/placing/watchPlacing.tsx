// WatchPlacing: the table before the reveal as a watcher sees it: who has sealed what, and who is waited for.

import { Board, LiveRegion } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import { MatchPage } from '../table/matchPage.tsx';
import { SeatName } from '../table/presence.tsx';
import { stuckText, WaitingLine } from '../table/waitingLine.tsx';
import css from './placing.module.css';
import { sealedRows } from './sealedRows.tsx';

export const WatchPlacing = () => {
  const match = useMatch();
  const { text, names, near, far, view } = match;
  const sealed = [far, near]
    .map((seat) => text.sealedSoFar(names[seat], view.common.committed[seat]))
    .join(' ');
  const said = [sealed, stuckText(match) ?? ''].join(' ').trim();
  return (
    <MatchPage layout="watched" title={<SeatName seat={far} />} action={<WaitingLine />}>
      {/* On a phone on its side it scrolls, and there is nothing in it to go to by keys: it takes the focus itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css['table']} role="region" aria-label={text.title} tabIndex={0}>
        <div className={css['watched']}>
          <Board
            label={text.board}
            farLabel={text.halfOf(names[far])}
            nearLabel={text.halfOf(names[near])}
            far={sealedRows(match, far).toReversed()}
            near={sealedRows(match, near)}
            middle={<p>{said}</p>}
          />
          <p className={css['nearName']}>
            <SeatName seat={near} look="line" />
          </p>
        </div>
      </div>
      <LiveRegion text={said} />
    </MatchPage>
  );
};
