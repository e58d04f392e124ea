// Toasts: short words over the page, heard politely. What is shown, and for how long, its owner decides.

import { classes } from './classes.ts';
import { IconButton } from './iconButton.tsx';
import css from './toasts.module.css';

interface Toast {
  readonly id: string;
  readonly text: string;
  readonly tone?: 'news' | 'trouble';
}

interface ToastsProps {
  readonly toasts: readonly Toast[];
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}

export const Toasts = ({ toasts, dismissLabel, onDismiss }: ToastsProps) => (
  <div className={css['toasts']} role="status" aria-live="polite">
    {toasts.map(({ id, text, tone }) => (
      <div key={id} className={classes(css['toast'], tone === 'trouble' && css['trouble'])}>
        <p>{text}</p>
        <IconButton glyph="close" label={dismissLabel} onClick={() => onDismiss(id)} />
      </div>
    ))}
  </div>
);
