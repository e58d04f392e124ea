// What may stand where on a card of the patrons' table (PT28), as far as the schema can't say it.

import { never } from '../lib/index.ts';
import {
  type Ability,
  type Effect,
  isSeatEffect,
  type Op,
  type Target,
  type TargetKind,
  type When,
} from './ability.ts';
import type { GameCard, Kind } from './card.ts';

const WHENS_OF: Readonly<Record<Kind, readonly When[]>> = {
  patron: ['act'],
  creature: ['enter', 'death', 'turn', 'act', 'static'],
  spell: [],
  support: ['enter', 'turn', 'act', 'static'],
};

const LASTING: readonly Op[] = ['cheaper', 'raise', 'ward', 'evade'];
const ONLY_LASTING: readonly Op[] = ['cheaper', 'ward', 'evade'];

const PERSONAS: readonly TargetKind[] = ['patron', 'creature', 'persona'];
const MOVABLE: readonly TargetKind[] = ['creature', 'support'];

/** Returns what an effect can be about: "`wound`, `heal`, `raise`, `ward` fit personas, `evade` creatures, …". */
function undergoers(
  op: Exclude<Effect, { op: 'draw' | 'discard' | 'cheaper' }>['op'],
): readonly TargetKind[] {
  switch (op) {
    case 'wound':
    case 'heal':
    case 'raise':
    case 'ward':
      return PERSONAS;
    case 'evade':
      return ['creature'];
    case 'close':
      return [...PERSONAS, 'support'];
    case 'destroy':
    case 'control':
      return MOVABLE;
    case 'recall':
      return [...MOVABLE, 'grave'];
    default:
      return never(op);
  }
}

/**
 * Returns the kind of a target: "`self` is of its card's kind"; null for `it`, which may be anything, and without a
 * target.
 */
function kindOf(card: GameCard, target: Target | undefined): TargetKind | null {
  if (target === undefined || target === 'it') return null;
  if (target !== 'self') return target.of;
  return card.kind === 'spell' ? null : card.kind;
}

function effectProblem(card: GameCard, ability: Ability, effect: Effect): string | null {
  const { op } = effect;
  if (op === 'raise' && effect.strike === undefined && effect.life === undefined)
    return 'raise must say strike or life';
  if (isSeatEffect(effect)) return ability.target === undefined ? null : `${op} takes no target`;
  if (ability.target === undefined) return `${op} needs a target`;
  const kind = kindOf(card, ability.target);
  if (kind === null || undergoers(effect.op).includes(kind)) return null;
  return `${op} does not fit a ${kind}`;
}

function staticProblem(ability: Ability): string | null {
  const { target, effects, when } = ability;
  if (when !== 'static') {
    const op = effects.find((effect) => ONLY_LASTING.includes(effect.op))?.op;
    return op === undefined ? null : `${op} stands only in static abilities`;
  }
  const op = effects.find((effect) => !LASTING.includes(effect.op))?.op;
  if (op !== undefined) return `${op} does not stand in static abilities`;
  return typeof target === 'object' && target.pick !== undefined ? 'static abilities pick nothing' : null;
}

function selectorProblem({ target }: Ability): string | null {
  if (typeof target !== 'object') return null;
  if (target.of === 'grave' && target.side !== 'own') return 'a grave is of the own side';
  return target.maxCost !== undefined && (target.of === 'patron' || target.of === 'persona')
    ? 'maxCost does not stand where a patron could be meant'
    : null;
}

/** "Spells: no `when`, no `self`; only they have `it` and `rests`, never in the first ability." */
function spellProblem(ability: Ability, before: Ability | undefined): string | null {
  if (ability.when !== undefined) return 'spells have no when';
  if (ability.target === 'self') return 'spells have no self';
  const leans = ability.target === 'it' || ability.rests !== undefined;
  if (leans && before === undefined) return 'the first ability rests on nothing';
  return ability.target === 'it' && before?.target === undefined
    ? '`it` stands right after an ability with a target'
    : null;
}

function lyingProblem(card: GameCard, ability: Ability): string | null {
  if (ability.when === undefined || !WHENS_OF[card.kind].includes(ability.when))
    return `when must be one of ${WHENS_OF[card.kind].join(', ')}`;
  return ability.target === 'it' || ability.rests !== undefined ? 'only spells have `it` and rests' : null;
}

function abilityProblem(card: GameCard, ability: Ability, before: Ability | undefined): string | null {
  const ops = ability.effects.map((effect) => effect.op);
  const twice = ops.find((op, i) => ops.indexOf(op) < i);
  if (twice !== undefined) return `${twice} comes twice`;
  if ((ability.cost !== undefined) !== (ability.when === 'act'))
    return 'cost stands with act and nowhere else';
  const effects = ability.effects.map((effect) => effectProblem(card, ability, effect));
  return (
    (card.kind === 'spell' ? spellProblem(ability, before) : lyingProblem(card, ability)) ??
    staticProblem(ability) ??
    selectorProblem(ability) ??
    effects.find((problem) => problem !== null) ??
    null
  );
}

/** Returns the first thing on a card that may not stand where it stands, with its place; null if there is none. */
export function standingProblem(card: GameCard): { readonly key: string; readonly what: string } | null {
  for (const [i, ability] of (card.abilities ?? []).entries()) {
    const what = abilityProblem(card, ability, card.abilities?.[i - 1]);
    if (what !== null) return { key: `abilities[${i}]`, what };
  }
  return null;
}
