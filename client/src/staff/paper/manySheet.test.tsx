// @vitest-environment happy-dom
// Papers for many are asked for in one sheet, which asks for the passphrase again once the server has forgotten it.

import { err, ok } from '@dunmer/shared/lib';
import { afterEach, expect, it, vi } from 'vitest';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { staffPerson } from '../../harness/staffPerson.ts';
import { typed } from '../../harness/typing.ts';
import * as net from '../../net/index.ts';
import { staffRu } from '../staff.ru.ts';
import { ManySheet } from './manySheet.tsx';
import { drawLink } from './useMany.ts';

const { gate, sheet, people } = staffRu;
const ANNA = staffPerson({ person: 'anna', name: 'Анна' });

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  vi.restoreAllMocks();
});

it('a passphrase that the server has forgotten is asked for, and the previews are asked for at once', async () => {
  let isLocked = true;
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(net, 'previewAll').mockImplementation(async (some) => {
    if (!isLocked) await late;
    return some.map(() =>
      isLocked ? err({ code: 'locked' }) : ok({ effects: [], undo: 'never', mark: 'seen' }),
    );
  });
  vi.spyOn(net, 'unlock').mockImplementation(async () => {
    isLocked = false;
    return ok(null);
  });
  const { me } = homeView();
  page = await mounted(
    <ManySheet
      me={{ ...me, passphrase: 'open' }}
      type="makeLink"
      title={people.link}
      items={[{ name: ANNA.name, isOnPaper: false, draw: () => drawLink(ANNA) }]}
      onClose={() => undefined}
    />,
  );
  await page.until(() => page.has(gate.submit));
  await typed('гуар', document.querySelector('input'));
  await page.press(gate.submit);
  // Asked anew, they are on their way, and the question does not stand there a second time.
  expect([page.has(gate.submit), page.everything().includes(sheet.asking)]).toEqual([false, true]);
  answer();
  await page.until(() => page.has(sheet.reasonFirst));
  expect(page.everything()).toContain(ANNA.name);
});
