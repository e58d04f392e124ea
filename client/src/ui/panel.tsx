// Panel, Banner, Waiting, Quiet, Sum: a sheet of paper that groups things, a lasting notice about the whole page, a
// sign that something is under way, and text in tones of their own.

import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './panel.module.css';
import { Glyph, type GlyphName } from './glyph.tsx';
import waitingCss from './waiting.module.css';

interface PanelProps {
  readonly tone?: 'plain' | 'strong';
  readonly label?: string;
  readonly children: ReactNode;
}

export const Panel = ({ tone = 'plain', label, children }: PanelProps) => (
  <section className={classes(css['panel'], css[tone])} aria-label={label}>
    {children}
  </section>
);

type BannerTone = 'news' | 'good' | 'trouble';

interface BannerProps {
  readonly tone?: BannerTone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const GLYPHS: Readonly<Record<BannerTone, GlyphName>> = { news: 'info', good: 'check', trouble: 'cut' };

export const Banner = ({ tone = 'news', children, action }: BannerProps) => (
  <div className={classes(css['banner'], css[tone])} role={tone === 'trouble' ? 'alert' : 'status'}>
    <Glyph name={GLYPHS[tone]} />
    <p>{children}</p>
    {action}
  </div>
);

/** Three weights that rise in turn. */
export const Spinner = () => (
  <span className={waitingCss['spinner']} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

export const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <p className={waitingCss['waiting']} role="status">
    <Spinner />
    <span>{children}</span>
  </p>
);

/** Text in a softer tone than that around it. */
export const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['quiet']}>{children}</p>
);

/** An amount that can be seen at a glance. */
export const Sum = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['sum']}>{children}</p>
);
