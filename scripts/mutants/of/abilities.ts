// Mistakes in abilities: their targets, and what they change (RULES 3).

import { type Mutant, mutantsOf } from '../mutant.ts';

export const ABILITIES: readonly Mutant[] = [
  ...mutantsOf(
    'decide/comeUp.ts',
    [
      '3.4 a silenced card does nothing',
      "if (figure.silenced) return { reason: 'silenced', by: silencers(figure) };",
      '',
    ],
    ['3.4 the silence names its cause', 'by: silencers(figure)', 'by: []'],
    ['3.4 `in`', "if (!inHolds(ability.in, figure)) return { reason: 'in' };", ''],
    ['3.4 `if`', "return ifHolds(ability.if, figure, picture) ? null : { reason: 'if' };", 'return null;'],
    ['swap: once a column', 'if (moved.has(column)) return;', ''],
    ['swap: one effect', 'const column = `${effect} ${at.seat}', 'const column = `${effect * 0} ${at.seat}'],
    ['swap: each column', ' ${columnOf(at.cell)}`', '`'],
    [
      'swap: changes places',
      'if (there) moves.push({ seat: at.seat, copy: there.copy, from: other, to: at.cell });',
      'if (there) return;',
    ],
    [
      'swap: moves to a free cell',
      'const moves = [{ seat: at.seat, copy, from: at.cell, to: other }];',
      'if (!there) return;\n  const moves = [{ seat: at.seat, copy, from: at.cell, to: other }];',
    ],
    ['`duration`: field is the default', "ability.duration ?? 'field'", "ability.duration ?? 'match'"],
    ['`duration`: match', "ability.duration ?? 'field'", "'field'"],
    [
      'reveal: `if` and `filter` see the current values',
      'const { picture } = run;',
      "const printed = (half: Picture['a']) => half.map((f) => f && { ...f, virtues: f.prepared.virtues });\n  const picture = { a: printed(run.picture.a), b: printed(run.picture.b) };",
    ],
    [
      'effects: target by target',
      'for (const copy of targets)\n    for (const [index, effect] of effects.entries())\n',
      'for (const [index, effect] of effects.entries())\n    for (const copy of targets)\n',
    ],
    ['swap: is done', 'if (!isLastingEffect(effect)) NOW[effect.op](run, by, copy, moved, index);', ';'],
    [
      'values are told after a cast',
      'NOW[effect.op](run, by, copy, moved, index);\n  run.announceValues();',
      'NOW[effect.op](run, by, copy, moved, index);',
    ],
    ['no target: nothing happens', 'if (targets.length === 0)', 'if (targets.length < 0)'],
    [
      'pick: the owner chooses',
      "if (ability.target.pick !== 'one') return cast(run, by, targets);",
      'return cast(run, by, targets);',
    ],
    [
      'pick: asked also with one match',
      "if (ability.target.pick !== 'one')",
      "if (ability.target.pick !== 'one' || targets.length === 1)",
    ],
    [
      'pick: the owner of the card',
      'seat: entry.seat, by, options',
      "seat: entry.seat === 'a' ? 'b' : 'a', by, options",
    ],
    ['pick: board order', 'options: targets }', 'options: targets.toReversed() }'],
    ['pick: each choice has a number', 'const id = run.state.common.choices + 1;', 'const id = 1;'],
    [
      'R2 a toss although nothing holds',
      '!figureHere(run.picture, entry.copy).silenced;',
      'passReason(figureHere(run.picture, entry.copy), run.ability(entry) as never, run.picture) === null;',
    ],
    [
      'R2 no toss where one is silenced',
      '!figureHere(run.picture, entry.copy).silenced;',
      'entry.copy !== run.random;',
    ],
  ),
  ...mutantsOf(
    'decide/choose.ts',
    [
      'a choice is answered once',
      "if (phase.choice.id !== id) return err({ code: 'choice-closed', choice: id });",
      '',
    ],
    [
      'only the owner chooses',
      "if (phase.choice.seat !== seat) return err({ code: 'not-your-choice' });",
      '',
    ],
    [
      'a target is not a summon',
      "isKind(phase.choice) ? ok(phase.choice) : err({ code: 'choice-closed', choice: id })",
      'ok(phase.choice as never)',
    ],
    [
      'pick: a match',
      "if (!choice.value.options.includes(copy)) return err({ code: 'target-not-allowed', copy });",
      '',
    ],
    [
      '5.1 a creature that fits',
      "if (!offered.includes(copy)) return err({ code: 'creature-not-allowed', copy });",
      '',
    ],
    [
      '5.1 a cell that fits',
      "if (!choice.value.cells.includes(cell)) return err({ code: 'cell-not-allowed', cell });",
      '',
    ],
    [
      'R8 static abilities work at once',
      'copy, card, cell });\n  run.announceValues();',
      'copy, card, cell });',
    ],
    ['default: the first match', 'const copy = choice.options[0];', 'const copy = choice.options.at(-1);'],
  ),
  ...mutantsOf(
    'figure.ts',
    ['remove: all', "virtues === 'all' ? ALL_VIRTUES :", "virtues === 'all' ? virtueSet([]) :"],
    [
      'grant and remove',
      "effect.op === 'grant' ? union(before, virtuesOf(effect)) : without(before, virtuesOf(effect))",
      'union(before, virtuesOf(effect))',
    ],
    [
      'grant adds',
      "effect.op === 'grant' ? union(before, virtuesOf(effect))",
      "effect.op === 'grant' ? virtuesOf(effect)",
    ],
    ['aspects', 'figure[effect.aspect] = afterEffect', 'figure.virtues = afterEffect'],
    [
      'causes',
      'figure.marks = [...figure.marks, { by, op: effect.op, aspect: effect.aspect, virtues: virtueNames(set) }];',
      'if (effect.op === "grant") figure.marks = [...figure.marks, { by, op: effect.op, aspect: effect.aspect, virtues: virtueNames(set) }];',
    ],
    ['cause: which silence', "figure.marks = [...figure.marks, { by, op: 'silence' }];", ''],
  ),
  ...mutantsOf(
    'filter.ts',
    ['`trait`', 'if (filter.trait !== undefined && !card.traits.includes(filter.trait)) return false;', ''],
    ['`id`', 'if (filter.id !== undefined && card.id !== filter.id) return false;', ''],
    ['`rarity`', 'if (filter.rarity !== undefined && card.rarity !== filter.rarity) return false;', ''],
    [
      '`anyVirtue`',
      'if (filter.anyVirtue !== undefined && !intersects(virtues, virtueSet(filter.anyVirtue))) return false;',
      '',
    ],
    [
      '`anyVirtue`: one is enough',
      '!intersects(virtues, virtueSet(filter.anyVirtue))',
      '(virtueSet(filter.anyVirtue) & ~virtues) !== 0',
    ],
    ['`noVirtues`', 'return filter.noVirtues === undefined || isEmpty(virtues);', 'return true;'],
    ['current virtues', '!intersects(virtues, virtueSet', '!intersects(virtueSet(card.virtues), virtueSet'],
    ['no current virtues', '|| isEmpty(virtues)', '|| card.virtues.length === 0'],
    [
      'all keys',
      'if (filter.trait !== undefined && !card.traits.includes(filter.trait)) return false;',
      'if (filter.trait !== undefined) return card.traits.includes(filter.trait);',
    ],
    [
      'all keys: id',
      'if (filter.id !== undefined && card.id !== filter.id) return false;',
      'if (filter.id !== undefined) return card.id === filter.id;',
    ],
    [
      'all keys: virtues',
      'if (filter.anyVirtue !== undefined && !intersects(virtues, virtueSet(filter.anyVirtue))) return false;',
      'if (filter.anyVirtue !== undefined) return intersects(virtues, virtueSet(filter.anyVirtue));',
    ],
  ),
  ...mutantsOf(
    'selector.ts',
    ['`self`', 'return other === self;', 'return true;'],
    ['`opposing`: from the front row', " && rowOf(self) === 'front'", ''],
    ['`opposing`: the front card', " && rowOf(other) === 'front'", ''],
    ['`opposing`: the same column', "sameColumn && rowOf(self) === 'front'", "rowOf(self) === 'front'"],
    ['`opposing`: an enemy', "selector.where === 'opposing' ? 'enemy' : 'own'", "'own'"],
    ['`adjacent`: the same row', 'rowOf(other) === rowOf(self) && ', ''],
    ['`adjacent`: one column', 'Math.abs(other - self) === 1', 'Math.abs(other - self) <= 2'],
    ['`adjacent`: left and right', 'Math.abs(other - self) === 1', 'other - self === 1'],
    ['`column`', "case 'column':\n      return sameColumn;", "case 'column':\n      return true;"],
    [
      '`column`: both rows',
      "case 'column':\n      return sameColumn;",
      "case 'column':\n      return sameColumn && rowOf(other) === 'front';",
    ],
    ['`row`: of the same name', 'return rowOf(other) === rowOf(self);', "return rowOf(other) === 'front';"],
    [
      '`front`, `back`',
      'return rowOf(other) === where;',
      "return rowOf(other) === (where === 'front' ? 'back' : 'front');",
    ],
    [
      '`field`: both rows',
      "case 'field':\n      return true;",
      "case 'field':\n      return rowOf(other) === 'front';",
    ],
    ['own and enemy', "sideOf(selector) === 'own' ? self.seat : otherSeat(self.seat)", 'self.seat'],
    [
      'never the card itself',
      "(other === self && selector.where !== 'self')",
      "(other === self && selector.where === 'adjacent')",
    ],
    ['`filter`', ' &&\n      passes(selector.filter, other.prepared.card, other.virtues)', ''],
    [
      'board order',
      'for (const other of halfOf(selector, self, picture)) {',
      'for (const other of halfOf(selector, self, picture).toReversed()) {',
    ],
    [
      '`in`',
      'row === undefined || rowOf(self.cell) === row',
      'row === undefined || rowOf(self.cell) !== row',
    ],
    ['`atLeast`', '(condition.atLeast ?? 1)', '1'],
    ['`atLeast`: 1 if left out', '(condition.atLeast ?? 1)', '(condition.atLeast ?? 2)'],
    [
      '`atLeast`: at least',
      'select(condition, self, picture).length >= (',
      'select(condition, self, picture).length === (',
    ],
  ),
];
