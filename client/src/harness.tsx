// harness: a local match at either table, or the page of the intrigue deck, for development and screenshots. Not part
// of the app.

import { LANGS } from '@dunmer/shared/cards';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HarnessPage } from './harness/harnessPage.tsx';
import { PatronsPage } from './harness/patronsPage.tsx';
import { IntriguePage } from './harness/intriguePage.tsx';
import { chooseLang } from './text/index.ts';
import { applyTheme, THEMES } from './theme/index.ts';
import { watchFreshControls } from './ui/index.ts';

const asked = new URLSearchParams(location.search);
applyTheme(THEMES.find((theme) => theme === asked.get('theme')) ?? 'day');
await chooseLang(LANGS.find((lang) => lang === asked.get('lang')) ?? 'ru');

watchFreshControls();
const root = document.getElementById('root');
if (root !== null) {
  const Page = asked.has('deck') ? IntriguePage : asked.has('patrons') ? PatronsPage : HarnessPage;
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
