// The texts of the patrons' table in English.

import { never } from '../../lib/index.ts';
import type { Ability, ActCost, Effect, TargetKind, When } from '../ability.ts';
import { isOne, leansOnBefore, type Meant, signed } from './meant.ts';

const NOUN: Readonly<Record<TargetKind, readonly [one: string, many: string]>> = {
  patron: ['patron', 'patrons'],
  creature: ['creature', 'creatures'],
  persona: ['persona', 'personas'],
  support: ['support', 'supports'],
  grave: ['creature in your graveyard', 'creatures in your graveyard'],
};

const WHEN: Readonly<Record<Exclude<When, 'act'>, string>> = {
  enter: 'Enters.',
  death: 'Falls.',
  turn: 'Each turn.',
  static: 'Always.',
};

const CHEAPER = { creature: 'creatures', spell: 'spells', support: 'supports' } as const;

const cardsOf = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

function someCards(meant: Extract<Meant, { kind: 'cards' }>): string {
  const { side, of, count, maxCost, isOther } = meant;
  const single = count === 'one';
  const noun = NOUN[of][single || (typeof count === 'object' && count.upTo === 1) ? 0 : 1];
  const cost = maxCost === null ? '' : ` costing at most ${maxCost}`;
  if (of === 'grave') {
    const many = typeof count === 'object' ? `up to ${count.upTo}` : 'all';
    return `${single ? 'a' : many} ${noun}${cost}`;
  }
  const other = isOther ? 'other ' : '';
  if (of === 'patron' && single && side !== 'any') return `${side === 'own' ? 'your' : 'the enemy'} patron`;
  if (single) {
    const whose = { own: `one of your ${other}`, enemy: 'an enemy ', any: 'any ' }[side];
    return `${whose}${side === 'own' ? NOUN[of][1] : noun}${cost}`;
  }
  const whose = { own: `your ${other}`, enemy: 'enemy ', any: '' }[side];
  return `${count === 'all' ? 'all ' : `up to ${count.upTo} `}${count === 'all' || side !== 'own' ? '' : 'of '}${whose}${count !== 'all' && side === 'own' ? NOUN[of][1] : noun}${cost}`;
}

function phraseOf(meant: Meant | null): string {
  if (meant === null) return '';
  if (meant.kind === 'self') return 'this card';
  if (meant.kind === 'it') return meant.isOne ? 'that target' : 'those targets';
  return someCards(meant);
}

const raisesOf = ({ strike, life }: Extract<Effect, { op: 'raise' }>): string =>
  [
    ...(strike === undefined ? [] : [`strike ${signed(strike)}`]),
    ...(life === undefined ? [] : [`life ${signed(life)}`]),
  ].join(', ');

const handOf = (meant: Meant | null): string => {
  if (meant?.kind === 'cards' && meant.of === 'grave') return 'your hand';
  return isOne(meant) ? 'its owner’s hand' : 'their owners’ hands';
};

/** What is to be done, to `whom` where it has a target. */
function doing(effect: Effect, whom: string, meant: Meant | null): string {
  switch (effect.op) {
    case 'draw':
      return `draw ${cardsOf(effect.n)}`;
    case 'discard':
      return `discard ${cardsOf(effect.n)}`;
    case 'cheaper':
      return `your ${CHEAPER[effect.kind]} cost ${effect.n} less`;
    case 'wound':
      return `wound ${whom} by ${effect.n}`;
    case 'heal':
      return effect.n === undefined ? `heal ${whom} fully` : `heal ${whom} by ${effect.n}`;
    case 'close':
      return `close ${whom}`;
    case 'destroy':
      return `destroy ${whom}`;
    case 'control':
      return whom === 'it' || whom === 'them' ? `take ${whom} over` : `take over ${whom}`;
    case 'recall':
      return `return ${whom} to ${handOf(meant)}`;
    case 'raise':
      return `give ${whom} ${raisesOf(effect)} this turn`;
    case 'ward':
      return `each wounding is ${effect.n} less`;
    case 'evade':
      return `nobody can defend against ${isOne(meant) ? 'its' : 'their'} strikes`;
    default:
      return never(effect);
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What works while its card lies: the cards it is about, then what holds of them. */
function lasting({ effects }: Ability, meant: Meant | null): string {
  const said = effects.map((effect) => (effect.op === 'raise' ? raisesOf(effect) : doing(effect, '', meant)));
  return meant === null ? capital(said.join(', ')) : `${capital(phraseOf(meant))}: ${said.join('; ')}`;
}

const costOf = ({ coins }: ActCost): string =>
  coins === undefined ? 'Act.' : `Act for ${coins} ${coins === 1 ? 'coin' : 'coins'}.`;

/** A whole ability in English. */
export function inEnglish(ability: Ability, meant: Meant | null): string {
  const { when, cost, effects } = ability;
  if (when === 'static') return `${WHEN.static} ${lasting(ability, meant)}.`;
  const one = isOne(meant);
  const whom = (index: number): string => (index === 0 ? phraseOf(meant) : one ? 'it' : 'them');
  const said = effects.map((effect, index) => doing(effect, whom(index), meant)).join(', then ');
  const keyword = cost !== undefined ? costOf(cost) : when === undefined || when === 'act' ? '' : WHEN[when];
  const sentence = capital(leansOnBefore(ability) ? `then ${said}` : said);
  return `${keyword} ${sentence}.`.trim();
}
