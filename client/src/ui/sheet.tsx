// Sheet: a dialog over the page. The native element keeps the focus inside and closes on Escape, and the system's Back
// closes it too.

import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './button.tsx';
import css from './sheet.module.css';

const backSteps = () => import('./backSteps.ts');

/** A page that was loaded anew with a sheet over it stands a step further than it should. */
export function takeBackSteps(): void {
  if (history.state !== null) void backSteps();
}

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shown as the heading; for a `stage` it is only heard. */
  readonly title: string;
  /** Names the button that closes; without it there is none, and a choice inside must be made. */
  readonly closeLabel?: string | undefined;
  /**
   * `bottom` within the thumb's reach, `middle` for a question, `stage` for a thing shown large: a tap anywhere closes
   * it.
   */
  readonly place?: 'bottom' | 'middle' | 'stage';
  readonly children: ReactNode;
}

export const Sheet = ({ open, onClose, title, closeLabel, place = 'bottom', children }: SheetProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const dismissible = closeLabel !== undefined || place === 'stage';

  // Before it leaves the page: only then the focus goes back to what opened it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    dialog.showModal();
    // Not to the first thing that can be pressed: whoever opened this by a tap would see it ringed.
    (dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog).focus();
    // Without a network that part does not come, and Back does what it does.
    if (dismissible)
      backSteps().then(
        ({ addStep }) => addStep(dialog),
        () => null,
      );
    return () => dialog.close();
  }, [open, dismissible]);
  // What opened it may have gone with it.
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
        // Of this sheet alone, where another lies in it.
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
