// Screen: the frame of every page: its title, the way back, the state of the link, and the focus at the top.

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ConnectionBanner, EventBanners } from './banners.tsx';
import { useText } from '../text/index.ts';
import { IconButton, Page } from '../ui/index.ts';

interface ScreenProps {
  readonly title: string;
  /** Where the arrow leads; without it there is no arrow. */
  readonly back?: string;
  readonly after?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Puts the focus at the top once for each new page: a screen reader announces what it is, and keys start there. */
export function useTop(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current?.querySelector('main');
    if (main?.contains(document.activeElement) === false) main.focus({ preventScroll: true });
  }, [page]);
}

export const Screen = ({ title, back, after, action, children }: ScreenProps) => {
  const text = useText();
  const [, go] = useLocation();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = title === text.app.title ? title : `${title} · ${text.app.title}`;
  }, [title, text.app.title]);
  useTop(ref);

  const arrow = back !== undefined && (
    <IconButton glyph="back" label={text.app.back} onClick={() => go(back)} />
  );
  return (
    <div ref={ref}>
      <Page
        title={title}
        before={arrow}
        after={after}
        notice={
          <>
            <ConnectionBanner />
            <EventBanners />
          </>
        }
        {...(action === undefined ? {} : { action })}
      >
        {children}
      </Page>
    </div>
  );
};
