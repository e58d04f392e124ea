// @vitest-environment happy-dom
// What the page of the deck, its sheets, and what lies over other pages show and offer at a moment of an event.

import { cardOf } from '@dunmer/shared/intrigue';
import { type ContractIntrigue, type ContractView, readOf } from '@dunmer/shared/protocol';
import type { DeckTable } from '@dunmer/shared/testing';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { forget } from '../device/index.ts';
import { contractView } from '../harness/contractView.ts';
import { ANNA_AT_HOME, deckPhone } from '../harness/deckPhone.ts';
import { answering } from '../harness/answering.ts';
import { homeView } from '../harness/homeView.ts';
import { ANNA, intrigueBrief, intrigueInfo, MOMENTS } from '../harness/intrigueView.ts';
import { home } from '../net/index.ts';
import { intrigueRu } from './intrigue.ru.ts';
import { AnswerSheet } from './answerSheet.tsx';
import { CardPick } from './cardPick.tsx';
import { ContractIntrigueCards, ContractOpenPlay } from './contractIntrigue.tsx';
import { IntrigueEntry } from './intrigueEntry.tsx';
import { IntrigueOver } from './intrigueOver.tsx';
import { IntrigueScreen } from './intrigueScreen.tsx';
import { Audience, OpenActions } from './openPart.tsx';
import { PlaySheet } from './playSheet.tsx';
import { PublicPart } from './publicPart.tsx';

const reader = ANNA.person;
const nothing = (): void => undefined;
const phone = deckPhone();
const { leave, said } = phone;

/** Returns the text of a part at this moment, with the server's answers. */
async function at(table: DeckTable, part: ReactNode): Promise<string> {
  await leave();
  const { path } = readOf('intrigue', {});
  answering({ [path]: intrigueInfo(table) });
  home.known.setState({ home: { ...ANNA_AT_HOME, intrigue: intrigueBrief(table) } });
  return said(part);
}

describe('over every page', () => {
  const over = (table: DeckTable, match: string | null = null, at: { readonly table?: 'patrons' } = {}) => {
    const brief = intrigueBrief(table);
    const seat = { seat: 'a', opponent: ANNA, stake: null, counted: false, ...at } as const;
    const bound = match === null ? null : { match, ...seat };
    return <IntrigueOver home={{ ...ANNA_AT_HOME, intrigue: brief, match: bound }} brief={brief} />;
  };

  it('what is answered in seconds comes before a surplus (IN10, IN19)', async () => {
    const [keep] = intrigueBrief(MOMENTS.surplus()).due;
    const [answer] = intrigueBrief(MOMENTS.asked()).due;
    if (keep === undefined || answer === undefined) throw new Error('both are awaited');
    const brief = { ...intrigueBrief(MOMENTS.asked()), due: [keep, answer] };
    const told = await at(
      MOMENTS.asked(),
      <IntrigueOver home={{ ...ANNA_AT_HOME, intrigue: brief }} brief={brief} />,
    );
    expect(told).toContain(intrigueRu.asked.title('Карманник'));
    expect(told).toContain('Ведис Телванни играет «Карманник» и называет вас.');
  });

  it('folded, it is named by what it waits for', async () => {
    await at(MOMENTS.asked(), over(MOMENTS.asked()));
    await phone.page?.press(intrigueRu.fold);
    expect(phone.page?.everything()).toContain(`<aside aria-label="${intrigueRu.asked.line('Карманник')}"`);
  });

  it('no sheet lies over the table of the reader’s own match, only a line; a surplus has a place at one table', async () => {
    const { asked, drop } = intrigueRu;
    history.replaceState(null, '', '/m/m1');
    const told = await at(MOMENTS.asked(), over(MOMENTS.asked(), 'm1'));
    expect([told.includes('dialog'), told.includes(asked.line('Карманник'))]).toEqual([false, true]);
    expect(await at(MOMENTS.surplus(), over(MOMENTS.surplus(), 'm1'))).not.toContain(drop.lines.keep);
    const patrons = await at(MOMENTS.surplus(), over(MOMENTS.surplus(), 'm1', { table: 'patrons' }));
    expect([patrons.includes('dialog'), patrons.includes(drop.lines.keep)]).toEqual([false, true]);
    await leave();
    history.replaceState(null, '', '/m/m2');
    expect(await at(MOMENTS.asked(), over(MOMENTS.asked(), 'm1'))).toContain('dialog');
    await leave();
    history.replaceState(null, '', '/');
  });
});

describe('the page', () => {
  const offersToShow = async (table: DeckTable): Promise<boolean> =>
    (await at(table, <IntrigueScreen />)).includes(intrigueRu.show.button);

  it('offers to show cards, but not with a surplus, switched off, or once the deck is closed (IN10, IN11)', async () => {
    expect(await offersToShow(MOMENTS.calm())).toBe(true);
    for (const moment of [MOMENTS.surplus, MOMENTS.off, MOMENTS.closed, MOMENTS.empty])
      expect(await offersToShow(moment())).toBe(false);
  });

  it('says why nothing comes after a ruin, and that nothing does once the deck is closed (IN6, IN25)', async () => {
    const { hand, state, entry } = intrigueRu;
    const told = await at(MOMENTS.ruined(), <IntrigueScreen />);
    expect([told.includes(hand.ruined), told.includes(hand.empty)]).toEqual([true, false]);
    const over = await at(MOMENTS.closed(), <IntrigueScreen />);
    expect([over.includes(state.noMore), over.includes(hand.ruined)]).toEqual([true, false]);
    const rung = async (table: DeckTable): Promise<boolean> =>
      (await said(<IntrigueEntry brief={{ ...intrigueBrief(table), ring: 9 }} />)).includes(entry.rung);
    expect([await rung(MOMENTS.calm()), await rung(MOMENTS.ruined())]).toEqual([true, false]);
  });

  it('says nothing of an audience or a surplus once the deck is closed, whatever was open then', async () => {
    const closed = (table: DeckTable): DeckTable => table.when({ type: 'closeDeck' });
    const isTold = async (table: DeckTable, word: string): Promise<boolean> =>
      (await at(table, <IntrigueScreen />)).includes(word);
    const audience = `aria-label="${intrigueRu.audience.title}"`;
    expect(await isTold(MOMENTS.audience(), audience)).toBe(true);
    expect(await isTold(closed(MOMENTS.audience()), audience)).toBe(false);
    const surplus = `>${intrigueRu.hands.surplus}<`;
    expect(await isTold(MOMENTS.surplus(), surplus)).toBe(true);
    expect(await isTold(closed(MOMENTS.surplus()), surplus)).toBe(false);
  });

  it('names others, and never the reader, as those to whom cards are shown', async () => {
    await at(MOMENTS.calm(), <IntrigueScreen />);
    await phone.page?.press(intrigueRu.show.button);
    const radios = [...document.querySelectorAll('dialog input[type=radio]')].map(
      (radio) => radio.closest('label')?.textContent ?? '',
    );
    expect(radios.some((name) => name.includes('Ведис Телванни'))).toBe(true);
    expect(radios.filter((name) => name.includes(ANNA.name))).toEqual([]);
  });

  it('says what came of the reader’s last action, or the last that named them, until it was read', async () => {
    const text = intrigueRu.open;
    const told = await at(MOMENTS.seen(), <IntrigueScreen />);
    const [, panel = ''] = told.split(`aria-label="${text.last}"`);
    const lines = ['Вы играете «Болтун»', 'пасует', 'чужую', 'срабатывает'];
    const places = lines.map((line) => panel.indexOf(line));
    expect(places).toEqual(places.filter((place) => place >= 0).toSorted((x, y) => x - y));
    for (const table of [MOMENTS.calm(), MOMENTS.asked(), MOMENTS.seen().when({ type: 'ring', ring: 1 })])
      expect(await at(table, <IntrigueScreen />)).not.toContain(text.last);
    // A reader who comes back has read it.
    expect(await at(MOMENTS.seen(), <IntrigueScreen />)).not.toContain(text.last);
    await leave();
    forget('intrigue.last');
    expect(await at(MOMENTS.seen(), <IntrigueScreen />)).toContain(text.last);
    expect(await at(MOMENTS.seen().when({ type: 'ring', ring: 1 }), <IntrigueScreen />)).not.toContain(
      text.last,
    );
  });

  it('counts no pile that is not shuffled yet (IN2)', async () => {
    const info = intrigueInfo(MOMENTS.empty());
    const { common } = info.deck;
    const sealed = { ...info, deck: { ...info.deck, common: { ...common, word: null, pile: 0 } } };
    await leave();
    answering({ [readOf('intrigue', {}).path]: sealed });
    home.known.setState({ home: { ...ANNA_AT_HOME, intrigue: intrigueBrief(MOMENTS.empty()) } });
    const told = await said(<IntrigueScreen />);
    expect(told).toContain(`${intrigueRu.state.pile}<dd>${intrigueRu.state.sealed}<`);
  });

  it('says whose answer an action waits for (IN19)', async () => {
    const text = intrigueRu.open;
    const open = (table: DeckTable) => said(<OpenActions info={intrigueInfo(table)} reader={reader} />);
    expect(await open(MOMENTS.asked())).toContain(text.waitsYou);
    expect(await open(MOMENTS.answered())).toContain(text.waitsYou);
    const info = intrigueInfo(MOMENTS.asked());
    expect(await said(<OpenActions info={info} reader="dora" />)).toContain(text.waits('Тралан'));
  });

  it('says who still chooses what to spend, of one as of one', async () => {
    const text = intrigueRu.open;
    const open = (table: DeckTable, who = reader) =>
      said(<OpenActions info={intrigueInfo(table, who)} reader={who} />);
    const table = MOMENTS.drop();
    expect(await open(table, 'dora')).toContain('Выбирают, что сбросить');
    const [spent = ''] = intrigueInfo(table, 'boris').deck.own.hand;
    table.drop('boris', spent);
    expect(await open(table)).toContain(text.dropsYou);
    expect(await open(table, 'dora')).toContain('Выбирает, что сбросить');
  });

  it('sells a draw of the audience to whoever may buy one (IN9)', async () => {
    const info = intrigueInfo(MOMENTS.audience());
    const button = intrigueRu.audience.button(info.buy ?? 0).replaceAll('\u00A0', ' ');
    expect(await said(<Audience info={info} reader={reader} onBuy={nothing} />)).toContain(button);
    const asked: unknown[] = [];
    await said(<Audience info={info} reader={reader} onBuy={(offer) => asked.push(offer)} />);
    await phone.page?.press(intrigueRu.audience.button(info.buy ?? 0));
    expect(asked).toEqual([{ audience: info.deck.common.audience?.who, price: info.buy }]);
    const bought = { ...info, buy: null };
    expect(await said(<Audience info={bought} reader={reader} onBuy={nothing} />)).not.toContain(button);
  });

  it('names what came at the audience, to whoever has bought and to whose it is', async () => {
    const { came, bought } = intrigueRu.news;
    const nameOf = (copy: string): string => PRINTED.intrigue.get(cardOf(copy))?.name.ru ?? '';
    const audience = MOMENTS.audience();
    const { buy } = intrigueInfo(audience);
    const after = { ...intrigueInfo(audience.when({ type: 'buyDraw', who: reader })), buy: null };
    const told = await said(<Audience info={after} reader={reader} onBuy={nothing} />);
    expect(told).toContain(bought(null, buy ?? 0).replaceAll('\u00A0', ' '));
    expect(told).toContain(came(nameOf(after.deck.own.hand.at(-1) ?? '')));
    const own = intrigueInfo(MOMENTS.calm().when({ type: 'openAudience', who: reader }));
    await leave();
    const mine = await said(<Audience info={own} reader={reader} onBuy={nothing} />);
    for (const copy of own.deck.own.hand.slice(-2)) expect(mine).toContain(came(nameOf(copy)));
  });

  it('has what was spent last first', async () => {
    const told = await said(<PublicPart info={intrigueInfo(MOMENTS.calm())} reader={reader} />);
    const [newest, older] = ['safe-conduct#1', 'locked-gates#1'].map((copy) => told.indexOf(copy));
    expect(newest).toBeGreaterThan(0);
    expect(older).toBeGreaterThan(newest ?? 0);
  });
});

it('the first page calls to nothing of a deck that rests but what is awaited', async () => {
  const brief = { ...intrigueBrief(MOMENTS.seen()), ring: 3, playable: 2, buy: 3 };
  const calls = [intrigueRu.entry.playable(2), intrigueRu.entry.rung];
  const on = await said(<IntrigueEntry brief={brief} />);
  const off = await said(<IntrigueEntry brief={{ ...brief, on: false }} />);
  expect(calls.map((call) => [on.includes(call), off.includes(call)])).toEqual([
    [true, false],
    [true, false],
  ]);
});

it('a deck that is closed for good reads otherwise than one that is off for now', async () => {
  const entry = async (moment: () => DeckTable): Promise<readonly boolean[]> => {
    const told = await said(<IntrigueEntry brief={intrigueBrief(moment())} />);
    return [intrigueRu.entry.off, intrigueRu.entry.closed].map((word) => told.includes(word));
  };
  expect(await entry(MOMENTS.off)).toEqual([true, false]);
  expect(await entry(MOMENTS.closed)).toEqual([false, true]);
  const over = await at(MOMENTS.closed(), <IntrigueScreen />);
  expect([over.includes(intrigueRu.wait.closed), over.includes(intrigueRu.wait.off)]).toEqual([true, false]);
});

describe('an action before it is played', () => {
  const send = vi.fn();
  const sheet = (copy: string, info = intrigueInfo(MOMENTS.calm())) => (
    <PlaySheet
      {...{ copy, info, home: ANNA_AT_HOME, onClose: nothing }}
      playing={{ sending: 'no', sent: null, error: null, answer: null, send, dismiss: nothing }}
    />
  );

  it('is not sent before exactly as many are chosen as it says (IN15)', async () => {
    await said(sheet('house-search#1'));
    await phone.page?.press(intrigueRu.play.button);
    expect(send).not.toHaveBeenCalled();
    expect(phone.page?.everything()).toContain('role="alert"');
  });

  it('says how long those whom it touches have for an answer, and nothing of it where it touches nobody', async () => {
    const answered = intrigueRu.play.answered(15).replaceAll('\u00A0', ' ');
    for (const copy of ['loose-tongue#1', 'scribes-audit#1'])
      expect(await said(sheet(copy))).toContain(answered);
    expect(await said(sheet('whetstone#1'))).not.toContain(answered);
  });

  it('says so where it can’t be played any more', async () => {
    const info = { ...intrigueInfo(MOMENTS.calm()), playable: [] };
    expect(await said(sheet('loose-tongue#1', info))).toContain(intrigueRu.play.gone);
  });
});

describe('a choice of cards', () => {
  it('names each for those who hear the page, and takes no more than it asks for', async () => {
    const copies = ['solace#1', 'slander#1', 'keyhole#1'];
    const props = { label: 'x', copies, picked: copies.slice(0, 2), most: 2, onPick: nothing };
    await said(<CardPick {...props} />);
    const boxes = [...document.querySelectorAll('input')];
    expect(boxes.map((box) => box.disabled)).toEqual([false, false, true]);
    expect(boxes[0]?.getAttribute('aria-label')).toMatch(/^Утешение, /);
  });
});

describe('an answer (IN19)', () => {
  const clock = { left: 9_000, full: 15_000, runs: true };
  const sheet = (answers: readonly string[], sending: 'no' | 'yes', isPassing: boolean) => (
    <AnswerSheet
      {...{ to: 'pickpocket#1', about: null, clock, answers, hindered: null, isPassing }}
      sending={{ sending, error: null }}
      {...{ onCancel: nothing, onPass: nothing, onSpend: nothing, onFold: nothing }}
    />
  );
  const pass = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === intrigueRu.asked.pass);

  it('says where nothing in hand cancels', async () => {
    expect(await said(sheet([], 'no', false))).toContain(intrigueRu.asked.none);
    expect(await said(sheet(['intercepted-letter#1'], 'no', false))).not.toContain(intrigueRu.asked.none);
  });

  it('is one: while a cancel is on its way nobody passes', async () => {
    await said(sheet(['intercepted-letter#1'], 'no', false));
    expect(pass()?.disabled).toBe(false);
    await said(sheet(['intercepted-letter#1'], 'yes', false));
    expect(pass()?.disabled).toBe(true);
  });
});

describe('in a contract', () => {
  const BORIS = { person: 'boris', name: 'Ведис Телванни', code: 'BBBBBBBB' };
  const contract = (party: 'one' | 'two', intrigue: ContractIntrigue): ContractView =>
    contractView({ party, one: ANNA, two: BORIS, text: 'Бочка мацта', sum: 30, intrigue });
  const play: NonNullable<ContractIntrigue['play']> = {
    by: 'two',
    asked: 'one',
    card: 'hard-bargain#1',
    cancels: [],
    asking: 1,
    left: 14_000,
    full: 15_000,
    runs: true,
    answers: [],
  };

  it('copies of one card are said once, each button by its card', async () => {
    const one = { type: 'demandWithIntrigue', proposal: null, roundings: [] } as const;
    const plays = ['hard-bargain#1', 'hard-bargain#2'].map((card) => ({ ...one, card }));
    await said(
      <ContractIntrigueCards contract={contract('one', { plays, play: null })} says="" home={homeView()} />,
    );
    const buttons = [...document.querySelectorAll('button')].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(buttons.filter((name) => name === 'Сыграть: Крепкая хватка')).toHaveLength(1);
  });

  it('each party reads who plays and whose answer it waits for (IN19, IN21)', async () => {
    const text = intrigueRu.contract;
    const [mine, theirs] = [
      await said(<ContractOpenPlay contract={contract('one', { plays: [], play })} />),
      await said(<ContractOpenPlay contract={contract('two', { plays: [], play })} />),
    ];
    expect(mine).toContain(text.open('Ведис Телванни', 'Крепкая хватка'));
    expect(mine).toContain(text.yours);
    expect(theirs).toContain(text.openMine('Крепкая хватка'));
    expect(theirs).toContain(text.waits('Тралан'));
  });
});
