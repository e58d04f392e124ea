// The language of the screens: Russian unless this device has chosen otherwise.

import { LANGS, type Lang } from '@dunmer/shared/cards';
import { createStore } from '@dunmer/shared/phone';
import { keep, onKeptElsewhere, recall } from '../device/index.ts';
import { bringEnglish } from './latecomers.ts';
import { type Dictionary, ru } from './ru.ts';

const KEY = 'lang';

interface Spoken {
  readonly lang: Lang;
  readonly text: Dictionary;
}

/** The language in use and its dictionary, which always change together. */
export const spoken = createStore<Spoken>({ lang: 'ru', text: ru });

const isLang = (value: string | null): value is Lang => LANGS.some((lang) => lang === value);

export function keptLang(): Lang {
  const kept = recall(KEY);
  return isLang(kept) ? kept : 'ru';
}

/** English comes with that of every page that is here. */
async function dictionaryOf(lang: Lang): Promise<Dictionary> {
  if (lang === 'ru') return ru;
  const [{ en }] = await Promise.all([import('./en.ts'), bringEnglish()]);
  return en;
}

function show(lang: Lang, text: Dictionary): void {
  document.documentElement.lang = lang;
  document.title = text.app.title;
  spoken.setState({ lang, text });
}

/** Brings the dictionary, shows it, and remembers the choice. English comes when it is asked for. */
export async function chooseLang(lang: Lang): Promise<void> {
  const text = await dictionaryOf(lang);
  keep(KEY, lang);
  show(lang, text);
}

/** From now on follows the language that is chosen in any other tab of this browser. */
export const followLang = (): void => {
  onKeptElsewhere(KEY, () => {
    const lang = keptLang();
    // Whoever has changed their mind while a dictionary came gets the last that they chose.
    void dictionaryOf(lang).then((text) => keptLang() === lang && show(lang, text));
  });
};
