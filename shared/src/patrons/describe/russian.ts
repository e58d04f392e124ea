// The texts of the patrons' table in Russian.

import { capital } from '../../cards/index.ts';
import { never } from '../../lib/index.ts';
import type { Ability, ActCost, Effect, TargetKind, TargetSide, When } from '../ability.ts';
import { leansOnBefore, type Meant, signed } from './meant.ts';

type Gender = 'm' | 'f' | 'n';

interface Noun {
  readonly gender: Gender;
  /** Accusative singular and plural, genitive plural, nominative singular and plural. */
  readonly one: string;
  readonly all: string;
  readonly many: string;
  readonly named: readonly [one: string, all: string];
}

const NOUN: Readonly<Record<Exclude<TargetKind, 'grave'>, Noun>> = {
  patron: { gender: 'm', one: 'героя', all: 'героев', many: 'героев', named: ['герой', 'герои'] },
  creature: {
    gender: 'n',
    one: 'существо',
    all: 'существа',
    many: 'существ',
    named: ['существо', 'существа'],
  },
  persona: {
    gender: 'm',
    one: 'персонажа',
    all: 'персонажей',
    many: 'персонажей',
    named: ['персонаж', 'персонажи'],
  },
  support: {
    gender: 'f',
    one: 'карту поддержки',
    all: 'карты поддержки',
    many: 'карт поддержки',
    named: ['карта поддержки', 'карты поддержки'],
  },
};

type Adjective = Readonly<Record<Gender, string>>;
interface Adjectives {
  readonly one: Adjective;
  /** Accusative plural of animate and of other nouns, then genitive plural. */
  readonly all: readonly [animate: string, other: string];
  readonly many: string;
  readonly named: readonly [one: Adjective, all: string];
}

const WHOSE: Readonly<Record<TargetSide, Adjectives>> = {
  own: {
    one: { m: 'своего', f: 'свою', n: 'своё' },
    all: ['своих', 'свои'],
    many: 'своих',
    named: [{ m: 'ваш', f: 'ваша', n: 'ваше' }, 'ваши'],
  },
  enemy: {
    one: { m: 'вражеского', f: 'вражескую', n: 'вражеское' },
    all: ['вражеских', 'вражеские'],
    many: 'вражеских',
    named: [{ m: 'вражеский', f: 'вражеская', n: 'вражеское' }, 'вражеские'],
  },
  any: {
    one: { m: 'любого', f: 'любую', n: 'любое' },
    all: ['', ''],
    many: 'любых',
    named: [{ m: 'любой', f: 'любая', n: 'любое' }, ''],
  },
};

const OTHER: Adjectives = {
  one: { m: 'другого', f: 'другую', n: 'другое' },
  all: ['остальных', 'остальные'],
  many: 'других',
  named: [{ m: 'другой', f: 'другая', n: 'другое' }, 'остальные'],
};

const WHEN: Readonly<Record<Exclude<When, 'act'>, string>> = {
  enter: 'Выход.',
  death: 'Гибель.',
  turn: 'Каждый ход.',
  static: 'Постоянно.',
};

const CHEAPER = { creature: 'существа', spell: 'заклинания', support: 'карты поддержки' } as const;

/** Returns a number with its noun in the right form: «1 карту, 2 карты, 5 карт». */
function counted(n: number, [one, few, many]: readonly [string, string, string]): string {
  const [tens, units] = [Math.floor(n / 10) % 10, n % 10];
  if (tens === 1 || units === 0 || units >= 5) return `${n} ${many}`;
  return `${n} ${units === 1 ? one : few}`;
}

const spaced = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');
const costing = (maxCost: number | null): string => (maxCost === null ? '' : `ценой до ${maxCost}`);

type Cards = Extract<Meant, { kind: 'cards' }>;

function fromGrave({ count, maxCost, isOther }: Cards): string {
  const [one, all, many] = isOther ? ['другое ', 'остальные ', 'других '] : ['', '', ''];
  const some =
    count === 'one'
      ? `${one}существо`
      : count === 'all'
        ? `все ${all}существа`
        : `до ${count.upTo} ${many}существ`;
  return spaced(some, costing(maxCost), 'со своего кладбища');
}

/** Returns the accusative, to stand after a verb. */
function accusative(meant: Meant | null): string {
  if (meant === null) return '';
  if (meant.kind === 'self') return 'эту карту';
  if (meant.kind === 'it') return meant.isOne ? 'эту цель' : 'эти цели';
  const { side, of, count, maxCost, isOther } = meant;
  if (of === 'grave') return fromGrave(meant);
  const noun = NOUN[of];
  const adjectives = isOther ? [OTHER, WHOSE[side]] : [WHOSE[side]];
  if (count === 'one')
    return spaced(...adjectives.map((each) => each.one[noun.gender]), noun.one, costing(maxCost));
  if (count !== 'all') {
    const last = count.upTo === 1 ? 'одного' : `${count.upTo}`;
    const single = { m: 'героя', f: 'карты поддержки', n: 'существа' }[noun.gender];
    const word = count.upTo === 1 ? (of === 'persona' ? 'персонажа' : single) : noun.many;
    const genitive = count.upTo === 1 ? GENITIVE[side][noun.gender] : WHOSE[side].many;
    const other = isOther ? (count.upTo === 1 ? OTHER_GENITIVE[noun.gender] : OTHER.many) : '';
    const upTo = count.upTo === 1 && noun.gender === 'f' ? 'одной' : last;
    return spaced('до', upTo, other, genitive, word, costing(maxCost));
  }
  const animate = noun.gender === 'm' ? 0 : 1;
  const whole = animate === 0 ? 'всех' : 'все';
  return spaced(whole, ...adjectives.map((each) => each.all[animate]), noun.all, costing(maxCost));
}

const GENITIVE: Readonly<Record<TargetSide, Adjective>> = {
  own: { m: 'своего', f: 'своей', n: 'своего' },
  enemy: { m: 'вражеского', f: 'вражеской', n: 'вражеского' },
  any: { m: 'любого', f: 'любой', n: 'любого' },
};
const OTHER_GENITIVE: Adjective = { m: 'другого', f: 'другой', n: 'другого' };

/** Returns the nominative, for abilities that work all the time; these never pick. */
function nominative(meant: Meant): string {
  if (meant.kind !== 'cards') return 'эта карта';
  const { side, of, count, maxCost, isOther } = meant;
  if (of === 'grave') return fromGrave(meant);
  const noun = NOUN[of];
  const adjectives = isOther ? [OTHER, WHOSE[side]] : [WHOSE[side]];
  if (count === 'one') return spaced(...adjectives.map((each) => each.named[0][noun.gender]), noun.named[0]);
  const all = side === 'any' ? 'все' : '';
  return spaced(all, ...adjectives.map((each) => each.named[1]), noun.named[1], costing(maxCost));
}

const raisesOf = ({ strike, life }: Extract<Effect, { op: 'raise' }>): string =>
  [
    ...(strike === undefined ? [] : [`удар ${signed(strike)}`]),
    ...(life === undefined ? [] : [`жизнь ${signed(life)}`]),
  ].join(', ');

const CARD = ['карту', 'карты', 'карт'] as const;

const isFromGrave = (meant: Meant | null): boolean => meant?.kind === 'cards' && meant.of === 'grave';

/** Says what is to be done, to `whom` if it has a target. */
function doing(effect: Effect, whom: string, meant: Meant | null): string {
  switch (effect.op) {
    case 'draw':
      return `возьмите ${counted(effect.n, CARD)}`;
    case 'discard':
      return `сбросьте ${counted(effect.n, CARD)} из руки`;
    case 'cheaper':
      return `ваши ${CHEAPER[effect.kind]} дешевле на ${effect.n}`;
    case 'wound':
      return spaced('раньте', whom, `на ${effect.n}`);
    case 'heal':
      return effect.n === undefined
        ? spaced('полностью вылечите', whom)
        : spaced('вылечите', whom, `на ${effect.n}`);
    case 'close':
      return spaced('закройте', whom);
    case 'destroy':
      return spaced('уничтожьте', whom);
    case 'control':
      return spaced('переманите', whom);
    case 'recall':
      return spaced('верните', whom, isFromGrave(meant) ? 'в руку' : 'в руку хозяина');
    case 'raise':
      return `${spaced('усильте', whom)} до конца хода (${raisesOf(effect)})`;
    case 'ward':
      return `каждое ранение меньше на ${effect.n}`;
    case 'evade':
      return 'от удара нельзя защититься';
    default:
      return never(effect);
  }
}

function lasting({ effects }: Ability, meant: Meant | null): string {
  const said = effects.map((effect) => (effect.op === 'raise' ? raisesOf(effect) : doing(effect, '', meant)));
  return meant === null ? capital(said.join(', ')) : `${capital(nominative(meant))}: ${said.join('; ')}`;
}

const costOf = ({ coins }: ActCost): string =>
  coins === undefined ? 'Действие.' : `Действие за ${counted(coins, ['монету', 'монеты', 'монет'])}.`;

/** Returns a whole ability in Russian. */
export function inRussian(ability: Ability, meant: Meant | null): string {
  const { when, cost, effects } = ability;
  if (when === 'static') return `${WHEN.static} ${lasting(ability, meant)}.`;
  const said = effects
    .map((effect, index) => doing(effect, index === 0 ? accusative(meant) : '', meant))
    .join(', затем ');
  const keyword = cost !== undefined ? costOf(cost) : when === undefined || when === 'act' ? '' : WHEN[when];
  const sentence = capital(leansOnBefore(ability) ? `затем ${said}` : said);
  return `${keyword} ${sentence}.`.trim();
}
