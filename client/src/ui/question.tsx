// Question: asks once more before an act; one button does it, the other goes back. The button that acts never lies
// under the press that has opened the question (UX 8).

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonWeight } from './button.tsx';
import { classes } from './classes.ts';
import { lastPress } from './freshControls.ts';
import css from './sheet.module.css';
import { Sheet } from './sheet.tsx';

export interface QuestionWords {
  readonly title: string;
  /** What the act changes. */
  readonly means: ReactNode;
  readonly confirm: string;
  readonly back: string;
  readonly close: string;
}

interface QuestionProps extends QuestionWords {
  readonly weight: Extract<ButtonWeight, 'primary' | 'commit' | 'danger'>;
  readonly place?: 'bottom' | 'middle';
  /** Shown below the answers. */
  readonly foot?: ReactNode;
  /** The act is under way. */
  readonly busy?: boolean;
  /** The act is not possible now. */
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A tolerance in pixels: the sheet may still rise a little after it is measured, and a thumb is not precise. */
const NEAR = 24;

/** Tells whether the last press on the page was at this button or close to it. */
function isUnderTheThumb(button: Element | null): boolean {
  const press = lastPress();
  if (button === null || press === null) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isBeside = press.x < left || press.x > right;
  return !isBeside && press.y > top - NEAR && press.y < bottom + NEAR;
}

export const Question = (props: QuestionProps) => {
  const {
    title,
    means,
    confirm,
    back,
    close,
    weight,
    place = 'bottom',
    foot,
    busy = false,
    disabled,
  } = props;
  const { onConfirm, onClose } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isTurned, setTurned] = useState(false);
  // If the button that acts lies under the thumb, the two buttons change places.
  useLayoutEffect(() => setTurned(isUnderTheThumb(button.current)), []);
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={close} place={place}>
      <div className={css['question']}>
        <div id={id} className={css['means']}>
          {means}
        </div>
        <div className={classes(css['answers'], isTurned && css['turned'])}>
          <Button
            ref={button}
            weight={weight}
            size="large"
            wide
            busy={busy}
            disabled={disabled}
            aria-describedby={id}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
          <Button weight="secondary" size="large" wide onClick={onClose}>
            {back}
          </Button>
        </div>
      </div>
      {foot}
    </Sheet>
  );
};
