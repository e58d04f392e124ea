// TablePage: the page around this table: the opponent, the way out, rules and menu, and whose turn it is.

import type { ReactNode } from 'react';
import { MomentLine } from '../around/index.ts';
import { IconButton, Page } from '../ui/index.ts';
import { momentOf } from './play/moment.ts';
import { useTable } from './table.ts';
import css from './tablePage.module.css';

interface TablePageProps {
  readonly action?: ReactNode;
  /** `column` is for reading; `bare` gives the whole page to the table. */
  readonly body?: 'column' | 'bare';
  readonly children: ReactNode;
}

export const TablePage = ({ action, body = 'bare', children }: TablePageProps) => {
  const table = useTable();
  const { around, text, session, far, open } = table;
  const isHall = around.isHall === true;
  return (
    <div className={css['page']} data-body={body} data-layout={isHall ? 'hall' : undefined}>
      <Page
        title={around.title ?? session.names[far]}
        body={body}
        before={<IconButton glyph="back" label={around.leaveTo ?? text.leave} onClick={around.leave} />}
        after={
          <>
            {around.head}
            {!isHall && (
              <>
                <IconButton glyph="info" label={text.menu.rules} onClick={() => open({ kind: 'rules' })} />
                <IconButton glyph="more" label={text.menu.title} onClick={() => open({ kind: 'menu' })} />
              </>
            )}
          </>
        }
        notice={
          <div className={css['notices']}>
            {around.notice}
            <MomentLine {...momentOf(table)} />
          </div>
        }
        {...(action === undefined || action === null || isHall
          ? {}
          : { action: <div className={css['action']}>{action}</div> })}
      >
        {children}
      </Page>
    </div>
  );
};
