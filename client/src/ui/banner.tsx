// Banner: a standing word about the whole page, with at most one thing to do about it.

import type { ReactNode } from 'react';
import css from './banner.module.css';
import { classes } from './classes.ts';
import { Glyph, type GlyphName } from './glyph.tsx';

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
