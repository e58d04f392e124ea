// @vitest-environment happy-dom
// The page that checks the log of an intrigue deck, as it stands before a file is chosen.

import { expect, test } from 'vitest';
import { bringSettings } from '../harness/bringSettings.tsx';
import { mounted } from '../harness/mounted.tsx';
import { ru } from '../text/ru.ts';
import { DeckLogScreen } from './deckLogScreen.tsx';

test('whoever comes to this page alone can choose their language on it', async () => {
  await bringSettings();
  const page = await mounted(<DeckLogScreen />);
  expect(page.everything()).not.toContain(ru.settings.languages.en);
  await page.press(ru.settings.title);
  await page.until(() => page.everything().includes(ru.settings.languages.en));
  await page.unmount();
});
