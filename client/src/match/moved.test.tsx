// @vitest-environment happy-dom
// A phone from which its owner has moved on shows of the match what a watcher sees, and lets nothing be done (EVENT, "Who").

import { visibleTo } from '@dunmer/shared/fairness';
import type { MeInfo } from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { homeView } from '../harness/homeView.ts';
import { LocalMatch } from '../harness/localMatch.ts';
import { mounted } from '../harness/mounted.tsx';
import { sessionOf } from '../harness/sessionOf.ts';
import { home } from '../net/index.ts';
import { ru } from '../text/ru.ts';
import { tableRu } from '../text/table.ru.ts';
import { MatchTable } from './matchScreen.tsx';

const { tray, seal } = ru.match;

afterEach(() => home.known.setState({ home: undefined }));

const phone = (facts: Partial<MeInfo>): void => {
  const { me, ...rest } = homeView();
  home.known.setState({ home: { ...rest, me: { ...me, ...facts } } });
};

const match = new LocalMatch({ a: 'caravan', b: 'menagerie' }, 5);
match.promiseAndOpen();
match.do({ type: 'place', seat: 'a', laying: { row: 'front', cells: ['a0', 'a1', 'a2'] } });

async function tableOf(viewer: Viewer, by: 'seat' | 'link'): Promise<string> {
  const draft = [null, null, null, 'a3', null, null];
  const session = sessionOf(visibleTo(match.log, viewer), viewer, { draft });
  const page = await mounted(<MatchTable session={session} by={by} leave={() => undefined} />);
  const told = page.everything();
  await page.unmount();
  return told;
}

/** But for the line that says so, and for the room that it takes. */
const withoutLine = (told: string): string => told.replace(/<p[^>]*data-desk="read-only".*?(?=<main)/s, '');

describe('a phone that its owner has left', () => {
  it('shows what a watcher sees, and says so', async () => {
    phone({ controls: false });
    const told = await tableOf('a', 'seat');
    expect(told).toContain(tableRu.line.readOnly);
    expect(withoutLine(told)).toBe(await tableOf('watcher', 'link'));
  });

  it('has no cards to lay and nothing to seal with, which the one in charge has', async () => {
    phone({ controls: true });
    const own = await tableOf('a', 'seat');
    expect(own).toContain(tray.label);
    expect(own).not.toContain(tableRu.line.readOnly);
    phone({ controls: false });
    const told = await tableOf('a', 'seat');
    for (const words of [tray.label, seal.hold, 'aria-pressed', 'data-item'])
      expect(told).not.toContain(words);
  });

  it('says nothing of it at somebody else’s match, at which it only looks', async () => {
    phone({ controls: false });
    expect(await tableOf('watcher', 'link')).not.toContain(tableRu.line.readOnly);
  });
});
