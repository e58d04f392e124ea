// Toasts, LiveRegion, VisuallyHidden: what is said for a moment, to eyes and to ears, and words for those who
// listen to the page.

import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import css from './toasts.module.css';

export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['hidden']}>{children}</span>
);

interface Toast {
  readonly id: string;
  readonly text: string;
  readonly tone?: 'news' | 'trouble';
  /** At most one thing to do about it. */
  readonly action?: ReactNode;
}

interface ToastsProps {
  readonly toasts: readonly Toast[];
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}

/** Short words over the page, heard politely. What is shown, and for how long, its owner decides. */
export const Toasts = ({ toasts, dismissLabel, onDismiss }: ToastsProps) => (
  <div className={css['toasts']} role="status" aria-live="polite">
    {toasts.map(({ id, text, tone, action }) => (
      <div key={id} className={classes(css['toast'], tone === 'trouble' && css['trouble'])}>
        <div className={css['words']}>
          <p>{text}</p>
          {action}
        </div>
        <IconButton glyph="close" label={dismissLabel} onClick={() => onDismiss(id)} />
      </div>
    ))}
  </div>
);

interface LiveRegionProps {
  readonly text: string;
  readonly urgency?: 'polite' | 'assertive';
}

/** Says aloud what changed on the page. Stays mounted, or the first words are not heard. */
export const LiveRegion = ({ text, urgency = 'polite' }: LiveRegionProps) => (
  <VisuallyHidden>
    <span role={urgency === 'polite' ? 'status' : 'alert'} aria-live={urgency}>
      {text}
    </span>
  </VisuallyHidden>
);
