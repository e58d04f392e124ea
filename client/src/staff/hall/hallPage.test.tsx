// @vitest-environment happy-dom
// The screen of the hall says that the event is paused, and by whom, and shows all matches at once.

import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { floorMatch, heardFloor } from '../../harness/floorView.ts';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { floor, home } from '../../net/live.ts';
import { ru } from '../../text/ru.ts';
import { staffRu } from '../staff.ru.ts';
import { gridOf, HallPage, useWayBack } from './hallPage.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

const { event } = homeView();
const heard = (paused: boolean) =>
  heardFloor({ event: { ...event, paused, pausedBy: paused ? 'Ведис' : null } });

it('a pause of the event is said above the matches, as long as it lasts', async () => {
  floor.known.setState({ heard: heard(true) });
  page = await mounted(<HallPage />);
  expect(page.everything()).toContain(ru.event.paused('Ведис'));
  await act(async () => floor.known.setState({ heard: heard(false) }));
  expect(page.everything()).not.toContain('паузе');
});

it('of many matches so many stand beside each other that all are seen at once', () => {
  const columns = [1, 2, 4, 5, 9, 10, 12].map((count) => gridOf(count)['--columns']);
  expect(columns).toEqual([1, 2, 2, 3, 3, 4, 4]);
  expect([1, 2, 8, 9, 12].map((count) => gridOf(count)['--rows'])).toEqual([1, 1, 3, 3, 3]);
});

it('where many names are long the letters are smaller, so that the last row stays above the edge', async () => {
  const named = (name: string, at: number) => {
    const { seats, ...match } = floorMatch({ match: `m${at}` });
    const person = { person: name, name, code: '' };
    return floorMatch({ ...match, seats: { a: { ...seats.a, person }, b: { ...seats.b, person } } });
  };
  const looks = async (...names: readonly string[]) => {
    await act(async () => floor.known.setState({ heard: heardFloor({ event, matches: names.map(named) }) }));
    return document.querySelector('ul')?.dataset['names'];
  };
  page = await mounted(<HallPage />);
  const long = 'Константинополис Всеволодович-Неревар Ин';
  expect(await looks(long, long, 'Ведис')).toBe('long');
  expect(await looks(long, 'Мивул', 'Ведис')).toBeUndefined();
});

it('where there are more than a screen holds, a screen of the hall shows them by turns, and says which', async () => {
  vi.useFakeTimers();
  const matches = Array.from({ length: 25 }, (_, at) => floorMatch({ match: `m${at + 1}` }));
  const { me, ...rest } = homeView();
  const reads = async (staff: 'display' | 'organiser') => {
    home.known.setState({ home: { ...rest, event, me: { ...me, staff } } });
    floor.known.setState({ heard: heardFloor({ event, matches }) });
    page = await mounted(<HallPage />);
  };
  const shown = () => [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  await reads('display');
  expect(shown()).toEqual(matches.slice(0, 9).map(({ match }) => `/hall/${match}`));
  expect(page?.everything()).toContain(staffRu.hall.turn(1, 9, 25));
  await act(async () => vi.advanceTimersByTime(12_000));
  expect(shown()).toEqual(matches.slice(9, 18).map(({ match }) => `/hall/${match}`));
  await act(async () => vi.advanceTimersByTime(12_000));
  expect(shown()).toEqual(matches.slice(18).map(({ match }) => `/hall/${match}`));
  expect(page?.everything()).toContain(staffRu.hall.turn(19, 25, 25));
  await act(async () => vi.advanceTimersByTime(12_000));
  expect(shown()[0]).toBe('/hall/m1');
  // With fewer the turn that had begun is over.
  await act(async () => floor.known.setState({ heard: heardFloor({ event, matches: matches.slice(0, 3) }) }));
  expect(shown()).toHaveLength(3);
  await page?.unmount();
  // Who has a page of their own scrolls.
  await reads('organiser');
  expect(shown()).toHaveLength(25);
  vi.useRealTimers();
});

it('where long names leave room for fewer, a screen of the hall shows fewer at once, and all of them by turns', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 720);
  const matches = Array.from({ length: 8 }, (_, at) => floorMatch({ match: `m${at + 1}` }));
  const shown = () => document.querySelectorAll('li').length;
  const high = vi
    .spyOn(HTMLElement.prototype, 'scrollHeight', 'get')
    .mockImplementation(() => 60 + 120 * shown());
  const { me, ...rest } = homeView();
  const reads = async (staff: 'display' | 'organiser') => {
    home.known.setState({ home: { ...rest, event, me: { ...me, staff } } });
    floor.known.setState({ heard: heardFloor({ event, matches }) });
    page = await mounted(<HallPage />);
  };
  await reads('display');
  expect(shown()).toBe(4);
  expect(page?.everything()).toContain(staffRu.hall.turn(1, 4, 8));
  await act(async () => vi.advanceTimersByTime(12_000));
  expect(page?.everything()).toContain(staffRu.hall.turn(5, 8, 8));
  // A larger screen holds all of them.
  vi.stubGlobal('innerHeight', 1080);
  await act(async () => void dispatchEvent(new Event('resize')));
  expect(shown()).toBe(8);
  await page?.unmount();
  vi.stubGlobal('innerHeight', 720);
  await reads('organiser');
  expect(shown()).toBe(8);
  high.mockRestore();
  vi.useRealTimers();
});

it('shows no match that is over, though it still calls for a referee, and goes back from it', async () => {
  const over = floorMatch({ match: 'm1', phase: 'finished' });
  floor.known.setState({ heard: heardFloor({ event, matches: [over, floorMatch({ match: 'm2' })] }) });
  page = await mounted(<HallPage />);
  expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/hall/m2',
  ]);
  vi.useFakeTimers();
  const back = vi.fn();
  const Match = () => {
    useWayBack('m1', true, back);
    return null;
  };
  await page.show(<Match />);
  await vi.advanceTimersByTimeAsync(121_000);
  expect(back).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('goes back by itself from a match that is over, but not on a phone of somebody who looks on', async () => {
  vi.useFakeTimers();
  const back = vi.fn();
  const Match = ({ isHall }: { readonly isHall: boolean }) => {
    useWayBack('m1', isHall, back);
    return null;
  };
  page = await mounted(<Match isHall />);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(back).not.toHaveBeenCalled();
  await act(async () => floor.known.setState({ heard: heard(false) }));
  await vi.advanceTimersByTimeAsync(119_000);
  expect(back).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(back).toHaveBeenCalledTimes(1);
  await act(async () =>
    floor.known.setState({ heard: heardFloor({ event, matches: [floorMatch({ match: 'm1' })] }) }),
  );
  await vi.advanceTimersByTimeAsync(600_000);
  expect(back).toHaveBeenCalledTimes(1);
  await page.show(<Match isHall={false} />);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(back).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
