// @vitest-environment happy-dom
// Lists that show less to somebody with an interest in a match say so (EVENT, "Who").

import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { heardFloor } from '../harness/floorView.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home } from '../net/index.ts';
import { floor } from '../net/live.ts';
import { SectionPage } from './sectionPage.tsx';
import { Desk } from './shell/desk.tsx';
import { staffRu } from './staff.ru.ts';

const said = staffRu.cards.interested;

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

it.each(['cards', 'contracts'] as const)('the list of %s', async (section) => {
  answering({ '/staff/contracts': { items: [], next: null }, '/staff/': [] });
  const { me, event, ...rest } = homeView();
  home.known.setState({ home: { ...rest, event, me: { ...me, staff: 'organiser', passphrase: 'open' } } });
  floor.known.setState({ heard: heardFloor({ event }) });
  page = await mounted(<SectionPage section={section} />);
  expect(page.everything()).not.toContain(said[section]);
  await act(async () => floor.known.setState({ heard: heardFloor({ event, interest: 'party' }) }));
  expect(page.everything()).toContain(said[section]);
});

it('whoever comes to a page of the desk by keys starts at its top', async () => {
  answering({ '/staff/': [] });
  const { me, ...rest } = homeView();
  home.known.setState({ home: { ...rest, me: { ...me, staff: 'organiser', passphrase: 'open' } } });
  page = await mounted(<SectionPage section="people" />);
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('whoever is frozen reads that they can look, but not act, before an act is refused', async () => {
  answering({ '/staff/': [] });
  const { me, ...rest } = homeView();
  for (const frozen of [true, false]) {
    const one = { ...me, frozen, staff: 'organiser', passphrase: 'open' } as const;
    home.known.setState({ home: { ...rest, me: one } });
    page = await mounted(<SectionPage section="people" />);
    expect(page.everything().includes(staffRu.floor.frozen)).toBe(frozen);
    await page.unmount();
    page = null;
  }
});

it('a section of a module that was never switched on is not there yet; others are not for everybody', async () => {
  answering({ '/staff/': [] });
  const { me, ...rest } = homeView();
  const told = async (staff: 'organiser' | 'referee', section: 'promises' | 'people'): Promise<string> => {
    home.known.setState({ home: { ...rest, me: { ...me, staff, passphrase: 'open' } } });
    page = await mounted(
      <Desk section={section} title="">
        {() => null}
      </Desk>,
    );
    const everything = page.everything();
    await page.unmount();
    page = null;
    return everything;
  };
  expect(await told('organiser', 'promises')).toContain(staffRu.notYet);
  expect(await told('referee', 'people')).toContain(staffRu.notHere);
});
