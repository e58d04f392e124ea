// @vitest-environment happy-dom
// While nobody could play yet, the first page of the desk leads an organiser to the people, and then to their links.

import { setTimeout } from 'node:timers/promises';
import type { StaffPerson, StaffRole } from '@dunmer/shared/protocol';
import { act } from 'react';
import { expect, it } from 'vitest';
import { staffPerson } from '../../harness/staffPerson.ts';
import { answering } from '../../harness/answering.ts';
import { heardFloor } from '../../harness/floorView.ts';
import { homeView } from '../../harness/homeView.ts';
import { lonePage } from '../../harness/lonePage.ts';
import { floor, home } from '../../net/live.ts';
import { staffRu } from '../staff.ru.ts';
import { FloorPage } from './floorPage.tsx';

const { empty, first: text } = staffRu.floor;
const MASTER = staffPerson({ person: 'me', name: 'Мастер', staff: 'organiser', trades: false });
const trader = (link: StaffPerson['link']) => staffPerson({ person: `with ${link}`, link });

const mounted = lonePage();
let reader = 0;

/**
 * Returns the page's words, and whether it asked for people. Each call is another reader, whose lists are not cached.
 */
async function read(
  people: readonly StaffPerson[],
  staff: StaffRole = 'organiser',
): Promise<{ readonly words: string; readonly asked: boolean }> {
  const asked = answering({ '/staff/people': people });
  const { me, ...rest } = homeView();
  const person = `reader ${(reader += 1)}`;
  home.known.setState({ home: { ...rest, me: { ...me, person, staff, trades: false } } });
  floor.known.setState({ heard: heardFloor({ version: reader, event: rest.event }) });
  const desk = await mounted(<FloorPage />);
  await desk.until(() => desk.everything().includes(empty));
  await act(() => setTimeout(20));
  return { words: desk.everything(), asked: asked.some((path) => path.includes('/staff/people')) };
}

it('to people where nobody trades yet', async () => {
  const { words } = await read([MASTER]);
  expect(words).toContain(text.people);
  expect(words).toContain(text.go);
});

it('to links where no trader has one', async () => {
  expect((await read([MASTER, trader('none')])).words).toContain(text.links);
});

it('nowhere once a trader has one', async () => {
  expect((await read([MASTER, trader('none'), trader('made')])).words).not.toContain(text.title);
});

it('and referees nowhere: they have no page of people', async () => {
  const { words, asked } = await read([MASTER], 'referee');
  expect(words).not.toContain(text.title);
  expect(asked).toBe(false);
});
