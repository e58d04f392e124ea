// MatchPage: the page around the table: who faces whom, the way out, help and the menu, and the state of the
// connection.

import type { ReactNode } from 'react';
import { ConnectionBanner } from '../../frame/index.ts';
import { IconButton, Page } from '../../ui/index.ts';
import { type Match, useMatch } from '../match.ts';
import { DeskLine, Stake, TimeOverNotice } from '../../around/index.ts';
import css from './table.module.css';

interface MatchPageProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly body?: 'column' | 'bare';
  /**
   * What shares the height with the board: a tray and a button, a tray and the waiting line, the film's controls, a
   * name below, or a tray under a prompt.
   */
  readonly layout?: 'placing' | 'waiting' | 'film' | 'watched' | 'tray';
  /** Shown under the head while nothing else has to be said there. */
  readonly calm?: ReactNode;
  readonly children: ReactNode;
}

const readerOf = ({ place, viewer }: Pick<Match, 'place' | 'viewer'>) =>
  place === 'desk' ? 'staff' : viewer === 'watcher' ? 'watcher' : 'player';

const HeadButtons = () => {
  const { text, open } = useMatch();
  return (
    <>
      <Stake />
      <IconButton glyph="info" label={text.rulesTitle} onClick={() => open({ kind: 'rules' })} />
      <IconButton glyph="more" label={text.menu.title} onClick={() => open({ kind: 'menu' })} />
    </>
  );
};

export const MatchPage = (props: MatchPageProps) => {
  const { title, action, body = 'bare', layout = 'film', calm, children } = props;
  const match = useMatch();
  const { text, leave, leaveTo, session, place } = match;
  const isHall = place === 'hall';
  const answers = Boolean(match.view.common.windows?.open);
  return (
    <div className={css['sizes']} data-layout={isHall ? 'hall' : layout} data-body={body}>
      <Page
        title={title}
        body={body}
        before={<IconButton glyph="back" label={leaveTo ?? text.leave} onClick={leave} />}
        after={isHall ? <Stake /> : <HeadButtons />}
        notice={
          // Notices overlay the calm line, so that the board below stays where it is under the thumb.
          <div className={css['slot']}>
            {calm !== undefined && <div className={css['calm']}>{calm}</div>}
            <DeskLine answers={answers} />
            <ConnectionBanner closed={session.closed?.code ?? null} reader={readerOf(match)} />
            {body === 'bare' && <TimeOverNotice />}
          </div>
        }
        {...(action === undefined || isHall ? {} : { action })}
      >
        {children}
      </Page>
    </div>
  );
};
