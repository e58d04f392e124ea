// Mistakes in the rounds: conflicts, summons and the advance (RULES 4, 5).

import { type Mutant, mutantsOf } from '../mutant.ts';

export const ROUNDS: readonly Mutant[] = [
  ...mutantsOf(
    'conflict.ts',
    [
      '4.2 every virtue',
      'if (!includesAll(x.superiority, y.virtues))',
      'if ((x.superiority & y.virtues) === 0)',
    ],
    [
      '4.2 without virtues defeated by any',
      'if (!includesAll(x.superiority, y.virtues))',
      'if (isEmpty(y.virtues) || !includesAll(x.superiority, y.virtues))',
    ],
    [
      '4.2 without superiorities defeats those without virtues',
      'if (!includesAll(x.superiority, y.virtues))',
      'if (isEmpty(x.superiority) || !includesAll(x.superiority, y.virtues))',
    ],
    [
      'R4',
      '!isEmpty(x.virtues) && includesAll(y.protection, x.virtues)',
      'includesAll(y.protection, x.virtues)',
    ],
    [
      'R5',
      '!isEmpty(x.virtues) && includesAll(y.protection, x.virtues)',
      '!isEmpty(y.virtues) && !isEmpty(x.virtues) && includesAll(y.protection, x.virtues)',
    ],
    [
      '4.2 every virtue of the other',
      'includesAll(y.protection, x.virtues)',
      '(y.protection & x.virtues) !== 0',
    ],
    [
      '4.2 protection',
      '!isEmpty(x.virtues) && includesAll(y.protection, x.virtues)',
      'isEmpty(x.virtues) && !isEmpty(y.virtues) && isEmpty(x.superiority)',
    ],
    [
      '4.2 protected by its own protection',
      'includesAll(y.protection, x.virtues)',
      'includesAll(x.protection, y.virtues)',
    ],
    [
      '4.2 printed values',
      'const a = picture.a[column];',
      'const f = picture.a[column];\n    const a = f ? { ...f, virtues: f.prepared.virtues } : f;',
    ],
    [
      '4.2 printed superiority',
      'const a = picture.a[column];',
      'const f = picture.a[column];\n    const a = f ? { ...f, superiority: f.prepared.superiority } : f;',
    ],
    [
      '4.2 printed protection',
      'const a = picture.a[column];',
      'const f = picture.a[column];\n    const a = f ? { ...f, protection: f.prepared.protection } : f;',
    ],
    ['4.1 columns face each other', 'const b = picture.b[column];', 'const b = picture.b[2 - column];'],
    [
      '4.1 all three columns',
      'for (const column of COLUMNS) {',
      'for (const column of COLUMNS.slice(0, 2)) {',
    ],
    [
      '4.3 both may be defeated',
      'b: verdictOn(b, a) }',
      "b: verdictOn(a, b).fate === 'defeated' ? { copy: b.copy, fate: 'stands', why: 'not-overcome' } : verdictOn(b, a) }",
    ],
    [
      '4.4 front against back',
      'const b = picture.b[column];',
      'const b = picture.b[column] ?? picture.b[column + 3];',
    ],
    ['cause: without virtues', "isEmpty(y.virtues) ? 'no-virtues' : 'overcome'", "'overcome'"],
  ),
  ...mutantsOf(
    'decide/summon.ts',
    ['5.1 free cells', 'if (half[cell]) return false;', ''],
    ['`to`: any is the default', "ability.to ?? 'any'", "ability.to ?? 'front'"],
    [
      '`to`: column',
      "to === 'column' ? columnOf(cell) === columnOf(summoner) : rowOf(cell) === to",
      "to === 'column' || rowOf(cell) === to",
    ],
    ["`to`: the summoner's own column", 'columnOf(cell) === columnOf(summoner)', 'columnOf(cell) === 0'],
    ['`to`: front and back', 'rowOf(cell) === to', 'rowOf(cell) !== to'],
    ['5.1 creatures only', "prepared.card.traits.includes('creature') && ", ''],
    ['`from`', ' && passes(ability.from, prepared.card, prepared.virtues)', ''],
    [
      '`from`: printed virtues',
      'passes(ability.from, prepared.card, prepared.virtues)',
      'passes(ability.from, prepared.card, prepared.superiority)',
    ],
    ['`uses`', "if (isSpent(run, entry, ability.uses)) return { due: false, why: { reason: 'uses' } };", ''],
    [
      'summon: `if` sees the current values',
      'const { picture } = run;',
      'const printed = (half: typeof run.picture.a) => half.map((f) => f && { ...f, virtues: f.prepared.virtues });\n  const picture = { a: printed(run.picture.a), b: printed(run.picture.b) };',
    ],
    ['`uses`: the number', '.length >=', '.length >'],
    [
      '`uses`: of this copy',
      'used.copy === by.copy && used.ability',
      'used.card === by.card && used.ability',
    ],
    ['`uses`: of this ability', ' && used.ability === by.ability).length', ').length'],
    ['R6 `in`, `if`, silenced', 'if (passed !== null) return { due: false, why: passed };', ''],
    ['R6 no cell', "if (cells.length === 0) return { due: false, why: { reason: 'no-cell' } };", ''],
    ['R6 no creature', 'return creatures.length === 0', 'return creatures.length < 0'],
    [
      'R16 who may summon',
      "choice: { kind: 'summon', id, seat: entry.seat",
      "choice: { kind: 'summon', id, seat: entry.seat === 'a' ? 'b' : 'a'",
    ],
    [
      "R16 the owner's alone",
      "type: 'CreaturesOffered', to: entry.seat",
      "type: 'CreaturesOffered', to: 'everyone' as never",
    ],
    [
      'R16 the owner learns why',
      "if (checked.why.reason === 'owner-knows') run.emit({ type: 'SummonLacked', to: entry.seat, by });",
      '',
    ],
    [
      'R16 only the owner learns why',
      "type: 'SummonLacked', to: entry.seat",
      "type: 'SummonLacked', to: entry.seat === 'a' ? 'b' : 'a'",
    ],
    [
      'R16 the board is asked first',
      'const passed = passReason(figure, ability, picture);',
      "if (fittingCreatures(run, entry.seat, ability).length === 0) return { due: false, why: { reason: 'owner-knows' } };\n  const passed = passReason(figure, ability, picture);",
    ],
    ['5.1 the step has a name', "rounds === 1 ? 'summon-1' : 'summon-2'", "'summon-1'"],
    ['R7 only those not passed over', "(candidate) => check(run, candidate, 'turn').due", '() => true'],
    [
      'R7 the deck counts too',
      "(candidate) => check(run, candidate, 'turn').due",
      "(candidate) => {\n      const checked = check(run, candidate, 'turn');\n      return checked.due || checked.why.reason === 'owner-knows';\n    }",
    ],
  ),
  ...mutantsOf(
    'decide/resolve.ts',
    ['4.3 three rounds', 'const ROUNDS = 3;', 'const ROUNDS = 2;'],
    ['4.3 no fourth round', 'const ROUNDS = 3;', 'const ROUNDS = 4;'],
    [
      '4.3 values are told after a round',
      'round: run.state.common.rounds + 1, conflicts });\n  run.announceValues();',
      'round: run.state.common.rounds + 1, conflicts });',
    ],
    ['5.2 only to a free cell', 'if (back && !half[to])', 'if (back)'],
    ['5.2 a free cell', 'if (back && !half[to])', 'if (back && half[to])'],
    [
      '5.2 both sides',
      'for (const seat of SEATS) {\n    const half = ofSeat(field, seat);',
      "for (const seat of ['a'] as const) {\n    const half = ofSeat(field, seat);",
    ],
    ['5.2 every column', 'for (const column of COLUMNS) {', 'for (const column of COLUMNS.slice(0, 2)) {'],
    [
      '5.2 values are told after the advance',
      "type: 'CardsAdvanced', to: 'everyone', moves });\n  run.announceValues();",
      "type: 'CardsAdvanced', to: 'everyone', moves });",
    ],
    ['5.2 nothing is told where nobody moves', 'if (moves.length === 0) return;', ''],
    ['6.1 the same number is a draw', 'survivors.a === survivors.b ? null : ', ''],
    ['6.1 more cards win', "survivors.a > survivors.b ? 'a' : 'b'", "survivors.a > survivors.b ? 'b' : 'a'"],
    ['3.1 abilities before the first round', 'comeUps(run);', ''],
    ['5.1 summons after round 1', "'between')) return;\n    beginSummons(run);", "'between')) return;"],
    ['5.1 summons after round 2', 'if (run.state.common.rounds < ROUNDS) beginSummons(run);', ''],
    [
      '5.1 no summons after round 3',
      'if (run.state.common.rounds < ROUNDS) beginSummons(run);',
      'beginSummons(run);',
    ],
    [
      '5.1, 5.2 summons before the advance',
      "summons(run);\n    if (run.state.common.phase.at !== 'resolving') return;\n    advance(run);",
      "advance(run);\n    summons(run);\n    if (run.state.common.phase.at !== 'resolving') return;",
    ],
    ['5.2 an advance', '    advance(run);\n', ''],
    ['5.2 no advance before round 1', 'comeUps(run);', 'advance(run);\n    comeUps(run);'],
    ['5.2 no advance after round 3', '  count(run);\n}', '  advance(run);\n  count(run);\n}'],
  ),
  ...mutantsOf(
    'decide/run.ts',
    [
      '6.1 both rows count',
      'cardsOn(ofSeat(this.#state.common.field, seat)).length',
      'cardsOn(ofSeat(this.#state.common.field, seat).slice(0, 3)).length',
    ],
    ['values are told once', 'if (!sameAltered(card.altered, altered)) changes', 'changes'],
    [
      '3.2 tosses are counted',
      'this.random.toss(occasion, this.#state.common.tosses)',
      'this.random.toss(occasion, 0)',
    ],
    ['values end', 'card.altered !== null || ', ''],
    ['no stale picture: of cards', 'field === this.#field && ', ''],
    ['no stale picture: of casts', ' && casts === this.#casts', ''],
    ['what comes may alter values', 'if (COMING.has(event.type)) this.#alters = null;', ''],
  ),
];
