// English words of a contract's acts: exactly the keys of Russian.

import { drakesEn } from './amounts.ts';
import type { ActWords, ContractFacts, SaidAct } from './contractActs.ru.ts';

const back = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'There is no money in this contract.';
  if (onTable) return `The price, ${drakesEn(sum)}, stays with whoever was to pay it.`;
  return iPay
    ? `The price held, ${drakesEn(sum)}, goes back into your purse.`
    : `The price held, ${drakesEn(sum)}, goes back to ${other}.`;
};

const held = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'There is no money in this contract.';
  if (onTable)
    return `The price, ${drakesEn(sum)}, lies on the table until both of you confirm the handover.`;
  return iPay
    ? `Your price, ${drakesEn(sum)}, is held for the contract at once. ${other} gets it when both of you confirm the handover.`
    : `The price, ${drakesEn(sum)} of ${other}, is held for the contract at once. You get it when both of you confirm the handover.`;
};

const paid = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'The contract will be fulfilled.';
  if (onTable)
    return `The contract will be fulfilled: ${iPay ? 'hand over' : 'take'} ${drakesEn(sum)} from the table.`;
  return iPay
    ? `The contract will be fulfilled: ${other} gets the price held, ${drakesEn(sum)}.`
    : `The contract will be fulfilled: the price, ${drakesEn(sum)}, goes into your purse.`;
};

const pot = (amount: number, onTable: boolean): string =>
  onTable
    ? `each lays ${drakesEn(amount)} on the table.`
    : `each purse gives ${drakesEn(amount)} to the pot of the match.`;

const WINNER = 'The winner takes all of it. The loser may take one of the winner’s cards (rule\u00A06).';
const LAPSES = 'Consent to annul the contract that was given before no longer counts.';
const lapses = ({ annulling }: ContractFacts): readonly string[] => (annulling ? [LAPSES] : []);
const BOUND = 'Until the match ends your cards are bound: they can’t be traded or given.';
const ANSWERS =
  'The answer can be to agree, to name another sum, or to demand the sixth. Refusing the game annuls the contract.';

export const offerPlayEn = (amount: number, onTable: boolean): readonly string[] => [
  `A yes signs the contract and begins the match at once: ${pot(amount, onTable)}`,
  WINNER,
  'Whoever wants the deal alone offers otherwise.',
];

export const contractActsEn: Readonly<Record<SaidAct, ActWords>> = {
  accept: {
    label: 'Sign the contract',
    title: () => 'Sign the contract?',
    means: (facts) => [held(facts), 'From then on the contract changes only with the consent of both.'],
    confirm: 'Sign',
  },
  acceptPlay: {
    label: 'Sign and play',
    title: ({ amount }) => `Sign and play for ${drakesEn(amount)} each?`,
    means: (facts) => [
      held(facts),
      `The match begins at once: ${pot(facts.amount, facts.onTable)}`,
      WINNER,
      BOUND,
    ],
    confirm: 'To the table',
  },
  acceptBack: {
    label: 'Agree and play',
    title: ({ amount }) => `Agree to play for ${drakesEn(amount)} each?`,
    means: ({ other }) => [
      `${other} sees how many cards you have, and has the last word (rule\u00A02.2).`,
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
    label: 'Offer otherwise',
    title: () => 'Offer otherwise',
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
            `When ${facts.other} confirms too, the contract is fulfilled. Until then you can take this back.`,
            'After this there is no game for prestige in this contract.',
          ],
    confirm: 'Confirm',
  },
  takeBackHandover: {
    label: 'Take the confirmation back',
    title: () => 'Take the confirmation back?',
    means: () => ['The handover is unconfirmed again. No money moves.'],
    confirm: 'Take back',
  },
  agreeAnnul: {
    label: 'Annul by consent',
    title: ({ second }) => (second ? 'Annul the contract?' : 'Propose to annul?'),
    means: (facts) =>
      facts.second
        ? [`The contract is annulled at once. ${back(facts)}`]
        : [`If ${facts.other} agrees too, the contract is annulled. ${back(facts)}`],
    confirm: ({ second }) => (second ? 'Annul' : 'Propose'),
  },
  takeBackAnnul: {
    label: 'Don’t annul',
    title: () => 'Take your consent back?',
    means: () => ['The contract stays in force.'],
    confirm: 'Take back',
  },
  proposeGame: {
    label: 'Play for prestige',
    title: () => 'Play for prestige',
    means: ({ amount, onTable }) => [`If it is agreed to, ${pot(amount, onTable)}`, WINNER, ANSWERS],
    confirm: 'Propose the game',
  },
  agreeGame: {
    label: 'Agree and play',
    title: ({ amount }) => `Play for ${drakesEn(amount)} each?`,
    means: (facts) => [
      `The match begins at once: ${pot(facts.amount, facts.onTable)}`,
      WINNER,
      BOUND,
      ...lapses(facts),
    ],
    confirm: 'To the table',
  },
  counterGame: {
    label: 'Name another sum',
    title: () => 'Another sum',
    means: ({ amount, onTable }) => [`If it is agreed to, ${pot(amount, onTable)}`, WINNER, ANSWERS],
    confirm: 'Propose',
  },
  withdrawGame: {
    label: 'Withdraw',
    title: () => 'Withdraw the proposal of a game?',
    means: () => ['The contract is as it was before it.'],
    confirm: 'Withdraw',
  },
  demandSixth: {
    label: 'Demand the sixth',
    title: () => 'Demand a game for the sixth?',
    means: ({ other, oneSize }) => [
      oneSize
        ? `All proposals of a game end. As soon as ${other} agrees, the match begins.`
        : `All proposals of a game end. ${other} chooses how the sixth is rounded, and the match begins at once.`,
      'This size can’t be refused; only the game can, and that annuls the contract (rule\u00A01.2).',
    ],
    confirm: 'Demand',
  },
  chooseRounding: {
    label: 'Choose and play',
    title: ({ amount }) => `Play for ${drakesEn(amount)} each?`,
    means: (facts) => [
      `The match begins at once: ${pot(facts.amount, facts.onTable)}`,
      WINNER,
      BOUND,
      ...lapses(facts),
    ],
    confirm: 'To the table',
  },
  refuseGame: {
    label: 'Refuse the game',
    title: () => 'Refuse and annul the contract?',
    means: (facts) => [
      'Refusing the game annuls the whole contract (rule\u00A01.1). This can’t be undone.',
      back(facts),
    ],
    confirm: 'Annul the contract',
  },
};
