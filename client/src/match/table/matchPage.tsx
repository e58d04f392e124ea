// MatchPage: the page around the table: who faces whom, the way out, help and the menu, and what stands between phone
// and server.

import type { ReactNode } from 'react';
import { ConnectionBanner } from '../../connection/index.ts';
import { IconButton, Page } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import { DeskLine } from './deskLine.tsx';
import { Stake } from './stake.tsx';
import css from './table.module.css';

interface MatchPageProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly body?: 'column' | 'bare';
  /**
   * What shares the height with the board: a tray and a button, a tray and what is waited for, the film's controls, a
   * name below, or a tray under a prompt.
   */
  readonly layout?: 'placing' | 'waiting' | 'film' | 'watched' | 'tray';
  readonly children: ReactNode;
}

export const MatchPage = ({ title, action, body = 'bare', layout = 'film', children }: MatchPageProps) => {
  const { text, open, leave, leaveTo, session, viewer, isDesk } = useMatch();
  const reader = isDesk ? 'staff' : viewer === 'watcher' ? 'watcher' : 'player';
  return (
    <div className={css['sizes']} data-layout={layout}>
      <Page
        title={title}
        body={body}
        before={<IconButton glyph="back" label={leaveTo ?? text.leave} onClick={leave} />}
        after={
          <>
            <Stake />
            <IconButton glyph="info" label={text.rulesTitle} onClick={() => open({ kind: 'rules' })} />
            <IconButton glyph="more" label={text.menu.title} onClick={() => open({ kind: 'menu' })} />
          </>
        }
        notice={
          <>
            <ConnectionBanner closed={session.closed?.code ?? null} reader={reader} />
            <DeskLine />
          </>
        }
        {...(action === undefined ? {} : { action })}
      >
        {children}
      </Page>
    </div>
  );
};
