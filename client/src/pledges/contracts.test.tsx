// @vitest-environment happy-dom
// Promises in a contract and in the form of an offer: who gives which, which can be played there, and which are
// named.

import type {
  ContractView,
  HandInfo,
  HandItem,
  PersonBrief,
  PledgeItem,
  PledgesInfo,
} from '@dunmer/shared/protocol';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { contractView, OTHER, signed } from '../harness/contractView.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { outbox } from '../net/index.ts';
import { ContractPledges, MovedPledges, PledgePays } from './contractPledges.tsx';
import { ContractPlays } from './contractPlays.tsx';
import type { OfferedPledges } from './offered.ts';
import { OfferedLines, OfferPledges } from './offerPledges.tsx';
import { pledgesRu } from './pledges.ru.ts';
import { drakesRu } from '../text/amounts.ts';
import { contractRu } from '../text/contract.ru.ts';

const CAROL: PersonBrief = { person: 'carol', name: 'Мехра', code: 'CCCCCCCC' };
const item = (owner: PersonBrief, card: string): PledgeItem => ({
  pledge: `${owner.person}/${card}`,
  owner,
  card,
});
const held = (owner: PersonBrief, card: string): HandItem => ({ ...item(owner, card), free: false });

let page: Mounted | null = null;
const leave = async (): Promise<void> => {
  await page?.unmount();
  page = null;
};
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  outbox.entries.replace([]);
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  outbox.entries.replace([]);
});

const everything = (): string => (page?.everything() ?? '').replaceAll('\u00A0', ' ');
async function said(part: ReactNode): Promise<string> {
  await leave();
  page = await mounted(part);
  for (let i = 0; i < 3; i += 1) await page.settle();
  return everything();
}
const buttonNamed = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === name);

type Pledges = NonNullable<ContractView['pledges']>;
const NONE: Pledges = {
  gives: { one: null, two: null },
  left: { one: false, two: false },
  truce: false,
  plays: [],
};

describe('in a contract', () => {
  it('each side reads which is theirs, and which the other’s, its own first', async () => {
    const { mine, theirs } = pledgesRu.contract.gives;
    const gives = { one: item(ME, 'whisper'), two: item(CAROL, 'the-cut') };
    const told = (party: ContractView['party']) =>
      said(
        <MovedPledges
          move="kept"
          contract={contractView({ party, one: ME, two: OTHER, pledges: { ...NONE, gives } })}
        />,
      );
    const keys = (text: string): readonly string[] =>
      [...text.matchAll(/data-pledge="([^"]+)"/g)].map(([, key = '']) => key);
    const [one, two, staff] = [await told('one'), await told('two'), await told(null)];
    expect([one, two, staff].map(keys)).toEqual([
      ['me/whisper', 'carol/the-cut'],
      ['carol/the-cut', 'me/whisper'],
      ['me/whisper', 'carol/the-cut'],
    ]);
    expect([one.includes(mine), one.includes(theirs(OTHER.name))]).toEqual([true, true]);
    expect([two.includes(mine), two.includes(theirs(ME.name))]).toEqual([true, true]);
    expect([
      staff.includes(mine),
      staff.includes(theirs(ME.name)),
      staff.includes(theirs(OTHER.name)),
    ]).toEqual([false, true, true]);
    expect(one).toContain(pledgesRu.contract.kept);
  });

  it('of one that is fulfilled says what was given: it is no longer about to be', async () => {
    const { gives: now, given } = pledgesRu.contract;
    const gives = { one: item(ME, 'whisper'), two: item(CAROL, 'the-cut') };
    const facts = { party: 'one', one: ME, two: OTHER, pledges: { ...NONE, gives } } as const;
    const told = (state: ContractView['state']) =>
      said(<ContractPledges contract={contractView({ ...facts, state })} isClosed={false} />);
    const says = (text: string): readonly boolean[] =>
      [now, given].flatMap(({ mine, theirs }) => [text.includes(mine), text.includes(theirs(OTHER.name))]);
    expect(says(await told(signed()))).toEqual([true, true, false, false]);
    expect(says(await told({ at: 'fulfilled', game: { at: 'none' } }))).toEqual([false, false, true, true]);
  });

  it('says that what would come to somebody ruined goes home, and not that it changes hands (PR25)', async () => {
    const { toRuined, changeHands, kept, setAside, goBack } = pledgesRu.contract;
    const words = [toRuined.mine, toRuined.theirs(OTHER.name), changeHands, kept, setAside, goBack];
    const told = async (
      ruined: Pledges['ruined'],
      gives: Pledges['gives'],
      part: 'kept' | 'changeHands' | 'goBack',
    ) => {
      // What the ruined have named has left the contract.
      const pledges = {
        ...NONE,
        gives,
        left: ruined ?? NONE.left,
        ...(ruined === undefined ? {} : { ruined }),
      };
      const contract = contractView({ party: 'one', one: ME, two: OTHER, state: signed(), pledges });
      const all = await said(<MovedPledges contract={contract} move={part} />);
      return words.filter((word) => all.includes(word.replaceAll('\u00A0', ' ')));
    };
    const [me, them] = [
      { one: true, two: false },
      { one: false, two: true },
    ];
    const given = { one: item(ME, 'whisper'), two: null };
    const got = { one: null, two: item(OTHER, 'whisper') };
    expect(await told(them, given, 'changeHands')).toEqual([toRuined.theirs(OTHER.name)]);
    expect(await told(them, given, 'kept')).toEqual([toRuined.theirs(OTHER.name), setAside]);
    expect(await told(them, given, 'goBack')).toEqual([toRuined.theirs(OTHER.name), goBack]);
    expect(await told(me, got, 'changeHands')).toEqual([toRuined.mine]);
    const both = { one: item(ME, 'whisper'), two: item(OTHER, 'whisper') };
    expect(await told(them, both, 'changeHands')).toEqual([toRuined.theirs(OTHER.name)]);
    expect(await told(undefined, given, 'changeHands')).toEqual([changeHands]);
    expect(await told(undefined, given, 'kept')).toEqual([kept, setAside]);
  });

  it('says what the reader pays or gets by promises in front once it is fulfilled (PR22)', async () => {
    const { iPay, iAmPaid } = pledgesRu.contract;
    const told = async (to: PersonBrief, owner: PersonBrief): Promise<readonly string[]> => {
      const pledges = { ...NONE, pays: [{ item: item(owner, 'the-cut'), to, sum: 6 }] };
      const contract = contractView({ party: 'one', one: ME, two: OTHER, state: signed(), pledges });
      return [
        await said(<ContractPledges contract={contract} isClosed={false} />),
        await said(<PledgePays contract={contract} />),
      ];
    };
    const plain = (words: string): string => words.replaceAll('\u00A0', ' ');
    for (const text of await told(CAROL, ME)) expect(text).toContain(plain(iPay('Доля', 6, CAROL.name)));
    for (const text of await told(ME, CAROL)) expect(text).toContain(plain(iAmPaid('Доля', 6, CAROL.name)));
    for (const text of await told(CAROL, OTHER)) expect(text).not.toContain('Доля');
  });

  it('says whose has left it, and that there is a truce (PR25)', async () => {
    const { leftMine, leftTheirs, truce } = pledgesRu.contract;
    const told = (pledges: Pledges) =>
      said(<ContractPledges contract={contractView({ state: signed(), pledges })} isClosed={false} />);
    const mine = await told({ ...NONE, left: { one: true, two: false } });
    expect([mine.includes(leftMine), mine.includes(leftTheirs(OTHER.name)), mine.includes(truce)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      [await told({ ...NONE, truce: true }), await told(NONE)].map((text) => text.includes(truce)),
    ).toEqual([true, false]);
    const theirs = await told({ ...NONE, left: { one: false, two: true }, truce: true });
    expect([
      theirs.includes(leftMine),
      theirs.includes(leftTheirs(OTHER.name)),
      theirs.includes(truce),
    ]).toEqual([false, true, true]);
  });

  const demand = { type: 'demandWith', proposal: null, item: item(CAROL, 'seal-of-right') } as const;
  const answer = { type: 'answerWith', proposal: 4, item: item(OTHER, 'word-of-peace') } as const;
  const contractWith = (plays: Pledges['plays'], facts: Partial<ContractView> = {}): ContractView =>
    contractView({ contract: 'k', state: signed(), pledges: { ...NONE, plays }, ...facts });
  const AT_HOME = homeView({ pledges: { hand: 1, front: 1, playable: 0, shown: 0, ties: [OTHER.person] } });
  const plays = (contract: ContractView) => (
    <ContractPlays contract={contract} says="Теперь иначе." home={AT_HOME} />
  );
  async function opened(play: Pledges['plays'][number], name: string): Promise<string> {
    await said(plays(contractWith([play])));
    await act(async () => buttonNamed(`Сыграть «${name}»`)?.click());
    return everything();
  }

  it('what is played there is confirmed first, a demand as one, an answer to what it answers', async () => {
    const { play, contract } = pledgesRu;
    const demanding = await opened(demand, 'Печать права');
    for (const words of [contract.demand, play.means(CAROL.name), contractRu.tieHome])
      expect(demanding).toContain(words);
    expect(outbox.entries.getState()).toEqual([]);
    await page?.press(play.button);
    const answering = await opened(answer, 'Слово мира');
    for (const words of [contract.demand, contractRu.tieHome]) expect(answering).not.toContain(words);
    await leave();
    const wishes = outbox.entries.getState().map(({ command }) => command);
    expect(wishes).toMatchObject([
      { contract: 'k', wish: { type: 'demandWith', pledge: 'carol/seal-of-right' } },
    ]);
    outbox.entries.replace([]);
    await opened(answer, 'Слово мира');
    await page?.press(play.button);
    expect(outbox.entries.getState().map(({ command }) => command)).toMatchObject([
      { wish: { type: 'answerWith', pledge: 'other/word-of-peace', proposal: 4 } },
    ]);
  });

  it('a demand says its size, who is short, and that a refusal annuls the deal (rules 1.2, 2.2, R12)', async () => {
    const { sizes, mayBeLowered, undisputed, shortTheirs } = contractRu;
    const contract = contractWith([demand], { sum: 30, short: { one: null, two: 4 } });
    const told = async (purse: number | null): Promise<readonly boolean[]> => {
      await said(<ContractPlays contract={contract} says="" home={homeView({ purse })} />);
      await act(async () => buttonNamed('Сыграть «Печать права»')?.click());
      const plain = (words: string): string => words.replaceAll('\u00A0', ' ');
      // A fourth of thirty.
      const lines = [sizes(drakesRu(7), drakesRu(8)), undisputed, shortTheirs(OTHER.name, 4), mayBeLowered];
      return lines.map((words) => plain(everything()).includes(plain(words)));
    };
    expect(await told(10)).toEqual([true, true, true, true]);
    // With coins on the table nothing is lowered.
    expect(await told(null)).toEqual([true, true, true, false]);
  });

  it('is not sent to a contract that has changed under the thumb, and offered to no staff', async () => {
    await opened(demand, 'Печать права');
    const state = signed({ at: 'proposed', by: 'two', amount: 5, proposal: 2 });
    await page?.show(plays(contractWith([demand], { state })));
    expect(everything()).toContain('Теперь иначе.');
    await page?.press(pledgesRu.play.button);
    expect(outbox.entries.getState()).toEqual([]);
    expect(await said(plays(contractWith([demand], { party: null })))).not.toContain(pledgesRu.play.button);
  });
});

describe('in an offer', () => {
  const hand = (trader: PersonBrief, house: string, facts: Partial<HandInfo> = {}): HandInfo => ({
    trader,
    house,
    size: 5,
    ruined: false,
    ...facts,
  });
  const info: PledgesInfo = {
    on: true,
    house: 'hideout',
    held: [],
    fronts: [],
    given: [],
    played: [],
    shown: [],
    paid: [],
    hand: [held(ME, 'whisper'), held(OTHER, 'the-cut')],
    out: [item(OTHER, 'surety')],
    hands: [hand(ME, 'hideout'), hand(CAROL, 'backing'), hand(OTHER, 'blessing')],
  };
  const changes = vi.fn<(offered: OfferedPledges) => void>();
  beforeEach(() => {
    changes.mockClear();
    answering({ '/me/pledges': info });
  });
  const lines = (offered: OfferedPledges) => (
    <OfferedLines home={homeView()} other={OTHER} offered={offered} />
  );
  const parts = (offered: OfferedPledges) => (
    <OfferPledges home={homeView()} other={OTHER} offered={offered} onChange={changes} />
  );
  async function read(part: ReactNode, word: string): Promise<string> {
    await said(part);
    await page?.until(() => everything().includes(word));
    return everything();
  }

  it('says before it is sent whose promise goes, and whose comes', async () => {
    const { offer, contract } = pledgesRu;
    const mine = await read(lines({ gives: 'me/whisper', asks: 'carol/the-cut' }), CAROL.name);
    expect(mine).toContain(offer.iGiveMine('Шёпот'));
    expect(mine).toContain(offer.iAsk('Доля', CAROL.name));
    const theirs = await read(lines({ gives: 'other/the-cut', asks: 'me/surety' }), OTHER.name);
    expect(theirs).toContain(offer.iGive('Доля', OTHER.name));
    expect(theirs).toContain(offer.iAskMine('Порука'));
    expect(theirs).toContain(contract.kept);
    expect(await said(lines({ gives: null, asks: null }))).not.toContain(contract.kept);
  });

  it('says before it is sent that a partner who is ruined gets nothing of it (PR25)', async () => {
    const { contract } = pledgesRu;
    const ruined = info.hands.map((each) => ({ ...each, ruined: each.trader === OTHER }));
    answering({ '/me/pledges': { ...info, hands: ruined } });
    const mine = await read(lines({ gives: 'me/whisper', asks: null }), contract.toRuined.theirs(OTHER.name));
    expect(mine).not.toContain(contract.kept);
    expect(mine).toContain(contract.setAside);
    const asked = await read(lines({ gives: null, asks: 'carol/the-cut' }), CAROL.name);
    expect(asked).toContain(contract.kept);
  });

  it('says what is in the hand no more, and what would be asked of whoever gives it', async () => {
    const { gone, same, noGives } = pledgesRu.offer;
    const fine = await read(parts({ gives: 'other/the-cut', asks: 'carol/the-cut' }), CAROL.name);
    expect([fine.includes(gone), fine.includes(same), fine.includes(noGives)]).toEqual([false, false, false]);
    const wrong = await read(parts({ gives: 'other/the-cut', asks: 'other/the-cut' }), OTHER.name);
    expect([wrong.includes(gone), wrong.includes(same)]).toEqual([false, true]);
    expect(await read(parts({ gives: 'carol/surety', asks: null }), CAROL.name)).toContain(gone);
  });

  it('asks for what the partner has promised, first of all, but for what is out or in one’s own hand', async () => {
    const { offer } = pledgesRu;
    await read(parts({ gives: null, asks: null }), offer.noAsks);
    await page?.press(offer.noAsks);
    for (let i = 0; i < 3; i += 1) await page?.settle();
    const keys = [...document.querySelectorAll('dialog [data-pledge]')].map((leaf) =>
      leaf.getAttribute('data-pledge'),
    );
    expect(keys).toEqual(['other/word-of-peace', 'other/whisper', 'other/blessing']);
    await page?.press(`${offer.choose}: Шёпот, ${OTHER.name}`);
    expect(changes.mock.calls).toEqual([[{ gives: null, asks: 'other/whisper' }]]);
  });

  it('asks for what another trader has promised, once they are picked', async () => {
    const { offer } = pledgesRu;
    await read(parts({ gives: null, asks: null }), offer.noAsks);
    await page?.press(offer.noAsks);
    for (let i = 0; i < 3; i += 1) await page?.settle();
    await page?.press(offer.ofOthers);
    const choices = [...document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')];
    const carol = choices.find((radio) => radio.closest('label')?.textContent.includes(CAROL.name));
    await act(async () => carol?.click());
    await page?.press(`${offer.choose}: Доля, ${CAROL.name}`);
    expect(changes.mock.calls).toEqual([[{ gives: null, asks: 'carol/the-cut' }]]);
  });

  it('gives what is in the hand, and takes it back', async () => {
    const { offer } = pledgesRu;
    await read(parts({ gives: null, asks: 'carol/the-cut' }), offer.noGives);
    await page?.press(offer.noGives);
    for (let i = 0; i < 3; i += 1) await page?.settle();
    await page?.press(`${offer.choose}: Доля, ${OTHER.name}`);
    await read(parts({ gives: 'other/the-cut', asks: null }), offer.remove);
    await page?.press(offer.remove);
    expect(changes.mock.calls).toEqual([
      [{ gives: 'other/the-cut', asks: 'carol/the-cut' }],
      [{ gives: null, asks: null }],
    ]);
  });
});
