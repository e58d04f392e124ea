// Mistakes in what events make of a match, the values that follow, and what a viewer sees of it.

import { type Mutant, mutantsOf } from '../mutant.ts';

export const EVOLVING: readonly Mutant[] = [
  ...mutantsOf(
    'evolveField.ts',
    [
      '4.3 effects end with the round',
      "casts.filter((cast) => cast.duration === 'match' || !hasLeft(cast))",
      'state.casts',
    ],
    ['R13', "cast.duration === 'match' || !hasLeft", '!hasLeft'],
    [
      '4.3 effects of those that stand go on',
      "casts.filter((cast) => cast.duration === 'match' || !hasLeft(cast))",
      "casts.filter((cast) => cast.duration === 'match')",
    ],
    ['4.3 to the discard', 'gone.length === 0 ? discard :', 'gone.length >= 0 ? discard :'],
    ['4.3 the discard grows', '[...discard, ...gone.map', '[...gone.map'],
    ['4.3 the defeated leave', '(card !== null && gone.includes(card) ? null : card)', 'card'],
    [
      'moves happen at once',
      'for (const { seat, from } of moves) halves[seat][from] = null;\n  for (const { seat, from, to } of moves) halves[seat][to] = field[seat][from] ?? null;',
      'for (const { seat, from, to } of moves) {\n    halves[seat][to] = field[seat][from] ?? null;\n    halves[seat][from] = null;\n  }',
    ],
    ['a toss of rule 2.2 is not counted', "event.occasion.step === 'placement' ? state : ", ''],
    ['`uses` are counted', 'summons: [...state.summons, event.by]', 'summons: state.summons'],
    [
      'values follow their cards',
      'halves[place.seat][place.cell] = { copy: card.copy, card: card.card, altered };',
      'halves[place.seat][place.cell] = card;',
    ],
  ),
  ...mutantsOf(
    'evolvePhase.ts',
    ['6.2 the loser claims', 'claimant: otherSeat(ending.winner)', 'claimant: ending.winner'],
    [
      "6.2 the winner's half",
      'cardsOn(state.field[ending.winner])',
      'cardsOn(state.field[otherSeat(ending.winner)])',
    ],
    [
      '6.2 both rows',
      'cardsOn(state.field[ending.winner])',
      'cardsOn(state.field[ending.winner].slice(0, 3))',
    ],
    ['R18', "{ at: 'placing', order: event.winner }", "{ at: 'placing', order: otherSeat(event.winner) }"],
    [
      'R9 the opponent wins',
      "finished({ kind: 'conceded', winner: otherSeat(event.seat) })",
      "finished({ kind: 'conceded', winner: event.seat })",
    ],
    [
      'R9 no claim',
      "return finished({ kind: 'conceded', winner: otherSeat(event.seat) });",
      "return claiming(state, { kind: 'awarded', winner: otherSeat(event.seat), reason: '' });",
    ],
    ['an award with a claim', 'event.claim ? claiming(state, ending) : finished(ending)', 'finished(ending)'],
    ['R19 waived', "settledWith(phase, { kind: 'waived' })", "settledWith(phase, { kind: 'none' })"],
    ['R14 a closed claim', "settledWith(phase, { kind: 'closed' })", "settledWith(phase, { kind: 'none' })"],
    ['3.1 once', 'entry.copy !== by.copy || entry.ability !== by.ability', 'entry.copy !== by.copy'],
  ),
  ...mutantsOf(
    'evolve.ts',
    ['2.1 what is laid leaves the deck', 'return { ...state, laid, deck };', 'return { ...state, laid };'],
    ['2.2 the cells are remembered', 'return { ...state, seen: event.cells };', 'return state;'],
    [
      '5.1 what is summoned leaves the deck',
      'offered: [], deck: state.deck.filter((card) => card.copy !== event.copy) }',
      'offered: [] }',
    ],
    ['R16 the offer ends', 'state.offered.length === 0 ? state : { ...state, offered: [] }', 'state'],
    [
      '2.4 nothing lies face down after the reveal',
      'return { ...state, laid: EMPTY_HALF };',
      'return state;',
    ],
  ),
  ...mutantsOf(
    'values.ts',
    [
      '2 in the order cast',
      'for (const cast of casts) applyCast',
      'for (const cast of casts.toReversed()) applyCast',
    ],
    ['silence works', 'return silence(figure, by);', 'return undefined;'],
    [
      'silence: static ones are off',
      'if (figure === null || figure.silenced) continue;',
      'if (figure === null) continue;',
    ],
    ['static: `in`', '!inHolds(ability.in, figure) || ', ''],
    ['static: `if`', ' || !ifHolds(ability.if, figure, picture)', ''],
    ['4 removals after grants', "['grant', 'remove'] as const", "['remove', 'grant'] as const"],
    [
      '3 and 4: no order among static ones',
      "for (const op of ['grant', 'remove'] as const)\n    for (const { ability, by, targets } of working)\n      for (const target of targets)\n        for (const effect of ability.effects) if (effect.op === op) alter(target, effect, by);",
      'for (const { ability, by, targets } of working)\n      for (const target of targets) for (const effect of ability.effects) alter(target, effect, by);',
    ],
    [
      '3 after 2',
      'for (const cast of casts) applyCast(cards, picture, cast);\n  applyStatics(workingStatics(picture));',
      'applyStatics(workingStatics(picture));\n  for (const cast of casts) applyCast(cards, picture, cast);',
    ],
    [
      'static `filter` sees what was cast',
      'for (const cast of casts) applyCast(cards, picture, cast);\n  applyStatics(workingStatics(picture));',
      'const working = workingStatics(picture);\n  for (const cast of casts) applyCast(cards, picture, cast);\n  applyStatics(working);',
    ],
    [
      'static `if` and `filter` do not see static ones',
      'working.push({ index, ability, by, targets: select(ability.target, figure, picture) });',
      'working.push({ index, ability, by, targets: select(ability.target, figure, picture) });\n        applyStatics(working.slice(-1));',
    ],
    [
      'causes name the ability',
      'const by = { copy: figure.copy, card: figure.prepared.card.id, ability: index };',
      'const by = { copy: figure.copy, card: figure.prepared.card.id, ability: 0 };',
    ],
    [
      'static abilities of both rows',
      'for (const figure of ofSeat(picture, seat)) {\n      if',
      'for (const figure of ofSeat(picture, seat).slice(0, 3)) {\n      if',
    ],
  ),
  ...mutantsOf(
    'field.ts',
    ['causes are told', 'x.by.copy !== y.by.copy || ', ''],
    ['causes are told: which ability', ' || x.by.ability !== y.by.ability', ''],
    ['values are told', '    x.marks.length === y.marks.length &&\n', ''],
  ),
  ...mutantsOf(
    'view.ts',
    [
      'a secret is for its seat',
      "event.to === 'everyone' || event.to === viewer",
      "event.to === 'everyone' || viewer !== 'watcher'",
    ],
    ['own secrets only', 'own: state.secret[viewer] }', "own: state.secret[viewer === 'a' ? 'b' : 'a'] }"],
  ),
];
