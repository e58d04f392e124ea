// WithCode: looks up a code that was typed or came with the address. A text that can't be a code is called unknown
// without asking the server. Codes are eight letters and digits, and are read while they are typed.

import type { Result } from '@dunmer/shared/lib';
import { type Code, CODE_LENGTH, isCode, isCodeSymbol, type MoveId, tidyCode } from '@dunmer/shared/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import type { ApiError } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';

/** Returns the letters and digits of what was typed, no more than a code has. */
export const readCode = (typed: string): string =>
  Array.from(tidyCode(typed))
    .filter((symbol) => /[0-9A-Z]/.test(symbol))
    .join('')
    .slice(0, CODE_LENGTH);

/**
 * Returns what is wrong with a code, or null. Checked here first, because a question to the server would count as a
 * guess.
 */
export function codeTrouble(code: string): 'codeOdd' | 'codeShort' | null {
  if (!Array.from(code).every(isCodeSymbol)) return 'codeOdd';
  return isCode(code) ? null : 'codeShort';
}

/** In two groups, as a code is read aloud. */
export const spellCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`.trim();

const SYMBOLS = 4;

/** Returns the sign by which the move request of this phone is told from others; the same on every screen. */
export const moveSign = (move: MoveId): string => move.slice(0, SYMBOLS).toUpperCase();

/** Says that a code is unknown, and offers to type another. */
export const UnknownCode = ({ code }: { readonly code: string }) => {
  const text = useText();
  const [, go] = useLocation();
  const button = (
    <Button weight="primary" size="large" wide onClick={() => go(`/join#${code}`, { replace: true })}>
      {text.join.anotherCode}
    </Button>
  );
  return (
    <Screen title={text.join.unknownTitle} back="/" action={button}>
      <Panel tone="strong">
        <p role="alert">{code === '' ? text.errors['unknown-code'] : text.join.unknown(spellCode(code))}</p>
      </Panel>
    </Screen>
  );
};

interface WithCodeProps {
  readonly typed: string;
  readonly children: (code: Code) => ReactNode;
}

export const WithCode = ({ typed, children }: WithCodeProps) => {
  const code = readCode(typed);
  return codeTrouble(code) === null ? children(code) : <UnknownCode code={code} />;
};

/** Says that there was no answer, with a button to ask again. */
export const Trouble = ({ onAgain }: { readonly onAgain: () => void }) => {
  const text = useText();
  return (
    <Panel tone="strong">
      <p role="alert">{text.app.noAnswer}</p>
      <Button glyph="again" onClick={onAgain}>
        {text.app.again}
      </Button>
    </Panel>
  );
};

type Asked<T> =
  | { readonly at: 'asking' }
  | { readonly at: 'here'; readonly value: T }
  | { readonly at: 'trouble'; readonly error: ApiError };

interface Asking<T> {
  readonly asked: Asked<T>;
  again(): void;
}

const ASKING = { at: 'asking' } as const;

/** Asks when the screen appears, and again whenever `ask` is another function. */
export function useAsked<T>(ask: () => Promise<Result<T, ApiError>>): Asking<T> {
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState<Asked<T>>(ASKING);
  useEffect(() => {
    let isWanted = true;
    void ask().then((answer) => {
      if (!isWanted) return;
      setAsked(answer.ok ? { at: 'here', value: answer.value } : { at: 'trouble', error: answer.error });
    });
    return () => {
      isWanted = false;
    };
  }, [ask, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { asked, again };
}
