// RefusedToast: why the latest move was refused, until that is dismissed, or is not true any more because a pause has
// ended.

import { useEffect } from 'react';
import { useEventInfo } from '../net/index.ts';
import { type ErrorCode, useErrorsText, useText } from '../text/index.ts';
import { Toasts } from '../ui/index.ts';

interface RefusedToastProps {
  readonly session: {
    readonly refused: { readonly error: { readonly code: ErrorCode } } | null;
    readonly view: { readonly desk: { readonly paused: boolean } } | null;
    dismissRefusal(): void;
  };
}

export const RefusedToast = ({ session: { refused, view, dismissRefusal } }: RefusedToastProps) => {
  const text = useText();
  const errors = useErrorsText();
  const event = useEventInfo();
  const code = refused?.error.code ?? null;
  const isPast =
    (code === 'event-paused' && event?.paused === false) ||
    (code === 'match-paused' && view?.desk.paused === false);
  useEffect(() => {
    if (isPast) dismissRefusal();
  }, [isPast, dismissRefusal]);
  if (code === null || isPast) return null;
  const toast = { id: code, text: errors(code), tone: 'trouble' } as const;
  return <Toasts toasts={[toast]} dismissLabel={text.app.close} onDismiss={dismissRefusal} />;
};
