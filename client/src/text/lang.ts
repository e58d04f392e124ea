// The language of the screens: Russian unless this device has chosen another.

import { LANGS, type Lang } from '@dunmer/shared/cards';
import { createStore } from '@dunmer/shared/phone';
import { keep, onKeptElsewhere, recall } from '../device/index.ts';
import { bringEnglish, withoutEnglish } from './latecomers.ts';
import { type Dictionary, ru } from './ru.ts';

const KEY = 'lang';

interface Spoken {
  readonly lang: Lang;
  readonly text: Dictionary;
}

/** The language in use and its dictionary. They always change together. */
export const spoken = createStore<Spoken>({ lang: 'ru', text: ru });

const isLang = (value: string | null): value is Lang => LANGS.some((lang) => lang === value);

export function keptLang(): Lang {
  const kept = recall(KEY);
  return isLang(kept) ? kept : 'ru';
}

/** English loads together with the English of every page that is open already. */
async function dictionaryOf(lang: Lang): Promise<Dictionary> {
  if (lang === 'ru') {
    withoutEnglish();
    return ru;
  }
  const [{ en }] = await Promise.all([import('./en.ts'), bringEnglish()]);
  return en;
}

function show(lang: Lang, text: Dictionary): void {
  document.documentElement.lang = lang;
  document.title = text.app.title;
  spoken.setState({ lang, text });
}

/** Loads the dictionary, shows it, and remembers the choice. English is fetched on demand. */
export async function chooseLang(lang: Lang): Promise<void> {
  const text = await dictionaryOf(lang);
  keep(KEY, lang);
  show(lang, text);
}

/** From now on follows the language chosen in any other tab of this browser. */
export const followLang = (): void => {
  onKeptElsewhere(KEY, () => {
    const lang = keptLang();
    // If the choice has changed while a dictionary was loading, only the latest choice is shown.
    void dictionaryOf(lang).then((text) => keptLang() === lang && show(lang, text));
  });
};
