// The words of a refusal in the language in use. Words that only modules and the desk need are not in the first load:
// until they are here, a general refusal is shown.

import type { Lang } from '@dunmer/shared/cards';
import { createStore } from '@dunmer/shared/phone';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ErrorCode } from './errors.ru.ts';
import type { moduleErrorsRu } from './moduleErrors.ru.ts';
import { useLang, useText } from './useText.ts';

type ModuleErrors = typeof moduleErrorsRu;

const brought = createStore<Readonly<Record<Lang, ModuleErrors | null>>>({ ru: null, en: null });

const fetched = async (lang: Lang): Promise<ModuleErrors> =>
  lang === 'ru'
    ? (await import('./moduleErrors.ru.ts')).moduleErrorsRu
    : (await import('./moduleErrors.en.ts')).moduleErrorsEn;

const asked = new Set<Lang>();

/** Loads those words once. When they can't be loaded now, the next caller tries again. */
async function bring(lang: Lang): Promise<void> {
  if (asked.has(lang)) return;
  asked.add(lang);
  try {
    brought.setState({ [lang]: await fetched(lang) });
  } catch {
    asked.delete(lang);
  }
}

/** For the screens of modules and of the desk: loads the words of their refusals before anything is refused. */
export function useModuleErrors(): void {
  const lang = useLang();
  useEffect(() => void bring(lang), [lang]);
}

const has = <Key extends string>(words: Readonly<Record<Key, string>>, code: string): code is Key =>
  Object.hasOwn(words, code);

/** Returns a function that puts a refusal or rejection into words, never a code. */
export function useErrorsText(): (code: ErrorCode) => string {
  const { app, errors } = useText();
  const lang = useLang();
  const words = useStore(brought, (state) => state[lang]);
  return (code) => {
    if (has(errors, code)) return errors[code];
    if (words !== null) return words[code];
    void bring(lang);
    return app.refused;
  };
}

/** Returns a function that says why something was refused, or null when it was not. */
export function useRefused(): (error: { readonly code: ErrorCode } | null) => string | null {
  const words = useErrorsText();
  return (error) => (error === null ? null : words(error.code));
}
