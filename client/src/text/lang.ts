// The language of the screens: Russian unless this device has chosen otherwise.

import { LANGS, type Lang } from '@dunmer/shared/cards';
import { createStore } from 'zustand/vanilla';
import { keep, recall } from '../device/index.ts';
import { ru } from './ru.ts';

const KEY = 'lang';

export type Dictionary = typeof ru;

interface Spoken {
  readonly lang: Lang;
  readonly text: Dictionary;
}

/** The language in use and its dictionary, which always change together. */
export const spoken = createStore<Spoken>(() => ({ lang: 'ru', text: ru }));

const isLang = (value: string | null): value is Lang => LANGS.some((lang) => lang === value);

export function keptLang(): Lang {
  const kept = recall(KEY);
  return isLang(kept) ? kept : 'ru';
}

/** Brings the dictionary, shows it, and remembers the choice. English comes when it is asked for. */
export async function chooseLang(lang: Lang): Promise<void> {
  const text = lang === 'ru' ? ru : (await import('./en.ts')).en;
  keep(KEY, lang);
  document.documentElement.lang = lang;
  document.title = text.app.title;
  spoken.setState({ lang, text });
}
