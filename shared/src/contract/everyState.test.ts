// Every state that a contract can reach with two sizes of prestige and up to three proposals, and every step from
// there.

import { expect, test } from 'vitest';
import { PLENTY } from '../testing/agreed.ts';
import { partyCommands, TABLE_COMMANDS } from '../testing/contractCommands.ts';
import {
  type ContractState,
  decideContract,
  type Facts,
  mayDo,
  NEW_CONTRACT,
  otherParty,
  PARTIES,
  type Party,
  type PartyCommand,
  type Terms,
} from './index.ts';

const ASKED = partyCommands([2, 3], [1, 2, 3]);
/** One offer of the contract alone, and one that names a game. */
const OFFERS: readonly Terms[] = [
  { sum: 14, payer: 'two', game: null },
  { sum: 14, payer: 'two', game: 2 },
];
const FACTS: readonly Facts[] = [
  PLENTY,
  { ...PLENTY, purses: null },
  { ...PLENTY, purses: { one: 2, two: 14 }, least: 2 },
  { ...PLENTY, purses: { one: 14, two: 1 }, least: 2 },
  { ...PLENTY, purses: { one: 0, two: 0 } },
  { ...PLENTY, purses: { one: 1, two: 1000 }, least: 2 },
  { ...PLENTY, busy: { one: false, two: true } },
  { ...PLENTY, busy: { one: true, two: false } },
  { ...PLENTY, unsaid: true },
];

const BOTH_TABLES: Readonly<Record<string, readonly string[]>> = {
  offered: [
    'accept none',
    'accept playing',
    'accept countered',
    'decline declined',
    'counter countered',
    'withdraw withdrawn',
  ],
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

/** Finds each state once, with the steps that lead from one to another. */
function explore(terms: Terms): {
  readonly terms: Terms;
  readonly states: readonly ContractState[];
  readonly ways: ReadonlySet<string>;
} {
  const states = [NEW_CONTRACT];
  const known = new Set([JSON.stringify(NEW_CONTRACT)]);
  const ways = new Set<string>();
  for (const state of states)
    for (const facts of FACTS)
      for (const command of [...ASKED, ...TABLE_COMMANDS]) {
        const outcome = decideContract(terms, state, command, facts);
        if (!outcome.ok) continue;
        const next = outcome.value.state;
        ways.add(`${nameOf(state)} ${command.type} ${nameOf(next)}`);
        const text = JSON.stringify(next);
        if (known.has(text) || (next.at === 'signed' && next.proposals > 3)) continue;
        known.add(text);
        states.push(next);
      }
  return { terms, states, ways };
}
const explored = OFFERS.map(explore);
const states = explored.flatMap((each) => each.states);

test('the ways between the states are those of the two tables, no more and no fewer', () => {
  const rows = Object.entries(BOTH_TABLES).flatMap(([at, row]) => row.map((way) => `${at} ${way}`));
  // A result that is `taken` can be settled anew as `taken` by the other party.
  const all = [...rows, ...ANNULLING, ...RESETTLING.filter((way) => way !== 'returned resettled returned')];
  const ways = new Set(explored.flatMap((each) => [...each.ways]));
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

/** Whether a command is a yes from the release before to an offer with a game, of which it shows only the contract. */
const isOldYes = (command: PartyCommand, { game }: Terms): boolean =>
  command.type === 'accept' && command.game === null && game !== null;

/** Returns the types of commands that are not refused to a party. */
const takenBy = (party: Party, { terms, state, facts }: Situation): readonly string[] => {
  const asked = ASKED.filter((command) => command.by === party && !isOldYes(command, terms));
  const taken = asked.filter((command) => decideContract(terms, state, command, facts).ok);
  return [...new Set(taken.map((command) => command.type))].toSorted();
};

interface Situation {
  readonly terms: Terms;
  readonly state: ContractState;
  readonly facts: Facts;
}

const situations: readonly Situation[] = explored.flatMap(({ terms, states: reached }) =>
  reached.flatMap((state) => FACTS.map((facts) => ({ terms, state, facts }))),
);

test('what a party may do is what isn’t refused to them, in every state, where the other has drakes and time enough', () => {
  for (const { terms, state, facts } of situations)
    for (const party of PARTIES) {
      const other = otherParty(party);
      const purses = facts.purses && { ...facts.purses, [other]: Infinity };
      const busy = state.at === 'offered' ? { ...facts.busy, [other]: false } : facts.busy;
      const taken = takenBy(party, { terms, state, facts: { ...facts, purses, busy } });
      expect(taken).toEqual(mayDo(terms, state, facts, party).toSorted());
    }
});

test('what a party may do tells nothing of what the other holds: only the attempt is refused, and never says whose purse it is', () => {
  const tried = new Set<string>();
  for (const { terms, state, facts } of situations)
    for (const party of PARTIES) {
      const { purses } = facts;
      if (purses === null) continue;
      const may = mayDo(terms, state, facts, party);
      for (const drakes of [0, 1, 2, 3, 13, 14, 1000]) {
        const others = { ...facts, purses: { ...purses, [otherParty(party)]: drakes } };
        expect(mayDo(terms, state, others, party)).toEqual(may);
      }
      const taken = takenBy(party, { terms, state, facts });
      const inVain = ASKED.filter(
        ({ by, type }) => by === party && may.includes(type) && !taken.includes(type),
      );
      for (const command of inVain) {
        const outcome = decideContract(terms, state, command, facts);
        if (!outcome.ok) tried.add(`${command.type} ${outcome.error.code}`);
      }
    }
  // Before signing, only the attempt shows that the other is in a match. A command about another game is stale.
  const told = ['accept busy', 'accept not-enough', 'agreeGame not-enough', 'demandSixth not-enough'];
  const elsewhere = ['accept stale-proposal', 'agreeGame stale-proposal'];
  expect([...tried].toSorted()).toEqual([...told, ...elsewhere].toSorted());
});
