// Sheet: a dialog over the page. The native element keeps the focus inside and closes on Escape; the system's Back
// closes it too.

import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './button.tsx';
import css from './sheet.module.css';

const backSteps = () => import('./backSteps.ts');

/** Fixes the history of a page that was reloaded while a sheet was open: it stands one step too far. */
export function takeBackSteps(): void {
  if (history.state !== null) void backSteps();
}

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shown as the heading; a `stage` only tells it to screen readers. */
  readonly title: string;
  /** The name of the close button. Without it there is no button, and a choice inside has to be made. */
  readonly closeLabel?: string | undefined;
  /**
   * `bottom`: within the thumb's reach; `middle`: for a question; `stage`: shows a thing large, and a tap anywhere
   * closes it.
   */
  readonly place?: 'bottom' | 'middle' | 'stage';
  readonly children: ReactNode;
}

export const Sheet = ({ open, onClose, title, closeLabel, place = 'bottom', children }: SheetProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const dismissible = closeLabel !== undefined || place === 'stage';

  // A layout effect, so that the dialog closes before it leaves the page: only then the focus returns to what opened
  // it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    dialog.showModal();
    // Not on the first control: anyone who opened the sheet by a tap would see that control ringed.
    (dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog).focus();
    // Without a network that module does not load, and Back keeps its usual behaviour.
    if (dismissible)
      backSteps().then(
        ({ addStep }) => addStep(dialog),
        () => null,
      );
    return () => dialog.close();
  }, [open, dismissible]);
  // The control that opened the sheet may be gone too.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus();
    },
    [open],
  );

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const inside =
      event.target instanceof Element && event.target.closest('button, a, input, [data-keep-open]') !== null;
    if (place === 'stage' ? !inside : dismissible && event.target === ref.current) onClose();
  };

  if (!open) return null;
  return (
    <dialog
      ref={ref}
      className={classes(css['sheet'], css[place])}
      tabIndex={-1}
      {...(place === 'stage' ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        // The event may bubble from a sheet inside this one: close only when it is meant for this one.
        if (dismissible && event.target === ref.current) onClose();
      }}
    >
      {place === 'stage' ? (
        children
      ) : (
        <div className={css['panel']}>
          <div className={css['head']}>
            <h2 id={titleId}>{title}</h2>
            {closeLabel !== undefined && <IconButton glyph="close" label={closeLabel} onClick={onClose} />}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};
