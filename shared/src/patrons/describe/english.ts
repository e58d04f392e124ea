// The texts of the patrons' table in English.

import { capital } from '../../cards/index.ts';
import { never } from '../../lib/index.ts';
import type { Ability, ActCost, Effect, TargetKind, TargetSide, When } from '../ability.ts';
import { type Count, isOne, leansOnBefore, type Meant, signed } from './meant.ts';

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

const WHOSE = { own: 'your ', enemy: 'enemy ', any: '' } as const;
const ONE_OF = { own: 'one of your ', enemy: 'an enemy ', any: 'any ' } as const;

/** Returns the words for a number, to stand before a plural. */
const howMany = (count: Exclude<Count, 'one'>, side: TargetSide): string => {
  if (count === 'all') return 'all ';
  return `up to ${count.upTo} ${side === 'own' ? 'of ' : ''}`;
};

function someCards({ side, of, count, maxCost, isOther }: Extract<Meant, { kind: 'cards' }>): string {
  const [one, many] = NOUN[of];
  const cost = maxCost === null ? '' : ` costing at most ${maxCost}`;
  const other = isOther ? 'other ' : '';
  if (of === 'grave') {
    const some = isOther ? `another ${one}` : `a ${one}`;
    return `${count === 'one' ? some : `${howMany(count, 'any')}${other}${many}`}${cost}`;
  }
  if (count === 'one') {
    if (of === 'patron' && side !== 'any') return `${side === 'own' ? 'your' : 'the enemy'} ${one}`;
    return `${ONE_OF[side]}${other}${side === 'own' ? many : one}${cost}`;
  }
  const isSingle = typeof count === 'object' && count.upTo === 1 && side !== 'own';
  return `${howMany(count, side)}${WHOSE[side]}${other}${isSingle ? one : many}${cost}`;
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

/** Says what is to be done, to `whom` if it has a target. */
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

/** Says what works while its card lies: the cards it is about, then what holds for them. */
function lasting({ effects }: Ability, meant: Meant | null): string {
  const said = effects.map((effect) => (effect.op === 'raise' ? raisesOf(effect) : doing(effect, '', meant)));
  return meant === null ? capital(said.join(', ')) : `${capital(phraseOf(meant))}: ${said.join('; ')}`;
}

const costOf = ({ coins }: ActCost): string =>
  coins === undefined ? 'Act.' : `Act for ${coins} ${coins === 1 ? 'coin' : 'coins'}.`;

/** Returns a whole ability in English. */
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
