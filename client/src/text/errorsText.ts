// The words of a refusal, in the language in use. Those that only modules need are no part of the first page: until
// they are here, what fits every refusal is said.

import { createStore } from '@dunmer/shared/phone';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ErrorCode } from './errors.ru.ts';
import type { moduleErrors } from './moduleErrors.ts';
import { useLang, useText } from './useText.ts';

type ModuleErrors = typeof moduleErrors;

const brought = createStore<{ readonly words: ModuleErrors | null }>({ words: null });

let isAsked = false;

/** Brings the words of modules, once; where they can't be had now, the next who needs them asks again. */
async function bring(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    brought.setState({ words: (await import('./moduleErrors.ts')).moduleErrors });
  } catch {
    isAsked = false;
  }
}

/** For the screens of a module: what it refuses is worded before anything is refused. */
export const useModuleErrors = (): void => {
  useEffect(() => void bring(), []);
};

const has = <Key extends string>(words: Readonly<Record<Key, string>>, code: string): code is Key =>
  Object.hasOwn(words, code);

/** What each refusal and rejection is in words; never a code. */
export function useErrorsText(): (code: ErrorCode) => string {
  const { app, errors } = useText();
  const lang = useLang();
  const words = useStore(brought, (state) => state.words?.[lang]);
  return (code) => {
    if (has(errors, code)) return errors[code];
    if (words !== undefined) return words[code];
    void bring();
    return app.refused;
  };
}
