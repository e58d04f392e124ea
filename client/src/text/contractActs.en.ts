// English words of a contract's acts: exactly the keys of Russian.

import type { TableName } from '@dunmer/shared/contract';
import { drakesEn } from './amounts.ts';
import type { ActWords, ContractFacts } from './contractActs.ru.ts';
import type { SaidAct } from './saidAct.ts';
import { atEn } from './tables.en.ts';

const back = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'There is no money in this contract.';
  if (onTable) return `The money (${drakesEn(sum)}) stays with whoever was to pay it.`;
  return iPay
    ? `What was set aside (${drakesEn(sum)}) goes back into your purse.`
    : `What was set aside (${drakesEn(sum)}) goes back to ${other}.`;
};

const held = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'There is no money in this contract.';
  if (onTable) return `The price lies on the table until you both confirm the handover: ${drakesEn(sum)}.`;
  return iPay
    ? `Your purse sets ${drakesEn(sum)} aside at once. ${other} gets the money when both of you confirm the handover.`
    : `${other} sets ${drakesEn(sum)} aside at once. You get the money when both of you confirm the handover.`;
};

const paid = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'The contract will be fulfilled.';
  if (onTable)
    return `The contract will be fulfilled: ${iPay ? 'hand over' : 'take'} ${drakesEn(sum)} from the table.`;
  return iPay
    ? `The contract will be fulfilled: ${other} gets ${drakesEn(sum)}.`
    : `The contract will be fulfilled: your purse gets ${drakesEn(sum)}.`;
};

const pot = (amount: number, onTable: boolean): string =>
  onTable ? `each puts ${drakesEn(amount)} on the table.` : `each stakes ${drakesEn(amount)}.`;

const WINNER = 'The winner takes it all. The loser may take one of the winner’s cards (rule\u00A06).';
const wins = ({ table }: Pick<ContractFacts, 'table'>): readonly string[] =>
  table === 'trade'
    ? [WINNER]
    : ['The winner takes it all; there is no price of victory. You need no cards of your own there.'];
const begins = ({ amount, onTable, table }: ContractFacts): string =>
  `The match${atEn(table)} begins at once: ${pot(amount, onTable)}`;
const LAPSES = 'Earlier consent to annul the deal no longer counts.';
const lapses = ({ annulling }: ContractFacts): readonly string[] => (annulling ? [LAPSES] : []);
const BOUND = 'Your cards are tied up until the match ends: they can’t be traded or given away.';
const answers = ({ tables }: ContractFacts): string => (tables ? ANSWERS_TABLE : ANSWERS);
const ANSWERS_TABLE =
  'The answer: yes, another stake or table, or a demand of one sixth. Refusing the match annuls the deal.';
const ANSWERS =
  'The answer: yes, another stake, or a demand of one sixth. Refusing the match annuls the deal.';

const proposed = (facts: ContractFacts): readonly string[] => [
  `If the other agrees, ${pot(facts.amount, facts.onTable)}`,
  ...wins(facts),
  answers(facts),
];

export const offerPlayEn = (amount: number, onTable: boolean, table: TableName): readonly string[] => [
  `A yes signs the contract; the match${atEn(table)} begins at once: ${pot(amount, onTable)}`,
  ...wins({ table }),
  'Whoever wants just the deal makes a counter-offer.',
];

/** Rule 1.2: said before a sixth is demanded, or with a card another part. */
export const undisputedEn =
  'Nobody can dispute such a stake. Refusing the match annuls the deal (rule\u00A01.2).';

export const contractActsEn: Readonly<Record<SaidAct, ActWords>> = {
  accept: {
    label: 'Sign the contract',
    title: () => 'Sign the contract?',
    means: (facts) => [held(facts), 'From then on the contract changes only if both agree.'],
    confirm: 'Sign',
  },
  acceptPlay: {
    label: 'Sign and play',
    title: ({ amount }) => `Sign and play for ${drakesEn(amount)} each?`,
    means: (facts) => [held(facts), begins(facts), ...wins(facts), BOUND],
    confirm: 'Sign and play',
  },
  acceptBack: {
    label: 'Agree and play',
    title: ({ amount }) => `Agree to play for ${drakesEn(amount)} each?`,
    means: ({ other }) => [
      `${other} sees how many cards you have; the last word is theirs (rule\u00A02.2).`,
      'Until then nothing is signed and no money moves.',
    ],
    confirm: 'Agree',
  },
  decline: {
    label: 'Decline',
    title: () => 'Decline the offer?',
    means: () => ['There will be no contract. Nothing else changes.'],
    confirm: 'Decline',
  },
  counter: {
    label: 'Make a counter-offer',
    title: () => 'Counter-offer',
    means: () => ['Your offer replaces this one.'],
    confirm: 'Offer',
  },
  withdraw: {
    label: 'Withdraw the offer',
    title: () => 'Withdraw the offer?',
    means: () => ['There will be no contract. Nothing else changes.'],
    confirm: 'Withdraw',
  },
  confirmHandover: {
    label: 'Confirm the handover',
    title: ({ iPay }) =>
      iPay ? 'Have you got what was promised?' : 'Have you handed over what was promised?',
    means: (facts) =>
      facts.second
        ? [paid(facts)]
        : [
            `When ${facts.other} confirms too, the contract is fulfilled. Until then you can withdraw your confirmation.`,
            ...(facts.played ? [] : ['After that you can’t play for prestige in this contract.']),
          ],
    confirm: 'Confirm',
  },
  takeBackHandover: {
    label: 'Withdraw confirmation',
    title: () => 'Withdraw your confirmation?',
    means: () => ['The handover is unconfirmed again. No money moves.'],
    confirm: 'Withdraw',
  },
  agreeAnnul: {
    label: 'Propose to annul',
    title: () => 'Propose to annul the deal?',
    means: (facts) => [`If ${facts.other} agrees too, the deal is annulled. ${back(facts)}`],
    confirm: 'Propose',
  },
  annulToo: {
    label: 'Annul the deal',
    title: () => 'Annul the deal?',
    means: (facts) => [`The deal is annulled at once. ${back(facts)}`],
    confirm: 'Annul',
  },
  takeBackAnnul: {
    label: 'Withdraw consent',
    title: () => 'Withdraw your consent?',
    means: () => ['The contract stays in force.'],
    confirm: 'Withdraw',
  },
  proposeGame: {
    label: 'Play for prestige',
    title: () => 'Play for prestige',
    means: proposed,
    confirm: 'Propose a match',
  },
  agreeGame: {
    label: 'Agree and play',
    title: ({ amount }) => `Play for ${drakesEn(amount)} each?`,
    means: (facts) => [begins(facts), ...wins(facts), BOUND, ...lapses(facts)],
    confirm: 'Play',
  },
  counterGame: {
    label: 'Name another stake',
    title: () => 'Another stake',
    means: proposed,
    confirm: 'Propose',
  },
  counterTable: {
    label: 'Name a stake or table',
    title: () => 'Another stake or table',
    means: proposed,
    confirm: 'Propose',
  },
  withdrawGame: {
    label: 'Withdraw the proposal',
    title: () => 'Withdraw the proposal?',
    means: () => ['There will be no match. The contract stays as it was.'],
    confirm: 'Withdraw',
  },
  withdrawDemand: {
    label: 'Withdraw the demand',
    title: () => 'Withdraw the demand?',
    means: ({ promised }) => [
      'There will be no match. The contract stays as it was.',
      ...(promised ? ['The promise with which you demanded it goes back into your hand.'] : []),
    ],
    confirm: 'Withdraw',
  },
  demandSixth: {
    label: 'Demand one sixth',
    title: () => 'Demand one sixth?',
    means: ({ other, oneSize }) => [
      oneSize
        ? `Earlier proposals lapse. The match begins as soon as ${other} agrees.`
        : `Earlier proposals lapse. ${other} will choose how one sixth is rounded; then the match begins.`,
      undisputedEn,
    ],
    confirm: 'Demand',
  },
  chooseRounding: {
    label: 'Choose and play',
    title: ({ amount }) => `Play for ${drakesEn(amount)} each?`,
    means: (facts) => [begins(facts), ...wins(facts), BOUND, ...lapses(facts)],
    confirm: 'Play',
  },
  refuseGame: {
    label: 'Refuse the match',
    title: () => 'Refuse and annul the deal?',
    means: (facts) => [
      'Refusing the match annuls the whole deal (rule\u00A01.1). This can’t be undone.',
      back(facts),
    ],
    confirm: 'Annul the deal',
  },
};
