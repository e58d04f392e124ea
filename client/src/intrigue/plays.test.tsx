// @vitest-environment happy-dom
// A card before it is played, as an action or in a contract: what its sheet says would follow, and what is sent.

import { type ContractIntrigue, type ContractView, readOf } from '@dunmer/shared/protocol';
import { act } from 'react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { contractView, signed } from '../harness/contractView.ts';
import { ANNA_AT_HOME, deckPhone, plain } from '../harness/deckPhone.ts';
import { homeView } from '../harness/homeView.ts';
import { ANNA, intrigueBrief, intrigueInfo, MOMENTS } from '../harness/intrigueView.ts';
import { home, outbox } from '../net/index.ts';
import { intrigueRu } from './intrigue.ru.ts';
import { ContractIntrigueCards } from './contractIntrigue.tsx';
import { IntrigueEntry } from './intrigueEntry.tsx';
import { IntrigueScreen } from './intrigueScreen.tsx';
import { isRungAnew, readShown, readTaken } from './news.ts';
import { PlaySheet } from './playSheet.tsx';
import { contractRu } from '../text/contract.ru.ts';

const nothing = (): void => undefined;
const { play: text } = intrigueRu;

const phone = deckPhone();
const { leave, everything, said } = phone;

const pick = (nth: number): Promise<void> =>
  act(async () => {
    const inputs = document.querySelectorAll<HTMLInputElement>(
      'dialog input[type=checkbox], dialog input[type=radio]',
    );
    inputs[nth]?.click();
  });

describe('an action', () => {
  const send = vi.fn();
  beforeEach(() => send.mockClear());
  const sheet = (copy: string, info = intrigueInfo(MOMENTS.calm()), settings = {}) => {
    const { event } = ANNA_AT_HOME;
    const at = { ...ANNA_AT_HOME, event: { ...event, settings: { ...event.settings, ...settings } } };
    const playing = { sending: 'no', sent: null, error: null, answer: null, send, dismiss: nothing } as const;
    return <PlaySheet {...{ copy, info, home: at, playing, onClose: nothing }} />;
  };
  const holding = (copy: string) => {
    const { deck, ...info } = intrigueInfo(MOMENTS.calm());
    const own = { ...deck.own, hand: [...deck.own.hand, copy] };
    return { ...info, deck: { ...deck, own } };
  };

  it('says before whom it will lie, or that it is spent', async () => {
    const ways = [
      ['deep-sleeves#9', text.liesOwn],
      ['under-watch#9', text.liesTheirs],
      ['loose-tongue#1', text.spent],
    ] as const;
    for (const [copy, says] of ways) {
      const told = await said(sheet(copy, holding(copy)));
      expect(ways.map(([, way]) => way).filter((way) => told.includes(way))).toEqual([says]);
    }
  });

  it('says how long others have for their answer as the event has set it (IN19)', async () => {
    expect(await said(sheet('loose-tongue#1', undefined, { responseTime: 40 }))).toContain(
      plain(text.answered(40)),
    );
  });

  it('that may choose nothing says how many at most, and what none of them means (IN15)', async () => {
    const info = holding('burnt-letters#9');
    const from = info.deck.own.hand.slice(0, 5);
    const playable = [{ copy: 'burnt-letters#9', from, atLeast: 0, atMost: 3 }];
    const told = await said(sheet('burnt-letters#9', { ...info, playable }));
    expect(told).toContain(plain(text.upTo(3)));
    expect(told).not.toContain(plain(text.exactly(3)));
    expect(told).toContain(text.nothing);
    await pick(0);
    expect(everything()).not.toContain(text.nothing);
  });

  it('is not sent with what is there no more', async () => {
    const info = intrigueInfo(MOMENTS.calm());
    const playable = info.playable.find(({ copy }) => copy === 'house-search#1');
    if (playable === undefined) throw new Error('it can be played');
    await said(sheet('house-search#1', info));
    await pick(0);
    await pick(1);
    const [gone] = playable.from;
    const left = { ...info, playable: [{ ...playable, from: playable.from.filter((one) => one !== gone) }] };
    await phone.page?.show(sheet('house-search#1', left));
    await phone.page?.press(text.button);
    expect(send).not.toHaveBeenCalled();
    await phone.page?.show(sheet('house-search#1', info));
    await phone.page?.press(text.button);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('in a contract', () => {
  type Play = ContractIntrigue['plays'][number];
  const BORIS = { person: 'boris', name: 'Ведис Телванни', code: 'BBBBBBBB' };
  const { contract: words } = intrigueRu;
  const sized = (...sizes: readonly number[]) =>
    new RegExp(sizes.map((size) => `(?<!\\d)${size}(?!\\d)`).join('.*'));

  const contractWith = (play: Play, facts: Partial<ContractView> = {}): ContractView =>
    contractView({
      contract: 'k',
      party: 'one',
      one: ANNA,
      two: BORIS,
      sum: 50,
      state: signed(),
      intrigue: { plays: [play], play: null },
      ...facts,
    });
  const AT_HOME = homeView({ pledges: { hand: 0, front: 1, playable: 0, shown: 0, ties: [BORIS.person] } });
  const cards = (contract: ContractView) => (
    <ContractIntrigueCards contract={contract} says="Теперь иначе." home={AT_HOME} />
  );
  async function opened(play: Play, facts: Partial<ContractView> = {}): Promise<string> {
    await said(cards(contractWith(play, facts)));
    await act(async () => document.querySelector<HTMLButtonElement>('button[aria-label]')?.click());
    for (let i = 0; i < 3; i += 1) await phone.page?.settle();
    return plain(document.querySelector('dialog')?.textContent ?? '');
  }

  const demand = (card: string, roundings: Play['roundings'] = []): Play => ({
    type: 'demandWithIntrigue',
    card,
    proposal: null,
    roundings,
  });
  const answer = (card: string): Play => ({
    type: 'answerWithIntrigue',
    card,
    proposal: 3,
    roundings: [],
  });
  const demanded = signed({ at: 'demanded', by: 'two', proposal: 3, rounding: 'ceil' });

  it('a demand says that it is one, what it comes to, and that it may be lowered (R12)', async () => {
    const told = await opened(demand('hard-bargain#1'));
    for (const said of [words.demand, contractRu.tieHome, contractRu.undisputed])
      expect(told).toContain(plain(said));
    expect(told).not.toContain(words.answer);
    // A quarter of fifty.
    expect(told).toMatch(sized(12, 13));
    expect(told).toMatch(/меньше/i);
  });

  it('an answer to a demand whose rounding is named has one size (case 11)', async () => {
    const told = await opened(answer('pettifogger#1'), { state: demanded });
    expect(told).toContain(words.answer);
    expect(told).not.toContain(contractRu.tieHome);
    // A twelfth of fifty, rounded up.
    expect(told).toMatch(sized(5));
    expect(told).not.toMatch(sized(4, 5));
    await phone.page?.press(text.button);
    expect(outbox.entries.getState().map(({ command }) => command)).toMatchObject([
      { contract: 'k', wish: { type: 'answerWithIntrigue', card: 'pettifogger#1', proposal: 3 } },
    ]);
  });

  it('sends the rounding that is chosen', async () => {
    const told = await opened(demand('own-scales#1', ['floor', 'ceil']));
    // A sixth of fifty.
    for (const [how, size] of [
      ['floor', 8],
      ['ceil', 9],
    ] as const)
      expect(told).toContain(plain(words.rounded(words.roundings[how], size)));
    await pick(1);
    await phone.page?.press(text.button);
    expect(outbox.entries.getState().map(({ command }) => command)).toMatchObject([
      { wish: { type: 'demandWithIntrigue', rounding: 'ceil' } },
    ]);
  });

  it('is not sent to a contract that has changed under the thumb', async () => {
    const play = demand('hard-bargain#1');
    await opened(play);
    await phone.page?.show(
      cards(contractWith(play, { state: signed({ at: 'proposed', by: 'two', amount: 5, proposal: 2 }) })),
    );
    expect(everything()).toContain('Теперь иначе.');
    await phone.page?.press(text.button);
    expect(outbox.entries.getState()).toEqual([]);
  });
});

describe('on the first page', () => {
  it('what was shown calls until it was looked at, and a ring that brought nothing does not', async () => {
    const { entry } = intrigueRu;
    const brief = { ...intrigueBrief(MOMENTS.seen()), ring: 2 };
    const told = await said(<IntrigueEntry brief={brief} />);
    expect([told.includes(entry.shown), told.includes(entry.rung)]).toEqual([true, true]);
    readShown(brief.shown);
    const read = await said(<IntrigueEntry brief={{ ...brief, hand: 0 }} />);
    expect([read.includes(entry.shown), read.includes(entry.rung)]).toEqual([false, false]);
  });
});

test('a trader from whose hand a card was taken reads so until they look', async () => {
  const { entry } = intrigueRu;
  const told = () => said(<IntrigueEntry brief={{ ...intrigueBrief(MOMENTS.seen()), taken: 4 }} />);
  expect(await told()).toContain(entry.taken);
  readTaken(4);
  expect(await told()).not.toContain(entry.taken);
});

describe('the page', () => {
  const { path } = readOf('intrigue', {});
  async function at(moment: keyof typeof MOMENTS, purse: number | null = 10): Promise<string> {
    await leave();
    const table = MOMENTS[moment]();
    const asked = answering({ [path]: intrigueInfo(table) });
    home.known.setState({ home: { ...ANNA_AT_HOME, purse, intrigue: intrigueBrief(table) } });
    await said(<IntrigueScreen />);
    await phone.page?.until(() => asked.length > 0 && everything().includes('<dl'));
    return everything();
  }

  it('is where a ring was looked at', async () => {
    expect(isRungAnew(1)).toBe(true);
    await at('ring');
    expect(isRungAnew(1)).toBe(false);
  });

  it('says by what a draw is paid: out of the purse, or in coins where they lie on the table (IN9)', async () => {
    const { audience } = intrigueRu;
    for (const [purse, says, other] of [
      [10, audience.moves, audience.coins],
      [null, audience.coins, audience.moves],
    ] as const) {
      await at('audience', purse);
      await phone.page?.press(audience.button(intrigueInfo(MOMENTS.audience()).buy ?? 0));
      expect([everything().includes(plain(says)), everything().includes(plain(other))]).toEqual([
        true,
        false,
      ]);
    }
  });
});
