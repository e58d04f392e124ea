// Every state that a contract can reach with two sizes of prestige and up to three proposals, and every way from there.

import { expect, test } from 'vitest';
import { PLENTY } from '../testing/deal.ts';
import { partyCommands, TABLE_COMMANDS } from '../testing/dealCommands.ts';
import {
  type ContractState,
  decideContract,
  type Facts,
  mayDo,
  NEW_CONTRACT,
  otherParty,
  PARTIES,
  type Party,
  type Terms,
} from './index.ts';

const ASKED = partyCommands([2, 3], [1, 2, 3]);
const TERMS: Terms = { sum: 14, payer: 'two' };
const FACTS: readonly Facts[] = [
  PLENTY,
  { ...PLENTY, purses: null },
  { ...PLENTY, purses: { one: 2, two: 14 }, least: 2 },
  { ...PLENTY, purses: { one: 14, two: 1 }, least: 2 },
  { ...PLENTY, purses: { one: 0, two: 0 } },
  { ...PLENTY, busy: { one: false, two: true } },
];

const BOTH_TABLES: Readonly<Record<string, readonly string[]>> = {
  offered: ['accept none', 'decline declined', 'counter countered', 'withdraw withdrawn'],
  none: [
    'confirmHandover none',
    'confirmHandover fulfilled',
    'takeBackHandover none',
    'proposeGame proposed',
    'demandSixth demanded',
  ],
  proposed: [
    'agreeGame playing',
    'counterGame proposed',
    'withdrawGame none',
    'demandSixth demanded',
    'refuseGame annulled',
  ],
  demanded: ['chooseRounding playing', 'chooseRounding none', 'withdrawGame none', 'refuseGame annulled'],
  playing: ['ended taken', 'ended returned', 'ended none'],
  taken: ['confirmHandover taken', 'confirmHandover fulfilled', 'takeBackHandover taken'],
  returned: ['confirmHandover returned', 'confirmHandover fulfilled', 'takeBackHandover returned'],
  fulfilled: ['resettled fulfilled'],
  annulled: ['resettled annulled'],
};
const ANNULLING = ['none', 'proposed', 'demanded', 'taken', 'returned'].flatMap((at) =>
  [`agreeAnnul ${at}`, 'agreeAnnul annulled', `takeBackAnnul ${at}`, 'annul annulled'].map(
    (way) => `${at} ${way}`,
  ),
);
const RESETTLING = ['taken', 'returned'].flatMap((at) =>
  ['taken', 'returned'].map((then) => `${at} resettled ${then}`),
);

const nameOf = (state: ContractState): string => (state.at === 'signed' ? state.game.at : state.at);

/** Each state once, with the ways that were taken between them. */
function explore(): { readonly states: readonly ContractState[]; readonly ways: ReadonlySet<string> } {
  const states = [NEW_CONTRACT];
  const known = new Set([JSON.stringify(NEW_CONTRACT)]);
  const ways = new Set<string>();
  for (const state of states)
    for (const facts of FACTS)
      for (const command of [...ASKED, ...TABLE_COMMANDS]) {
        const outcome = decideContract(TERMS, state, command, facts);
        if (!outcome.ok) continue;
        const next = outcome.value.state;
        ways.add(`${nameOf(state)} ${command.type} ${nameOf(next)}`);
        const text = JSON.stringify(next);
        if (known.has(text) || (next.at === 'signed' && next.proposals > 3)) continue;
        known.add(text);
        states.push(next);
      }
  return { states, ways };
}
const { states, ways } = explore();

test('the ways between the states are those of the two tables, no more and no fewer', () => {
  const rows = Object.entries(BOTH_TABLES).flatMap(([at, row]) => row.map((way) => `${at} ${way}`));
  // `taken` may be settled anew as `taken` by the other.
  const all = [...rows, ...ANNULLING, ...RESETTLING.filter((way) => way !== 'returned resettled returned')];
  expect([...ways].toSorted()).toEqual(all.toSorted());
});

test('a game is proposed, demanded or played only while nobody has confirmed the handover', () => {
  for (const state of states)
    if (state.at === 'signed' && ['proposed', 'demanded', 'playing'].includes(state.game.at))
      expect(state.handed).toEqual({ one: false, two: false });
});

test('never both have confirmed the handover, or agree to annul, of a contract that goes on', () => {
  for (const state of states)
    if (state.at === 'signed')
      expect([state.handed, state.annulling].some((said) => said.one && said.two)).toBe(false);
});

/** Everything that isn't refused to a party. */
const takenBy = (party: Party, state: ContractState, facts: Facts): readonly string[] => {
  const taken = ASKED.filter(
    (command) => command.by === party && decideContract(TERMS, state, command, facts).ok,
  );
  return [...new Set(taken.map((command) => command.type))].toSorted();
};

test('what a party may do is what isn’t refused to them, in every state, where the other has drakes enough', () => {
  for (const state of states)
    for (const facts of FACTS)
      for (const party of PARTIES) {
        const rich = facts.purses && { ...facts.purses, [otherParty(party)]: Infinity };
        const taken = takenBy(party, state, { ...facts, purses: rich });
        expect(taken).toEqual(mayDo(TERMS, state, facts, party).toSorted());
      }
});

test('what a party may do tells nothing of what the other holds; only the attempt is refused, and never says whose purse it is', () => {
  for (const state of states)
    for (const facts of FACTS)
      for (const party of PARTIES) {
        const { purses } = facts;
        if (purses === null) continue;
        const others = [0, 1, 2, 3, 13, 14, 1000].map((drakes) =>
          mayDo(TERMS, state, { ...facts, purses: { ...purses, [otherParty(party)]: drakes } }, party),
        );
        for (const may of others) expect(may).toEqual(others[0]);
        const hidden = mayDo(TERMS, state, facts, party).filter(
          (type) => !takenBy(party, state, facts).includes(type),
        );
        for (const command of ASKED.filter(({ by, type }) => by === party && hidden.includes(type))) {
          const outcome = decideContract(TERMS, state, command, facts);
          const codes = outcome.ok ? [] : [outcome.error.code];
          expect(['not-enough', 'stale-proposal', 'not-a-choice', 'below-least']).toEqual(
            expect.arrayContaining(codes),
          );
        }
      }
});
