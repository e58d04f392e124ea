// TablePage: the page around this table: the opponent, the way out, rules and menu, and whose turn it is.

import type { ReactNode } from 'react';
import { MomentLine } from '../around/index.ts';
import { Button, IconButton, Page } from '../ui/index.ts';
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
  const { around, text, session, view, isNow, far, open } = table;
  const isHall = around.isHall === true;
  const hasStopped = session.isStopped === true && view.common.stage.at !== 'finished';
  // Once the film has come there, nothing is awaited of anybody: a button leads away, as at the trade table.
  const shown =
    hasStopped && isNow ? (
      <Button wide onClick={around.leave}>
        {around.leaveTo ?? text.leave}
      </Button>
    ) : (
      action
    );
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
            {/* The line above says that it has stopped. */}
            {!hasStopped && <MomentLine {...momentOf(table)} />}
          </div>
        }
        {...(shown === undefined || shown === null || isHall
          ? {}
          : { action: <div className={css['action']}>{shown}</div> })}
      >
        {children}
      </Page>
    </div>
  );
};
