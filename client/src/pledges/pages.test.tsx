// @vitest-environment happy-dom
// The page of promises and its sheets: whose each promise is, what can be done with it now, what is sent, and who
// gave, played, showed or paid what.

import type {
  HandItem,
  HomeView,
  PersonBrief,
  PledgeItem,
  PledgesBrief,
  PledgesInfo,
} from '@dunmer/shared/protocol';
import { givingSeal } from '@dunmer/shared/pledges';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, keptKeys } from '../device/index.ts';
import { answering } from '../harness/answering.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { typed } from '../harness/typing.ts';
import { home, outbox } from '../net/index.ts';
import { isShownAnew } from './news.ts';
import { PledgeEntry } from './pledgeEntry.tsx';
import { PromisesScreen } from './promisesScreen.tsx';
import { pledgesRu } from './pledges.ru.ts';
import { SealCheck } from './sealCheck.tsx';

const BORIS: PersonBrief = { person: 'boris', name: 'Ведис', code: 'BBBBBBBB' };
const CAROL: PersonBrief = { person: 'carol', name: 'Мехра', code: 'CCCCCCCC' };
const AT = '2026-08-01T18:00:00.000Z';
const item = (owner: PersonBrief, card: string): PledgeItem => ({
  pledge: `${owner.person}/${card}`,
  owner,
  card,
});
const held = (owner: PersonBrief, card: string, free = false): HandItem => ({ ...item(owner, card), free });

let page: Mounted | null = null;
const leave = async (): Promise<void> => {
  await page?.unmount();
  page = null;
};
beforeEach(() => {
  for (const key of keptKeys('pledges.')) forget(key);
  vi.stubGlobal('scrollTo', () => undefined);
  outbox.entries.replace([]);
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  outbox.entries.replace([]);
  home.known.setState({ home: undefined });
});

const plain = (words: string): string => words.replaceAll('\u00A0', ' ');
const everything = (): string => plain(page?.everything() ?? '');
const sent = () => outbox.entries.getState().map(({ command }) => command);

async function said(part: ReactNode): Promise<string> {
  await leave();
  page = await mounted(part);
  for (let i = 0; i < 3; i += 1) await page.settle();
  return everything();
}

/** Returns the text of the page of promises. */
async function promises(facts: Partial<PledgesInfo>, shown = 0, inHand = 0): Promise<string> {
  const hand = (trader: PersonBrief) => ({ trader, house: 'hideout', size: 1, ruined: false });
  const info: PledgesInfo = {
    on: true,
    house: 'hideout',
    hand: [],
    held: [],
    fronts: [],
    out: [],
    given: [],
    played: [],
    shown: [],
    paid: [],
    hands: [ME, BORIS, CAROL].map(hand),
    ...facts,
  };
  await leave();
  const asked = answering({ '/me/pledges': info });
  const known: HomeView = homeView({ pledges: { hand: inHand, front: 0, playable: 0, shown } });
  home.known.setState({ home: known });
  await said(<PromisesScreen />);
  await page?.until(() => asked.length > 0 && page?.everything().includes('data-hand') === true);
  return everything();
}

/** Tells whether the text contains these words in this order. */
const inOrder = (text: string, ...words: readonly string[]): boolean =>
  words.every((word, nth) => {
    const before = nth === 0 ? 0 : text.indexOf(words[nth - 1] ?? '');
    return text.includes(word) && text.indexOf(word) >= before;
  });
/** Returns the lines of a folded list, by its title. */
const linesOf = (title: string): readonly string[] => {
  const fold = [...document.querySelectorAll('details')].find((each) =>
    each.querySelector('summary')?.textContent.startsWith(title),
  );
  return [...(fold?.querySelectorAll('ul > li, ol > li') ?? [])].map((line) => plain(line.textContent));
};

describe('the hand', () => {
  it('has what others have given first, and of that what can be played now; nobody plays their own (PR10)', async () => {
    const hand = [held(ME, 'the-cut'), held(BORIS, 'whisper'), held(CAROL, 'the-cut', true)];
    const told = await promises({ hand });
    const [free, bound, own] = ['carol/the-cut', 'boris/whisper', 'me/the-cut'];
    expect(inOrder(told, ...[free, bound, own].map((key) => `data-pledge="${key}"`))).toBe(true);
    expect(told.split(pledgesRu.play.button).length - 1).toBe(1);
    expect(inOrder(told, pledgesRu.by(CAROL.name), pledgesRu.by(BORIS.name), pledgesRu.byMe)).toBe(true);
  });

  it('The Cut is played with a sum, and not without (PR11)', async () => {
    const { play } = pledgesRu;
    await promises({ hand: [held(CAROL, 'the-cut', true)] });
    await page?.press(play.button);
    expect(everything()).toContain(plain(play.means(CAROL.name)));
    expect(everything()).toContain(play.lies);
    await page?.press(play.button);
    expect([sent(), everything().includes(play.noSum)]).toEqual([[], true]);
    await typed('5');
    await page?.press(play.button);
    expect([sent(), everything().includes(plain(play.tooLittle(6)))]).toEqual([[], true]);
    await typed('30');
    await page?.press(play.button);
    expect(sent()).toMatchObject([{ type: 'playPledge', pledge: 'carol/the-cut', named: 30 }]);
  });

  it('what asks for no sum is played with none', async () => {
    await promises({ hand: [held(CAROL, 'offence', true)] });
    await page?.press(pledgesRu.play.button);
    await page?.press(pledgesRu.play.button);
    expect(sent()).toMatchObject([{ type: 'playPledge', pledge: 'carol/offence', named: null }]);
  });

  it('is shown to others, and never to oneself (PR3)', async () => {
    await promises({ hand: [held(ME, 'the-cut')] });
    await page?.press(pledgesRu.show.button);
    const names = [...document.querySelectorAll('dialog label')].map((label) => label.textContent);
    expect(names.some((name) => name.includes(BORIS.name))).toBe(true);
    expect(names.filter((name) => name.includes(ME.name))).toEqual([]);
  });

  it('is offered to be shown while they are on, and some are there (PR3)', async () => {
    const hand = [held(ME, 'the-cut')];
    const offers = async (facts: Partial<PledgesInfo>) =>
      (await promises(facts)).includes(pledgesRu.show.button);
    expect([await offers({ hand }), await offers({ hand, on: false }), await offers({})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('says why nothing is played: switched off for now, or closed for good (PR27)', async () => {
    const { off, closed } = pledgesRu;
    const told = [
      await promises({}),
      await promises({ on: false }),
      await promises({ on: false, closed: true }),
    ];
    expect(told.map((text) => [text.includes(off), text.includes(closed)])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });
});

it('the first page says what there is, and calls to what can be played and what was shown', async () => {
  const { entry } = pledgesRu;
  const told = async (facts: Partial<PledgesBrief>) => {
    const brief = { hand: 3, front: 0, playable: 0, shown: 0, ...facts };
    const text = await said(<PledgeEntry brief={brief} />);
    return [
      entry.hand(3),
      entry.front(facts.front ?? 0),
      entry.playable(facts.playable ?? 0),
      entry.shown,
    ].map((words) => text.includes(plain(words)));
  };
  expect(await told({})).toEqual([true, false, false, false]);
  expect(await told({ front: 2, playable: 1, shown: 99 })).toEqual([true, true, true, true]);
});

it('on the first page what has come is told, until its page was looked at', async () => {
  const { come } = pledgesRu.entry;
  const told = (hand: number) => said(<PledgeEntry brief={{ hand, front: 0, playable: 0, shown: 0 }} />);
  expect(await told(3)).not.toContain(come.hand);
  await leave();
  expect(await told(4)).toContain(come.hand);
  await leave();
  await promises({}, 0, 4);
  await leave();
  expect(await told(4)).not.toContain(come.hand);
});

describe('what lies and is set aside', () => {
  const lying = { named: null, match: null, letGo: false };

  it('says before whom, with which sum, and that what a match holds comes home after it', async () => {
    const { front } = pledgesRu;
    const told = await promises({
      fronts: [
        { ...item(BORIS, 'the-cut'), ...lying, holder: ME, named: 30 },
        { ...item(ME, 'blessing'), ...lying, holder: CAROL, match: 'm' },
      ],
    });
    const both = [front.mine, plain(front.named(30)), front.others, front.holder(CAROL.name), front.inMatch];
    expect(inOrder(told, ...both)).toBe(true);
    expect(told).not.toContain(front.holder(ME.name));
    // Each promise is in exactly one place.
    for (const key of ['boris/the-cut', 'me/blessing'])
      expect(told.split(`data-pledge="${key}"`)).toHaveLength(2);
    expect(told).not.toContain(pledgesRu.letGo.button);
  });

  it('is let go by its holder once they have read what that means (PR14)', async () => {
    const { letGo } = pledgesRu;
    await promises({ fronts: [{ ...item(BORIS, 'the-cut'), ...lying, holder: ME, letGo: true }] });
    await page?.press(letGo.button);
    expect(sent()).toEqual([]);
    expect(everything()).toContain(letGo.means(BORIS.name));
    await page?.press(letGo.button);
    expect(sent()).toMatchObject([{ type: 'letGoPledge', pledge: 'boris/the-cut' }]);
  });

  it('says who gives what a contract has set aside', async () => {
    const { mine, theirs } = pledgesRu.held;
    const told = await promises({
      held: [
        { ...item(CAROL, 'the-cut'), contract: 'k1', by: ME },
        { ...item(CAROL, 'whisper'), contract: 'k2', by: BORIS },
      ],
    });
    expect(inOrder(told, mine, '/contract/k1', theirs(BORIS.name), '/contract/k2')).toBe(true);
  });
});

describe('what everybody knows', () => {
  it('says how many each holds, and who is ruined (PR25)', async () => {
    const hand = (trader: PersonBrief, ruined: boolean) => ({ trader, house: null, size: 4, ruined });
    await promises({ hands: [hand(ME, false), hand(BORIS, true)] });
    expect(linesOf(pledgesRu.hands.title)).toEqual([
      `${ME.name}${plain(pledgesRu.hands.size(4))}`,
      `${BORIS.name}${pledgesRu.hands.ruined}`,
    ]);
  });

  it('is read where it was shown, and calls no more', async () => {
    expect(isShownAnew(7)).toBe(true);
    await promises({}, 7);
    expect([isShownAnew(7), isShownAnew(8)]).toEqual([false, true]);
  });

  it('says who has paid whom how much, and what people have to pay themselves (PR22)', async () => {
    const { paid } = pledgesRu;
    await promises({
      paid: [
        { item: item(BORIS, 'the-cut'), from: BORIS, to: ME, sum: 10, byHand: false, at: AT },
        { item: item(ME, 'backing'), from: ME, to: CAROL, sum: 4, byHand: true, at: AT },
      ],
    });
    const [first = '', second = ''] = linesOf(paid.title);
    expect(first).toContain(`${paid.line(BORIS.name, paid.you)}${plain(paid.sum(10))}`);
    expect(second).toContain(`${paid.line(paid.you, CAROL.name)}${plain(paid.sum(4))}`);
    expect([first, second].map((line) => line.includes(paid.byHand))).toEqual([false, true]);
  });

  it('says who has shown what, to everybody or to the reader alone (PR3)', async () => {
    const { shown } = pledgesRu;
    const items = [item(BORIS, 'whisper')];
    const show = (from: PersonBrief, everybody: boolean) => ({ from, everybody, items, at: AT });
    await promises({ shown: [show(ME, true), show(BORIS, true), show(CAROL, false)] });
    const says = [shown.mine, shown.all(BORIS.name), shown.you(CAROL.name)];
    const lines = linesOf(shown.title).filter((line) => says.some((words) => line.startsWith(words)));
    expect(lines.map((line) => says.find((words) => line.startsWith(words)))).toEqual(says);
  });

  it('says who has played whose, with which sum (PR11)', async () => {
    const { played, front, by } = pledgesRu;
    await promises({ played: [{ item: item(BORIS, 'the-cut'), by: CAROL, named: 9, match: null, at: AT }] });
    expect(linesOf(played.title)[0]).toContain(
      `${played.line(CAROL.name, 'Доля')}${by(BORIS.name)}${plain(front.named(9))}`,
    );
  });

  it('says who has given to whom, and which to those two alone (PR8)', async () => {
    const { given } = pledgesRu;
    const giving = { at: AT, hash: 'h', salt: null };
    await promises({
      given: [
        { ...giving, from: ME, to: BORIS, item: item(ME, 'whisper'), contract: 'k1' },
        { ...giving, from: BORIS, to: CAROL, item: null, contract: null },
      ],
    });
    const [own = '', others = ''] = linesOf(given.title);
    expect([own.includes(given.secret), own.includes('Шёпот'), own.includes(given.contract)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(own).toContain(given.line(ME.name, BORIS.name));
    expect(others).toContain(`${given.line(BORIS.name, CAROL.name)}${given.secret}`);
    expect(others).not.toContain(given.contract);
  });

  it('opens a seal once they are closed, and says whether it fits what was given (PR27)', async () => {
    const { check } = pledgesRu.given;
    const salt = 'ab'.repeat(32);
    const giving = (card: string) => ({
      from: BORIS,
      to: CAROL,
      at: AT,
      contract: null,
      salt,
      item: item(ME, card),
      hash: givingSeal('k1', 'two', salt, { owner: ME.person, card: 'whisper' }),
      sealed: { contract: 'k1', party: 'two' } as const,
    });
    const told = async (card: string): Promise<string> => {
      await said(<SealCheck giving={giving(card)} />);
      await act(async () => {
        const details = document.querySelector('details');
        if (details !== null) details.open = true;
        details?.dispatchEvent(new Event('toggle'));
      });
      return everything();
    };
    const [right, wrong] = [await told('whisper'), await told('surety')];
    expect([right.includes(check.agrees), right.includes(check.differs)]).toEqual([true, false]);
    expect(right).toContain(check.side.two);
    expect([wrong.includes(check.agrees), wrong.includes(check.differs)]).toEqual([false, true]);
    expect(await said(<SealCheck giving={{ ...giving('whisper'), salt: null }} />)).not.toContain(
      check.title,
    );
  });
});
