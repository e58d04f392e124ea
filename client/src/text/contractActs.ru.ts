// Russian words of a contract's acts. Each says beforehand what it does to money and cards.

import type { TableName } from '@dunmer/shared/contract';
import { drakesEachRu, drakesRu } from './amounts.ts';
import type { SaidAct } from './saidAct.ts';
import { atRu } from './tables.ru.ts';

/** The facts that the words of an act depend on. */
export interface ContractFacts {
  /** The name of the other party. */
  readonly other: string;
  /** The price. */
  readonly sum: number;
  readonly iPay: boolean;
  /** Coins lie on the table: nothing is set aside, and nothing is checked. */
  readonly onTable: boolean;
  /** The other party has done the same already, so this completes it. */
  readonly second: boolean;
  /** A demanded sixth has only one possible size, so nothing is rounded. */
  readonly oneSize: boolean;
  /** The prestige that each side stakes, if it is named. */
  readonly amount: number;
  /** The prestige of this contract was played for: there is no second game in it. */
  readonly played: boolean;
  /** One of the parties agrees to annul the contract, which starting a game would cancel. */
  readonly annulling: boolean;
  /** A promise was played with the demand, and lies in front until a size is chosen (PR21). */
  readonly promised: boolean;
  /** The table of the game. */
  readonly table: TableName;
  /** Whether there is another table to choose. */
  readonly tables: boolean;
}

export interface ActWords {
  readonly label: string;
  readonly title: (facts: ContractFacts) => string;
  readonly means: (facts: ContractFacts) => readonly string[];
  /** The label of the button that does it. */
  readonly confirm: string;
}

const back = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'Денег в контракте нет.';
  if (onTable) return `Деньги (${drakesRu(sum)}) остаются у того, кто должен был платить.`;
  return iPay
    ? `Отложенное (${drakesRu(sum)}) вернётся в ваш кошелёк.`
    : `Отложенное (${drakesRu(sum)}) вернётся партнёру (${other}).`;
};

const held = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'Денег в контракте нет.';
  if (onTable) return `Сумма контракта (${drakesRu(sum)}) лежит на столе, пока оба не подтвердите передачу.`;
  return iPay
    ? `Из вашего кошелька под контракт отложится ${drakesRu(sum)}. ${other} получит деньги, когда вы оба подтвердите передачу.`
    : `У партнёра (${other}) под контракт отложится ${drakesRu(sum)}. Вы получите деньги, когда оба подтвердите передачу.`;
};

const paid = ({ sum, iPay, other, onTable }: ContractFacts): string => {
  if (sum === 0) return 'Контракт будет исполнен.';
  if (onTable) return `Контракт будет исполнен: ${iPay ? 'отдайте' : 'возьмите'} со стола ${drakesRu(sum)}.`;
  return iPay
    ? `Контракт будет исполнен: ${other} получит ${drakesRu(sum)}.`
    : `Контракт будет исполнен: в ваш кошелёк придёт ${drakesRu(sum)}.`;
};

const pot = (amount: number, onTable: boolean): string =>
  onTable ? `на стол ляжет по ${drakesEachRu(amount)} с каждого.` : `каждый поставит ${drakesRu(amount)}.`;

const WINNER = 'Победитель заберёт всё. Проигравший сможет взять одну из карт победителя (правило\u00A06).';
/** PT3: at the patrons' table there is no price of victory. */
const wins = ({ table }: Pick<ContractFacts, 'table'>): readonly string[] =>
  table === 'trade' ? [WINNER] : ['Победитель заберёт всё. Свои карты там не нужны, цены победы нет.'];
const begins = ({ amount, onTable, table }: ContractFacts): string =>
  `Партия${atRu(table)} начнётся сразу: ${pot(amount, onTable)}`;
const LAPSES = 'Прежнее согласие аннулировать сделку больше не действует.';
const lapses = ({ annulling }: ContractFacts): readonly string[] => (annulling ? [LAPSES] : []);
const BOUND = 'До конца партии ваши карты заняты: ни обменять, ни подарить их нельзя.';
const answers = ({ tables }: ContractFacts): string => (tables ? ANSWERS_TABLE : ANSWERS);
const ANSWERS_TABLE =
  'В ответ можно согласиться, назвать другую ставку или стол, потребовать шестую часть. Отказ от партии аннулирует сделку.';
const ANSWERS =
  'В ответ можно согласиться, назвать другую ставку или потребовать шестую часть. Отказ от партии аннулирует сделку.';

const countered = (it: string, facts: ContractFacts): readonly string[] => [
  `Если ${it}примут, ${pot(facts.amount, facts.onTable)}`,
  ...wins(facts),
  answers(facts),
];

/** What an offer with a game would lead to, shown before it is sent. */
export const offerPlayRu = (amount: number, onTable: boolean, table: TableName): readonly string[] => [
  `Ответ «да» подписывает контракт и сразу начинает партию${atRu(table)}: ${pot(amount, onTable)}`,
  ...wins({ table }),
  'Кому нужна только сделка, тот предложит её без партии.',
];

/** Rule 1.2: said before a sixth is demanded, or with a card another part. */
export const undisputedRu = 'Такую ставку не оспорить. Отказ от партии аннулирует сделку (правило\u00A01.2).';

export const contractActsRu: Readonly<Record<SaidAct, ActWords>> = {
  accept: {
    label: 'Подписать контракт',
    title: () => 'Подписать контракт?',
    means: (facts) => [held(facts), 'Дальше контракт меняется только с согласия обоих.'],
    confirm: 'Подписать',
  },
  /** Accepting an offer that includes a game. */
  acceptPlay: {
    label: 'Подписать и играть',
    title: ({ amount }) => `Подписать и играть по ${drakesEachRu(amount)}?`,
    means: (facts) => [held(facts), begins(facts), ...wins(facts), BOUND],
    confirm: 'Подписать и играть',
  },
  /** The same by somebody who is short of cards, which the other party has yet to be told (rule 2.2). */
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
    label: 'Предложить другое',
    title: () => 'Встречное предложение',
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
            ...(facts.played ? [] : ['Сыграть на престиж в этом контракте потом нельзя.']),
          ],
    confirm: 'Подтвердить',
  },
  takeBackHandover: {
    label: 'Отозвать подтверждение',
    title: () => 'Отозвать подтверждение?',
    means: () => ['Передача снова не подтверждена. Деньги никуда не уйдут.'],
    confirm: 'Отозвать',
  },
  agreeAnnul: {
    label: 'Предложить аннулировать',
    title: () => 'Предложить аннулировать сделку?',
    means: (facts) => [`Если согласится и партнёр (${facts.other}), сделка аннулируется. ${back(facts)}`],
    confirm: 'Предложить',
  },
  /** The other party has agreed before, so this completes it. */
  annulToo: {
    label: 'Аннулировать сделку',
    title: () => 'Аннулировать сделку?',
    means: (facts) => [`Сделка аннулируется сразу. ${back(facts)}`],
    confirm: 'Аннулировать',
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
    means: (facts) => [
      `Если вызов примут, ${pot(facts.amount, facts.onTable)}`,
      ...wins(facts),
      answers(facts),
    ],
    confirm: 'Вызвать на партию',
  },
  agreeGame: {
    label: 'Согласиться и играть',
    title: ({ amount }) => `Играть по ${drakesEachRu(amount)}?`,
    means: (facts) => [begins(facts), ...wins(facts), BOUND, ...lapses(facts)],
    confirm: 'Играть',
  },
  counterGame: {
    label: 'Назвать другую ставку',
    title: () => 'Другая ставка',
    means: (facts) => countered('её ', facts),
    confirm: 'Предложить',
  },
  /** When there are two tables. */
  counterTable: {
    label: 'Сменить ставку или стол',
    title: () => 'Другая ставка или стол',
    means: (facts) => countered('', facts),
    confirm: 'Предложить',
  },
  withdrawGame: {
    label: 'Отозвать вызов',
    title: () => 'Отозвать вызов?',
    means: () => ['Партии не будет. Контракт останется прежним.'],
    confirm: 'Отозвать',
  },
  withdrawDemand: {
    label: 'Отозвать требование',
    title: () => 'Отозвать требование?',
    means: ({ promised }) => [
      'Партии не будет. Контракт останется прежним.',
      ...(promised ? ['Обещание, с которым вы её потребовали, вернётся в руку.'] : []),
    ],
    confirm: 'Отозвать',
  },
  demandSixth: {
    label: 'Потребовать шестую часть',
    title: () => 'Потребовать шестую часть?',
    means: ({ other, oneSize }) => [
      oneSize
        ? `Прежние вызовы отпадут. Партия начнётся, как только согласится партнёр (${other}).`
        : `Прежние вызовы отпадут. ${other} выберет, как округлить шестую часть, и партия сразу начнётся.`,
      undisputedRu,
    ],
    confirm: 'Потребовать',
  },
  chooseRounding: {
    label: 'Выбрать и играть',
    title: ({ amount }) => `Играть по ${drakesEachRu(amount)}?`,
    means: (facts) => [begins(facts), ...wins(facts), BOUND, ...lapses(facts)],
    confirm: 'Играть',
  },
  refuseGame: {
    label: 'Отказаться от партии',
    title: () => 'Отказаться и аннулировать сделку?',
    means: (facts) => [
      'Отказ от партии аннулирует всю сделку (правило\u00A01.1). Отменить это нельзя.',
      back(facts),
    ],
    confirm: 'Аннулировать сделку',
  },
};
