// Page: a head, a body that scrolls, and at the bottom, within the thumb's reach, the main action.

import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './page.module.css';

interface PageProps {
  readonly title: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Shown between head and body, above everything else: banners. */
  readonly notice?: ReactNode;
  readonly action?: ReactNode;
  /** `column` is for reading and forms; `bare` gives the whole body to the children. */
  readonly body?: 'column' | 'bare';
  readonly children: ReactNode;
}

export const Page = ({ title, before, after, notice, action, body = 'column', children }: PageProps) => (
  <div className={classes(css['page'], body === 'bare' && css['bare'])}>
    <header className={css['head']}>
      {before}
      <h1 className={css['title']}>{title}</h1>
      {after}
    </header>
    <div className={css['notice']}>{notice}</div>
    <main className={css['main']} tabIndex={-1}>
      {body === 'column' ? <div className={css['column']}>{children}</div> : children}
    </main>
    {action !== undefined && (
      <footer className={css['action']}>
        <div className={css['actionColumn']}>{action}</div>
      </footer>
    )}
  </div>
);

/** A thin line above the page: it says that this is the sample event. */
export const TopLine = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['topLine']} data-sample="">
    {children}
  </p>
);
