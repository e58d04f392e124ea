// Toasts, LiveRegion, VisuallyHidden: passing messages for eyes and ears, and text for screen readers alone.

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
  /** At most one control, for acting on it. */
  readonly action?: ReactNode;
}

interface ToastsProps {
  readonly toasts: readonly Toast[];
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}

/** Short messages over the page, announced politely. The parent decides which ones, and for how long. */
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

/** Announces changes to screen readers. Keep it mounted, or the first words are not announced. */
export const LiveRegion = ({ text, urgency = 'polite' }: LiveRegionProps) => (
  <VisuallyHidden>
    <span role={urgency === 'polite' ? 'status' : 'alert'} aria-live={urgency}>
      {text}
    </span>
  </VisuallyHidden>
);
