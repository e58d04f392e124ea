// @vitest-environment happy-dom
// The acts of staff beside the board of a match, and that there are none for somebody with an interest in it.

import type { FloorMatch, FloorView, StaffMatch } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { floorMatch, heardFloor } from '../../harness/floorView.ts';
import { homeView } from '../../harness/homeView.ts';
import { lonePage } from '../../harness/lonePage.ts';
import { tableOf } from '../../harness/sessionOf.ts';
import type { Mounted } from '../../harness/mounted.tsx';
import { floor, home } from '../../net/live.ts';
import { staffRu } from '../staff.ru.ts';
import { MatchActs } from './matchActs.tsx';

const { match: text, matches } = staffRu;
const names = { a: 'Тралан', b: 'Мивул' };

const MATCH = floorMatch({ awaited: [{ seat: 'a', what: 'front', since: 0 }] });
const CALLED: Partial<FloorMatch> = { desk: { ...MATCH.desk, calls: ['b'] } };
const OWED: StaffMatch = {
  match: 'm',
  seat: null,
  seats: { a: { name: names.a }, b: { name: names.b } },
  kind: 'stake',
  stake: 3,
  phase: 'finished',
  result: { kind: 'awarded', winner: 'b' },
  settled: [],
  contract: null,
  opened: MATCH.opened,
  owed: [{ from: 'a', to: 'b', sum: 3 }],
  owedCards: [],
};
const ENDED = { phase: 'finished', ending: { kind: 'conceded' }, notes: [] } as const;

const mounted = lonePage();
let reader = 0;

const READER = 'referee';

/** Lets a referee be here, with the lists that the server would answer. */
function asReferee(one: StaffMatch): FloorView['event'] {
  answering({ '/staff/matches': { items: [one], next: null } });
  const { me, event, ...rest } = homeView();
  const who = `referee ${(reader += 1)}`;
  home.known.setState({
    home: { ...rest, event, me: { ...me, person: who, staff: READER, trades: false, passphrase: 'open' } },
  });
  return event;
}

/** Mounts what a referee finds beside the match. */
async function beside(
  live: Partial<FloorMatch>,
  moves: FloorView['moves'] = [],
  paused = false,
): Promise<Mounted> {
  const event = { ...asReferee(OWED), paused };
  floor.known.setState({
    heard: heardFloor({ matches: [{ ...MATCH, ...live }], moves, version: reader, event }),
  });
  const shown = live.phase === 'finished' ? ENDED : null;
  const page = await mounted(<MatchActs match="m" role={READER} names={names} shown={shown} table={null} />);
  await page.settle();
  return page;
}

const acts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('button[data-act]')].map((button) => button.getAttribute('data-act'));

it('a referee hurries who is waited for, and is told that nobody has called', async () => {
  const desk = await beside({});
  expect(acts()).toEqual(expect.arrayContaining(['nudgeSeat', 'applyDefault', 'award', 'voidMatch']));
  expect(desk.everything()).toContain(text.notCalled);
});

it('nobody is hurried in a pause of the match or of the event', async () => {
  for (const [ofMatch, ofEvent] of [
    [false, false],
    [true, false],
    [false, true],
  ] as const) {
    const page = await beside({ desk: { ...MATCH.desk, paused: ofMatch } }, [], ofEvent);
    expect(acts().includes('nudgeSeat')).toBe(!ofMatch && !ofEvent);
    await page.unmount();
  }
});

it('where somebody has called, what is hidden may be opened', async () => {
  const desk = await beside(CALLED);
  expect(acts()).toEqual(expect.arrayContaining(['openCards', 'openDecks', 'openPurses']));
  expect(desk.everything()).not.toContain(text.notCalled);
});

it('what is offered for both players is told apart by whose it is', async () => {
  const both = (['a', 'b'] as const).map((seat) => ({ seat, what: 'front', since: 0 }) as const);
  const moves = Object.values(MATCH.seats).flatMap(({ person }, at) =>
    person === null ? [] : { move: `ABCD234${at}`, person, at: MATCH.opened },
  );
  await beside({ awaited: both }, moves);
  const named = [...document.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  for (const act of ['nudgeSeat', 'allowMoveFor'])
    expect(acts().filter((other) => other === act)).toHaveLength(2);
  expect(new Set(named).size).toBe(named.length);
});

it('whoever has an interest in it finds nothing to do, and is told why', async () => {
  const desk = await beside({ ...CALLED, mayAct: false });
  expect(acts()).toEqual([]);
  expect(desk.everything()).toContain(text.own);
});

it('what is owed of a match that is over is read by everybody, and collected by whoever has no interest', async () => {
  for (const mayAct of [true, false]) {
    const desk = await beside({ phase: 'finished', awaited: [], mayAct });
    await desk.until(() => desk.everything().includes(matches.owed));
    expect(desk.everything()).toContain('Тралан');
    expect(acts().includes('collectDebts')).toBe(mayAct);
    await desk.unmount();
  }
});

it('a match that a fault has stopped and that is over has its end beside it, by whom and why, and what is owed', async () => {
  const event = asReferee({
    ...OWED,
    result: { kind: 'voided', winner: null },
    settled: [
      {
        kind: 'voided',
        winner: null,
        by: 'organiser',
        who: { person: 'two', name: 'Мастер', code: 'BBBBBBBB' },
        reason: 'Сбой',
        at: MATCH.opened,
      },
    ],
  });
  floor.known.setState({ heard: heardFloor({ matches: [], moves: [], version: reader, event }) });
  const table = { ...tableOf('m', [names.a, names.b]), stopped: 'over' } as const;
  const desk = await mounted(<MatchActs match="m" role={READER} names={names} shown={null} table={table} />);
  await desk.until(() => desk.everything().includes(matches.standing));
  expect(desk.everything()).toContain('Сбой');
  expect(desk.everything()).toContain(matches.owed);
});

it('a match at the patrons’ table that is over moves no cards when it is settled anew', async () => {
  const event = asReferee({ ...OWED, owed: [] });
  floor.known.setState({ heard: heardFloor({ matches: [], moves: [], version: reader, event }) });
  const table = { ...tableOf('m', [names.a, names.b]), table: 'patrons' } as const;
  const desk = await mounted(<MatchActs match="m" role={READER} names={names} shown={ENDED} table={table} />);
  await desk.settle();
  expect(desk.everything()).toContain(staffRu.patrons.ends.over);
  expect(desk.everything()).not.toContain(text.over);
});
