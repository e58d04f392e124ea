// Russian words of a contract's acts: each says before it what it does to money and cards.

import type { PartyCommand } from '@dunmer/shared/contract';
import { drakesEachRu, drakesRu } from './amounts.ts';

/** What the words of an act depend on. */
export interface ContractFacts {
  /** The other side. */
  readonly other: string;
  /** The price. */
  readonly sum: number;
  readonly iPay: boolean;
  /** Coins lie on the table: nothing is set aside, and nothing checked. */
  readonly onTable: boolean;
  /** The other has done the same already: this completes it. */
  readonly second: boolean;
  /** A demanded sixth has only one size: there is nothing to round. */
  readonly oneSize: boolean;
  /** The prestige from each side, where one is named. */
  readonly amount: number;
  /** One of the two agrees to annul the contract, which a game would end. */
  readonly annulling: boolean;
}

/** What words there are for: each act, and a yes to an offer that names a game. */
export type SaidAct = PartyCommand['type'] | 'acceptPlay' | 'acceptBack';

export interface ActWords {
  readonly label: string;
  readonly title: (facts: ContractFacts) => string;
  readonly means: (facts: ContractFacts) => readonly string[];
  /** What the press does, which for some depends on what the other has done. */
  readonly confirm: string | ((facts: ContractFacts) => string);
}

const back = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'Денег в контракте нет.';
  if (onTable) return `Плата, ${drakesRu(sum)}, остаётся у того, кто должен был её отдать.`;
  return iPay
    ? `Отложенная плата, ${drakesRu(sum)}, вернётся к вам в кошелёк.`
    : `Отложенная плата, ${drakesRu(sum)}, вернётся партнёру (${other}).`;
};

const held = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'Денег в контракте нет.';
  if (onTable) return `Плата, ${drakesRu(sum)}, лежит на столе, пока вы оба не подтвердите передачу.`;
  return iPay
    ? `Ваша плата, ${drakesRu(sum)}, сразу отложится под контракт. Партнёр (${other}) получит её, когда вы оба подтвердите передачу.`
    : `Плата партнёра (${other}), ${drakesRu(sum)}, сразу отложится под контракт. Вы получите её, когда оба подтвердите передачу.`;
};

const paid = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'Контракт будет исполнен.';
  if (onTable)
    return `Контракт будет исполнен: ${iPay ? 'отдайте' : 'возьмите'} плату со стола, ${drakesRu(sum)}.`;
  return iPay
    ? `Контракт будет исполнен: отложенную плату, ${drakesRu(sum)}, получит ${other}.`
    : `Контракт будет исполнен: плата, ${drakesRu(sum)}, перейдёт в ваш кошелёк.`;
};

const pot = (amount: number, onTable: boolean): string =>
  onTable ? `на стол ляжет по ${drakesEachRu(amount)} с каждого.` : `каждый ставит ${drakesRu(amount)}.`;

const WINNER = 'Победитель забирает всё. Проигравший сможет взять одну его карту (правило\u00A06).';
const LAPSES = 'Согласие аннулировать контракт, данное раньше, больше не действует.';
const lapses = ({ annulling }: ContractFacts): readonly string[] => (annulling ? [LAPSES] : []);
const BOUND = 'До конца партии ваши карты заняты: ни обменять, ни подарить их нельзя.';
const ANSWERS =
  'В ответ можно согласиться, назвать другую сумму или потребовать шестую часть. Отказ от игры аннулирует контракт.';

/** What an offer that names a game comes to, before it is sent. */
export const offerPlayRu = (amount: number, onTable: boolean): readonly string[] => [
  `Ответ «да» подписывает контракт, и партия начинается сразу: ${pot(amount, onTable)}`,
  WINNER,
  'Кому нужна только сделка, предложит иначе.',
];

export const contractActsRu: Readonly<Record<SaidAct, ActWords>> = {
  accept: {
    label: 'Подписать контракт',
    title: () => 'Подписать контракт?',
    means: (facts) => [held(facts), 'Дальше контракт меняется только с согласия обоих.'],
    confirm: 'Подписать',
  },
  /** A yes to an offer that names a game. */
  acceptPlay: {
    label: 'Подписать и играть',
    title: ({ amount }) => `Подписать и играть по ${drakesEachRu(amount)}?`,
    means: (facts) => [
      held(facts),
      `Партия начнётся сразу: ${pot(facts.amount, facts.onTable)}`,
      WINNER,
      BOUND,
    ],
    confirm: 'За стол',
  },
  /** The same of somebody short, whose cards the other has yet to be told (rule 2.2). */
  acceptBack: {
    label: 'Согласиться и играть',
    title: ({ amount }) => `Согласиться играть по ${drakesEachRu(amount)}?`,
    means: ({ other }) => [
      `${other} увидит, сколько у вас карт, и скажет последнее слово (правило\u00A02.2).`,
      'До этого ничего не подписано, и деньги никуда не уходят.',
    ],
    confirm: 'Согласиться',
  },
  decline: {
    label: 'Отказаться',
    title: () => 'Отказаться от предложения?',
    means: () => ['Контракта не будет. Больше ничего не изменится.'],
    confirm: 'Отказаться',
  },
  counter: {
    label: 'Предложить иначе',
    title: () => 'Предложить иначе',
    means: () => ['Ваше предложение заменит это.'],
    confirm: 'Предложить',
  },
  withdraw: {
    label: 'Отозвать предложение',
    title: () => 'Отозвать предложение?',
    means: () => ['Контракта не будет. Больше ничего не изменится.'],
    confirm: 'Отозвать',
  },
  confirmHandover: {
    label: 'Подтвердить передачу',
    title: ({ iPay }) => (iPay ? 'Вы получили обещанное?' : 'Вы отдали обещанное?'),
    means: (facts) =>
      facts.second
        ? [paid(facts)]
        : [
            `Когда подтвердит и партнёр (${facts.other}), контракт будет исполнен. До этого подтверждение можно отозвать.`,
            'Играть на престиж в этом контракте после этого нельзя.',
          ],
    confirm: 'Подтвердить',
  },
  takeBackHandover: {
    label: 'Отозвать подтверждение',
    title: () => 'Отозвать подтверждение?',
    means: () => ['Передача снова будет не подтверждена. Деньги никуда не переходят.'],
    confirm: 'Отозвать',
  },
  agreeAnnul: {
    label: 'Аннулировать по согласию',
    title: ({ second }) => (second ? 'Аннулировать контракт?' : 'Предложить аннулировать?'),
    means: (facts) =>
      facts.second
        ? [`Контракт будет аннулирован сразу. ${back(facts)}`]
        : [`Если согласится и партнёр (${facts.other}), контракт аннулируется. ${back(facts)}`],
    confirm: ({ second }) => (second ? 'Аннулировать' : 'Предложить'),
  },
  takeBackAnnul: {
    label: 'Отозвать согласие',
    title: () => 'Отозвать согласие?',
    means: () => ['Контракт останется в силе.'],
    confirm: 'Отозвать',
  },
  proposeGame: {
    label: 'Сыграть на престиж',
    title: () => 'Сыграть на престиж',
    means: ({ amount, onTable }) => [`Если предложение примут, ${pot(amount, onTable)}`, WINNER, ANSWERS],
    confirm: 'Предложить игру',
  },
  agreeGame: {
    label: 'Согласиться и играть',
    title: ({ amount }) => `Играть по ${drakesEachRu(amount)}?`,
    means: (facts) => [
      `Партия начнётся сразу: ${pot(facts.amount, facts.onTable)}`,
      WINNER,
      BOUND,
      ...lapses(facts),
    ],
    confirm: 'За стол',
  },
  counterGame: {
    label: 'Назвать другую сумму',
    title: () => 'Другая сумма',
    means: ({ amount, onTable }) => [`Если её примут, ${pot(amount, onTable)}`, WINNER, ANSWERS],
    confirm: 'Предложить',
  },
  withdrawGame: {
    label: 'Отозвать',
    title: () => 'Отозвать предложение игры?',
    means: () => ['Контракт останется таким, каким был до него.'],
    confirm: 'Отозвать',
  },
  demandSixth: {
    label: 'Потребовать шестую часть',
    title: () => 'Потребовать игры на шестую часть?',
    means: ({ other, oneSize }) => [
      oneSize
        ? `Прежние предложения отпадут. Как только согласится партнёр (${other}), партия начнётся.`
        : `Прежние предложения отпадут. ${other} выберет, как округлить шестую часть, и партия сразу начнётся.`,
      'От этой ставки отказаться нельзя; можно только отказаться от игры, но тогда контракт аннулируется (правило\u00A01.2).',
    ],
    confirm: 'Потребовать',
  },
  chooseRounding: {
    label: 'Выбрать и играть',
    title: ({ amount }) => `Играть по ${drakesEachRu(amount)}?`,
    means: (facts) => [
      `Партия начнётся сразу: ${pot(facts.amount, facts.onTable)}`,
      WINNER,
      BOUND,
      ...lapses(facts),
    ],
    confirm: 'За стол',
  },
  refuseGame: {
    label: 'Отказаться от игры',
    title: () => 'Отказаться и аннулировать контракт?',
    means: (facts) => [
      'Отказ от игры аннулирует весь контракт (правило\u00A01.1). Отменить это нельзя.',
      back(facts),
    ],
    confirm: 'Аннулировать контракт',
  },
};
