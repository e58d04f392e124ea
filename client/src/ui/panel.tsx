// Panel: a leaf of paper on the ash, for what belongs together.

import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './panel.module.css';

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
