// @vitest-environment happy-dom
// What lies over a page for a trader from whom the deck awaits something: what it says, and what it sends.

import { cardOf } from '@dunmer/shared/intrigue';
import { type ClientCommand, readOf } from '@dunmer/shared/protocol';
import type { DeckTable } from '@dunmer/shared/testing';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { contractView } from '../harness/contractView.ts';
import { ANNA_AT_HOME, deckPhone, plain } from '../harness/deckPhone.ts';
import { ANNA, intrigueBrief, intrigueInfo, MOMENTS } from '../harness/intrigueView.ts';
import { longAfter } from '../harness/laidDown.ts';
import { connection, outbox } from '../net/index.ts';
import { errorsRu } from '../text/errors.ru.ts';
import { ru } from '../text/ru.ts';
import { toldRu } from '../told/told.ru.ts';
import { intrigueRu } from './intrigue.ru.ts';
import { AnswerSheet } from './answerSheet.tsx';
import { IntrigueOver } from './intrigueOver.tsx';
import { isToldAnew } from './news.ts';
import { TimeLeft } from './timeLeft.tsx';

const BORIS_NAME = 'Ведис Телванни';
const nothing = (): void => undefined;
const nextJob = (): Promise<void> => new Promise((done) => void setImmediate(done));
const { path: DECK } = readOf('intrigue', {});

const phone = deckPhone();
const { leave, everything, said } = phone;
afterEach(() => void vi.restoreAllMocks());

const over = (table: DeckTable) => {
  const brief = intrigueBrief(table);
  return <IntrigueOver home={{ ...ANNA_AT_HOME, intrigue: brief }} brief={brief} />;
};

/** Returns the text once the list is loaded. */
async function settled(): Promise<string> {
  for (let i = 0; i < 3; i += 1) await act(nextJob);
  return everything();
}

/**
 * Returns what lies over a page at this moment. `read`: the state of the deck that this phone reads, current or old.
 */
async function at(table: DeckTable, read = table): Promise<string> {
  const asked = answering({ [DECK]: intrigueInfo(read) });
  await said(over(table));
  await phone.page?.until(() => asked.length > 0);
  return settled();
}

const boxes = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox], dialog input[type=radio]'),
];
const pick = (nth: number): Promise<void> => act(async () => boxes()[nth]?.click());
/** Opens what is folded to a line. */
const unfold = (): Promise<void> =>
  act(async () => document.querySelector<HTMLButtonElement>('aside button')?.click());
const isEnabled = (name: string): boolean =>
  [...document.querySelectorAll('button')].some(
    (button) => plain(button.textContent) === plain(name) && !button.disabled,
  );
const sent = (): readonly ClientCommand[] => outbox.entries.getState().map(({ command }) => command);

describe('a surplus (IN10)', () => {
  it('says what has come with the ring, and what may stay; what was picked goes, and all else is kept', async () => {
    const { drop, rung } = intrigueRu;
    const table = MOMENTS.surplus();
    const { hand } = intrigueInfo(table).deck.own;
    const told = await at(table);
    expect(told).toContain(plain(drop.surplus(1)));
    expect(told).toContain(plain(drop.limit(7)));
    expect(told).toContain(plain(rung.came(1, ['Карта']).split('«')[0] ?? ''));
    expect(isEnabled(drop.missing(1))).toBe(false);
    await pick(2);
    await phone.page?.press(drop.confirm(1));
    expect(sent()).toMatchObject([{ type: 'keepIntrigue', copies: hand.filter((_, nth) => nth !== 2) }]);
  });
});

describe('what the deck awaits', () => {
  it('is folded to a line that names it, and opened by it again', async () => {
    const { drop, fold } = intrigueRu;
    await at(MOMENTS.surplus());
    await phone.page?.press(fold);
    expect(everything()).toContain(drop.lines.keep);
    expect(everything()).not.toContain('<dialog');
    await unfold();
    expect(everything()).toContain(plain(drop.limit(7)));
  });

  it('calls whoever has not got the phone in hands, and comes before what a ring has brought', async () => {
    longAfter();
    answering({ [DECK]: intrigueInfo(MOMENTS.surplus()) });
    const calm = intrigueBrief(MOMENTS.ring());
    await said(<IntrigueOver home={{ ...ANNA_AT_HOME, intrigue: calm }} brief={calm} />);
    expect(document.title).toBe('');
    await phone.page?.show(over(MOMENTS.surplus()));
    expect(await settled()).not.toContain('role="status"');
    expect(document.title).toContain(toldRu.title);
  });
});

/** Anna gets three cards more than she holds, and so one too many. */
const drawn = (table: DeckTable): DeckTable =>
  table.when({ type: 'letDraw', who: 'anna', n: 3, reason: '-' });

describe('a surplus beside something else that is awaited (IN10)', () => {
  const { asked: text, drop } = intrigueRu;
  const cancel = text.cancel('Перехваченное письмо');

  it('keeps every card from answering: the question says so, leads to it, and comes back after it', async () => {
    const table = drawn(MOMENTS.asked());
    const { hand } = intrigueInfo(table).deck.own;
    const told = await at(table);
    expect(told).toContain(text.title('Карманник'));
    expect(told).toContain(text.hindered.surplus);
    expect(told).not.toContain(text.none);
    await phone.page?.press(text.spend);
    expect(await settled()).toContain(plain(drop.surplus(1)));
    await pick(0);
    await phone.page?.press(drop.confirm(1));
    expect(sent()).toMatchObject([{ type: 'keepIntrigue', copies: hand.slice(1) }]);
    outbox.entries.replace([]);
    table.when({ type: 'keep', who: 'anna', copies: hand.slice(1) });
    answering({ [DECK]: intrigueInfo(table) });
    await phone.page?.show(over(table));
    const after = await settled();
    expect([after.includes(text.hindered.surplus), after.includes(text.title('Карманник'))]).toEqual([
      false,
      true,
    ]);
  });

  it('comes before what is to be dropped, which waits for it', async () => {
    const told = await at(drawn(MOMENTS.drop()));
    expect(told).toContain(plain(drop.surplus(1)));
    expect(told).not.toContain(plain(drop.title(1)));
  });

  it('whoever is frozen, or the pause, keeps every card from answering too (IN19, IN25)', async () => {
    const brief = intrigueBrief(MOMENTS.asked());
    const { me, event } = ANNA_AT_HOME;
    const inAll = { frozen: { me: { ...me, frozen: true } }, paused: { event: { ...event, paused: true } } };
    for (const why of ['frozen', 'paused'] as const) {
      const home = { ...ANNA_AT_HOME, ...inAll[why], intrigue: brief };
      answering({ [DECK]: { ...intrigueInfo(MOMENTS.asked()), answers: [] } });
      await said(<IntrigueOver home={home} brief={brief} />);
      const told = await settled();
      expect([told.includes(text.hindered[why]), told.includes(text.none), told.includes(cancel)]).toEqual([
        true,
        false,
        false,
      ]);
      // A pause holds the pass back as well; silence is no pass meanwhile, because the clock stands (IN21).
      expect(isEnabled(text.pass), why).toBe(why === 'frozen');
    }
  });
});

describe('a drop', () => {
  const { asked: text } = intrigueRu;

  it('waits where the event is paused, and says so; a surplus does not (IN10, IN21)', async () => {
    const event = { ...ANNA_AT_HOME.event, paused: true };
    for (const [table, isHeld] of [
      [MOMENTS.drop(), true],
      [MOMENTS.surplus(), false],
    ] as const) {
      const brief = intrigueBrief(table);
      answering({ [DECK]: intrigueInfo(table) });
      await said(<IntrigueOver home={{ ...ANNA_AT_HOME, event, intrigue: brief }} brief={brief} />);
      await pick(0);
      const told = await settled();
      expect([told.includes(text.hindered.paused), isEnabled(intrigueRu.drop.confirm(1))]).toEqual([
        isHeld,
        !isHeld,
      ]);
    }
  });
  it('sends what was picked, for what was asked', async () => {
    const table = MOMENTS.drop();
    const { deck, due } = intrigueInfo(table);
    await at(table);
    await pick(1);
    await phone.page?.press(intrigueRu.drop.confirm(1));
    const asking = due.find(({ who }) => who === ANNA.person)?.asking;
    expect(sent()).toMatchObject([{ type: 'dropIntrigue', asking, copies: [deck.own.hand[1]] }]);
  });
});

describe('an answer (IN19)', () => {
  it('offers nothing of what was read before it was asked', async () => {
    const { unknown, cancel } = intrigueRu.asked;
    const old = await at(MOMENTS.asked(), MOMENTS.ring());
    expect(old).toContain(unknown('Карманник'));
    expect(old).not.toContain(cancel('Перехваченное письмо'));
    // Nor the answer to another question.
    expect(await at(MOMENTS.asked(), MOMENTS.answered())).not.toContain(cancel('Перехваченное письмо'));
    expect(await at(MOMENTS.asked())).toContain(cancel('Перехваченное письмо'));
  });

  it('says which card the action hits, whom else it names, and which card an answer cancels (IN14, IN20)', async () => {
    const { on, besides, answeredYou } = intrigueRu.asked;
    expect(await at(MOMENTS.searched())).toContain(besides([BORIS_NAME]));
    await leave();
    expect(await at(MOMENTS.audited())).toContain(on(['Глубокие рукава']));
    await leave();
    expect(await at(MOMENTS.answered())).toContain(answeredYou(BORIS_NAME, 'Перехваченное письмо', 'Болтун'));
  });

  const sheet = (facts: Partial<Parameters<typeof AnswerSheet>[0]>) => (
    <AnswerSheet
      {...{ to: 'pickpocket#1', about: null, clock: { left: 9000, runs: true }, isPassing: false }}
      {...{ answers: ['intercepted-letter#1'], hindered: null }}
      {...{ onCancel: nothing, onPass: nothing, onSpend: nothing, onFold: nothing }}
      sending={{ sending: 'no', error: null }}
      {...facts}
    />
  );

  it('says what the card does that it answers, and why one was refused', async () => {
    expect(await said(sheet({}))).toContain('Возьмите наугад карту из руки одного торговца.');
    const error = { code: 'unknown-person' } as const;
    expect(await said(sheet({ sending: { sending: 'no', error } }))).toContain(
      plain(errorsRu['unknown-person']),
    );
  });

  it('is one: while a pass is on its way nothing is cancelled', async () => {
    await said(sheet({ sending: { sending: 'yes', error: null }, isPassing: true }));
    expect(isEnabled(intrigueRu.asked.cancel('Перехваченное письмо'))).toBe(false);
  });

  it('says that it is not on its way yet, where there is no connection', async () => {
    const { state } = connection.getState();
    const { unsent, lost } = ru.connection;
    await leave();
    connection.setState({ state: 'offline' });
    expect(await said(sheet({}))).toContain(plain(lost.trader));
    expect(await said(sheet({ sending: { sending: 'yes', error: null } }))).toContain(plain(unsent));
    await leave();
    connection.setState({ state });
    expect(await said(sheet({}))).not.toContain(plain(lost.trader));
  });
});

describe('an answer in a contract (IN19, IN20)', () => {
  const BORIS = { person: 'boris', name: BORIS_NAME, code: 'BBBBBBBB' };
  const letters = ['intercepted-letter#1', 'intercepted-letter#2'] as const;
  const contractOf = (cancels: readonly string[]) => {
    const clock = { left: 14_000, full: 15_000, runs: true };
    const asked = { asked: 'one', asking: 4, answers: [letters[0]] } as const;
    const play = { by: cancels.length === 0 ? 'two' : 'one', card: 'hard-bargain#1', cancels } as const;
    const intrigue = { plays: [], play: { ...play, ...asked, ...clock } };
    return contractView({ contract: 'k', party: 'one', one: ANNA, two: BORIS, intrigue });
  };
  const shown = (cancels: readonly string[]) => {
    const brief = intrigueBrief(MOMENTS.calm());
    const home = { ...ANNA_AT_HOME, intrigue: brief, contracts: [contractOf(cancels)] };
    return said(<IntrigueOver home={home} brief={brief} />);
  };

  it('says who has played, or answered the reader’s card, with what', async () => {
    const { asked: text, fold } = intrigueRu;
    const played = await shown([]);
    expect(played).toContain(text.title('Крепкая хватка'));
    expect(played).toContain(text.inContract(BORIS.name, 'Крепкая хватка'));
    const answered = await shown([letters[1]]);
    expect(answered).toContain(text.title('Перехваченное письмо'));
    expect(answered).toContain(text.answeredYou(BORIS.name, 'Перехваченное письмо', 'Крепкая хватка'));
    await phone.page?.press(fold);
    expect(everything()).toContain(text.line('Перехваченное письмо'));
    expect(everything()).not.toContain('<dialog');
    await unfold();
    expect(everything()).toContain(text.title('Перехваченное письмо'));
  });

  it('is a line over the table of the reader’s own match, and opened by it: silence would pass (IN19)', async () => {
    history.replaceState(null, '', '/m/m1');
    const brief = intrigueBrief(MOMENTS.calm());
    const match = { match: 'm1', seat: 'a', opponent: BORIS, stake: null, counted: false } as const;
    const home = { ...ANNA_AT_HOME, intrigue: brief, match, contracts: [contractOf([])] };
    const told = await said(<IntrigueOver home={home} brief={brief} />);
    expect(told).toContain(intrigueRu.asked.line('Крепкая хватка'));
    expect(told).not.toContain('<dialog');
    await unfold();
    expect(everything()).toContain(intrigueRu.asked.title('Крепкая хватка'));
    await leave();
    history.replaceState(null, '', '/');
  });

  it('with a surplus says that it goes first, and leads to it (IN10)', async () => {
    const table = MOMENTS.surplus();
    const brief = intrigueBrief(table);
    answering({ [DECK]: intrigueInfo(table) });
    const home = { ...ANNA_AT_HOME, intrigue: brief, contracts: [contractOf([])] };
    const told = await said(<IntrigueOver home={home} brief={brief} />);
    expect(told).toContain(intrigueRu.asked.title('Крепкая хватка'));
    expect(told).toContain(intrigueRu.asked.hindered.surplus);
    await phone.page?.press(intrigueRu.asked.spend);
    expect(await settled()).toContain(plain(intrigueRu.drop.surplus(1)));
    await phone.page?.press(intrigueRu.fold);
    expect(everything()).toContain(intrigueRu.asked.title('Крепкая хватка'));
  });

  it('calls whoever has not got the phone in hands, and comes before what a ring has brought', async () => {
    longAfter();
    const ring = intrigueBrief(MOMENTS.ring());
    answering({ [DECK]: intrigueInfo(MOMENTS.ring()) });
    const home = { ...ANNA_AT_HOME, intrigue: ring };
    await said(<IntrigueOver home={home} brief={ring} />);
    expect(await settled()).toContain('role="status"');
    expect(document.title).toBe('');
    await phone.page?.show(<IntrigueOver home={{ ...home, contracts: [contractOf([])] }} brief={ring} />);
    expect(await settled()).not.toContain('role="status"');
    expect(document.title).toContain(toldRu.title);
  });

  it('sends a pass, or the card that cancels, for what was asked', async () => {
    const wishes: unknown[] = [];
    const buttons = [intrigueRu.asked.pass, intrigueRu.asked.cancel('Перехваченное письмо')];
    for (const button of buttons) {
      await shown([]);
      await phone.page?.press(button);
      // The second command can't be sent before there is an answer to the first.
      expect(buttons.filter(isEnabled)).toEqual([button]);
      wishes.push(...sent().map((command) => ('wish' in command ? command.wish : null)));
      await leave();
      outbox.entries.replace([]);
    }
    expect(wishes).toEqual([
      { type: 'passPlay', asking: 4 },
      { type: 'cancelPlay', asking: 4, card: letters[0] },
    ]);
  });
});

describe('the time that is left', () => {
  it('runs from when it was first heard of, whatever page shows it; a clock that stands says so', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const shown = async (runs: boolean): Promise<string> => {
      const clock = { left: 15_000, runs };
      vi.setSystemTime(1_800_000_000_000);
      await said(<TimeLeft clock={clock} />);
      vi.setSystemTime(1_800_000_005_000);
      return said(<TimeLeft clock={clock} />);
    };
    const [running, standing] = [await shown(true), await shown(false)];
    expect([running.includes('0:10'), running.includes(intrigueRu.stands)]).toEqual([true, false]);
    expect([standing.includes('0:15'), standing.includes(intrigueRu.stands)]).toEqual([true, true]);
  });
});

describe('what has come with a ring (IN6)', () => {
  const table = MOMENTS.ring();
  const name = (): string => intrigueInfo(table).deck.own.hand.slice(-1).map(cardOf)[0] ?? '';

  it('is said until it was read, and of this ring alone', async () => {
    expect(name()).toBe('burnt-letters');
    const words = plain(intrigueRu.rung.came(1, ['Сожжённые письма']));
    expect(await at(table, MOMENTS.calm())).not.toContain('role="status"');
    expect(await at(table)).toContain(words);
    await phone.page?.press(ru.app.close);
    expect([everything().includes(words), isToldAnew(1)]).toEqual([false, false]);
    expect(await at(table)).not.toContain(words);
  });

  it.each([
    ['of the cards, which says it itself', '/intrigue'],
    ['that asks whoever has just come in for digits', '/pin'],
  ])('is not said over the page %s', async (_, place) => {
    history.replaceState(null, '', place);
    answering({ [DECK]: intrigueInfo(table) });
    await said(over(table));
    expect(await settled()).not.toContain('role="status"');
    await leave();
    history.replaceState(null, '', '/');
  });

  it('is the ring alone where it has brought the reader nothing', async () => {
    const info = intrigueInfo(table);
    const news = info.news.filter(({ event }) => event.type !== 'CardCame');
    answering({ [DECK]: { ...info, news } });
    await said(over(table));
    const told = await settled();
    expect(told).toContain(plain(intrigueRu.rung.none(1)));
    expect(told).not.toContain('Сожжённые письма');
  });

  it('goes by itself after a while, and does not come again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(await at(table)).toContain('role="status"');
    await act(() => vi.advanceTimersByTimeAsync(13_000));
    expect([everything().includes('role="status"'), isToldAnew(1)]).toEqual([false, false]);
  });
});
