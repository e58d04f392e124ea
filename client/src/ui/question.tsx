// Question: what is asked once more before it is done; one button does it, the other goes back. What does it never lies
// where the press was that has led here (UX 8).

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, type ButtonWeight } from './button.tsx';
import { classes } from './classes.ts';
import { lastPress } from './freshControls.ts';
import css from './sheet.module.css';
import { Sheet } from './sheet.tsx';

export interface QuestionWords {
  readonly title: string;
  /** What it changes. */
  readonly means: ReactNode;
  readonly confirm: string;
  readonly back: string;
  readonly close: string;
}

interface QuestionProps extends QuestionWords {
  readonly weight: Extract<ButtonWeight, 'primary' | 'commit' | 'danger'>;
  readonly place?: 'bottom' | 'middle';
  /** Below its answers. */
  readonly foot?: ReactNode;
  /** Under way. */
  readonly busy?: boolean;
  /** Not possible now. */
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A sheet may still rise by so many pixels after it was measured, and a thumb is no needle. */
const NEAR = 24;

/** Whether the last press of the page was here, or close by. */
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
  // The two change places then: under the thumb lies what goes back.
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
