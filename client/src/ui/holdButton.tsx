// HoldButton: a button for acts that can't be taken back: it acts once it was held until it has filled (UX 8).
// Leaving it or letting go early does nothing. Keys and screen readers, which can't hold, open a question instead.

import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import css from './button.module.css';
import { LiveRegion } from './toasts.tsx';
import { Question, type QuestionWords } from './question.tsx';

/** How long the button must be held, in milliseconds. */
const HOLD = 600;
/** How far a finger may stray beyond the button, in pixels. */
const STRAY = 12;

interface HoldButtonProps {
  /** Shown under the name: that the button is held, and what that means. */
  readonly hint: string;
  /** The question for people who can't hold. */
  readonly question: QuestionWords;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A press made by no finger and no mouse, for example by TalkBack. */
const isVirtual = ({ width, height, pressure, detail, pointerType }: globalThis.PointerEvent): boolean =>
  (width === 0 && height === 0) ||
  (width === 1 && height === 1 && pressure === 0 && detail === 0 && pointerType === 'mouse');

const isOn = (button: Element, { clientX, clientY }: PointerEvent): boolean => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isBeside = clientX < left - STRAY || clientX > right + STRAY;
  return !isBeside && clientY >= top - STRAY && clientY <= bottom + STRAY;
};

export const HoldButton = ({ hint, question, onDone, children }: HoldButtonProps) => {
  const [isHeld, setHeld] = useState(false);
  const [wasShort, setShort] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A held press ends with a click that means nothing; only a click without a press comes from someone who can't
  // hold.
  const pressed = useRef(false);

  const letGo = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    pressed.current = !isVirtual(event.nativeEvent);
    if (event.button !== 0 || !pressed.current) return;
    clearTimeout(timer.current);
    setHeld(true);
    setShort(false);
    timer.current = setTimeout(() => {
      setHeld(false);
      onDone();
    }, HOLD);
  };
  const release = () => {
    if (isHeld) setShort(true);
    letGo();
  };
  const click = (event: MouseEvent) => {
    event.preventDefault();
    if (!pressed.current) setAsked(true);
    pressed.current = false;
  };
  return (
    <>
      <button
        type="button"
        className={classes(css['button'], css['commit'], css['large'], css['wide'], css['hold'])}
        data-held={isHeld}
        onPointerDown={press}
        onPointerMove={(event) => isHeld && !isOn(event.currentTarget, event) && letGo()}
        onPointerUp={release}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={() => {
          pressed.current = false;
        }}
        onClick={click}
      >
        <span className={css['filling']} aria-hidden="true" />
        <span>
          {children}
          <small className={classes(css['hint'], wasShort && css['told'])}>{hint}</small>
        </span>
      </button>
      <LiveRegion text={wasShort ? hint : ''} />
      {isAsked && (
        <Question
          {...question}
          weight="commit"
          onConfirm={() => {
            setAsked(false);
            onDone();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
