// BringSettings: loads the part of the settings that comes on demand; for use before tests that open them.

import { SettingsSheet } from '../frame/index.ts';
import { mounted } from './mounted.tsx';

export async function bringSettings(): Promise<void> {
  const page = await mounted(<SettingsSheet open onClose={() => undefined} />);
  await page.settle();
  await page.unmount();
}
