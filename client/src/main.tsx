// main: the app's entry.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/index.ts';
import { greet, watchEdition, watchStyles, watchTabs } from './net/index.ts';
import { chooseLang, followLang, keptLang } from './text/index.ts';
import { applyTheme, readTheme } from './theme/index.ts';
import { takeBackSteps, watchFolds, watchFreshControls } from './ui/index.ts';

applyTheme(readTheme());
watchEdition();
watchStyles();
watchFreshControls();
watchFolds();
takeBackSteps();
watchTabs();
void greet();

function begin(): void {
  followLang();
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Russian is built in, so a dictionary that can't be fetched must not keep the page from starting. No top-level
// await: the chunk with the words imports this module, so awaiting it here would never end.
chooseLang(keptLang()).then(begin, begin);
