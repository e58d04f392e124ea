// @vitest-environment happy-dom
// What the film of a match has not shown yet, no other page of this phone reveals unasked (UX 7).

import type { HomeView, LiveMatchBrief } from '@dunmer/shared/protocol';
import type { Phase } from '@dunmer/shared/rules';
import { afterEach, expect, it } from 'vitest';
import { homeView, ME } from '../harness/homeView.ts';
import { mounted } from '../harness/mounted.tsx';
import { noteShown, tellAll } from '../shown/index.ts';
import { ru } from '../text/ru.ts';
import { Untold } from './untold.tsx';

const OTHER = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB' };
const live = (match: string, counted = false): LiveMatchBrief => ({
  match,
  seat: 'a',
  opponent: OTHER,
  stake: 5,
  counted,
});
const claimed = (match: string): HomeView => homeView({ claims: [{ match, claimant: 'me', other: OTHER }] });

/** Tells whether a page of this phone's owner is shown as it is. */
async function isShown(home: HomeView): Promise<boolean> {
  const page = await mounted(
    <Untold title="" home={home}>
      в кошельке двадцать
    </Untold>,
  );
  const html = page.everything();
  await page.unmount();
  expect(html.includes('двадцать')).not.toBe(html.includes(ru.untold.title));
  return html.includes('двадцать');
}

const table = (match: string, shown: Phase['at'], now: Phase['at'], whose = ME.person): void =>
  noteShown({ match, whose }, shown, now);

afterEach(() => ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7'].forEach(tellAll));

it('a match whose cards are laid hides nothing', async () => {
  table('m1', 'placing', 'placing');
  expect(await isShown(homeView({ match: live('m1') }))).toBe(true);
});

it('the count hides the pages until the film has shown it', async () => {
  table('m2', 'resolving', 'claiming');
  expect(await isShown(homeView({ match: live('m2', true) }))).toBe(false);
  table('m2', 'claiming', 'claiming');
  expect(await isShown(homeView({ match: live('m2', true) }))).toBe(true);
});

it('an open claim tells as much as the count, also when the match no longer binds (R14)', async () => {
  table('m3', 'resolving', 'claiming');
  expect(await isShown(claimed('m3'))).toBe(false);
  table('m3', 'claiming', 'claiming');
  expect(await isShown(claimed('m3'))).toBe(true);
});

it('the end hides the pages until it was shown, and a replay hides nothing again', async () => {
  table('m4', 'choosing', 'finished');
  table('m4', 'placing', 'placing');
  expect(await isShown(homeView())).toBe(false);
  table('m4', 'finished', 'finished');
  expect(await isShown(homeView())).toBe(true);
  table('m4', 'resolving', 'finished');
  expect(await isShown(homeView())).toBe(true);
});

it('a match of somebody else in this browser, of practice or against another owner, hides nothing', async () => {
  table('m5', 'placing', 'placing', '');
  table('m6', 'placing', 'placing', 'another');
  expect(await isShown(homeView())).toBe(true);
});

it('who wants to know is told at once', async () => {
  table('m7', 'placing', 'placing');
  const page = await mounted(
    <Untold title="" home={homeView()}>
      в кошельке двадцать
    </Untold>,
  );
  await page.press(ru.untold.tell);
  expect(page.everything()).toContain('двадцать');
  await page.unmount();
});
