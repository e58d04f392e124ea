// Mistakes in the patrons' table (PATRONS), rule by rule.

import { type Mutant, mutantsIn } from '../mutant.ts';

/** Mutants of one file of the patrons' table, for the tests of its rules. */
const inGame = (
  file: string,
  ...mistakes: readonly (readonly [breaks: string, find: string, replace: string])[]
): readonly Mutant[] => mutantsIn(`shared/src/patrons/${file}`, ['src/patrons/rules'], ...mistakes);

export const PATRONS: readonly Mutant[] = [
  ...inGame(
    'decide/play.ts',
    ['PT11 open before weak', "if (card.closed) return err({ code: 'closed', copy: card.copy });\n", ''],
    ['PT11 no more than is to be declared', 'more === undefined ? ok(declared)', 'true ? ok(declared)'],
    ['PT12 different targets', 'new Set(copies).size === copies.length && ', ''],
    ['PT12 targets that fit', ' && copies.every((copy) => fitting.includes(copy))', ''],
    ['PT12 up to so many', 'copies.length <= (pick?.upTo ?? 0)', 'copies.length <= 9'],
    ['PT13 one of a class when it is played', '  keepOneOfClass(run, copy);\n', ''],
    ['PT13 the check after it is played', '  check(run);\n  // "Then', '  // "Then'],
    ['PT13 its `enter` abilities', "setOff(run, [entered], 'enter')", "setOff(run, [], 'enter')"],
    ['PT14 coins of an ability', 'const cost = ability.cost?.coins ?? 0', 'const cost = 0'],
  ),
  ...inGame(
    'decide/turn.ts',
    ['PT9 no card in turn 1', 'if (turn > 1) run.draw(seat, 1)', 'run.draw(seat, 1)'],
    ['PT9 seven coins at most', 'const MOST_COINS = 7', 'const MOST_COINS = 8'],
    ['PT9 `turn` abilities', "setOff(run, own(), 'turn')", "setOff(run, [], 'turn')"],
    [
      'PT10 raises end',
      "    run.emit({ type: 'RaisesEnded', to: 'everyone' });\n    check(run);\n    return;\n",
      '',
    ],
    ['PT10 seven cards are kept', 'const MOST_KEPT = 7', 'const MOST_KEPT = 8'],
    ['PT26 twenty turns', 'const LAST_TURN = 20', 'const LAST_TURN = 21'],
    ['PT26 life less wounds', 'run.values(patron).life - patron.wounds', 'run.values(patron).life'],
  ),
  ...inGame('decide/enqueue.ts', [
    'PT15 first those of whose turn it is',
    '[seat, otherSeat(seat)]',
    '[otherSeat(seat), seat]',
  ]),
  ...inGame(
    'evolveZone.ts',
    ['PT15 behind all that wait', '[...state.queue, ...event.entries]', '[...event.entries, ...state.queue]'],
    [
      'PT17 skipped, it found nothing',
      "    case 'AbilitySkipped':\n      return { ...state, found: [] };\n",
      '',
    ],
    ['PT9 coins open', 'open: open + closed,\n    closed: 0,', 'open,\n    closed,'],
    ['PT8 the winner has arrival 1', 'card.owner === event.winner)', 'card.owner !== event.winner)'],
  ),
  ...inGame(
    'decide/comeOut.ts',
    ['PT16 a hand that is no larger goes by itself', 'hand.length > effect.n', 'hand.length > 0'],
    ['PT16 one choice makes itself', 'return fitting.length === 1 ? found(fitting) : {', 'return {'],
    ['PT17 nothing to pick', "if (fitting.length === 0) return skipped('nothing-to-pick');\n", ''],
    ['PT17 `it` is still in the zone', 'run.common.found.filter(inZone)', 'run.common.found'],
    ['PT18 self that has left is nothing', '[entry.copy].filter(inZone)', '[entry.copy]'],
    ['PT15 the check after an ability', 'found });\n  check(run);', 'found });'],
    ['PT23 discarded in code-unit order', 'cards: cards.toSorted(codeUnitOrder)', 'cards'],
  ),
  ...inGame(
    'decide/strike.ts',
    ['PT19 only enemies are struck', 'target.control === seat || ', ''],
    ['PT19 only personas are struck', ' || !isPersona(run.definition(target.card))', ''],
    ['PT20 nobody is asked where it evades', 'if (evades || from.length === 0)', 'if (from.length === 0)'],
    ['PT20 the target does not defend', 'card.copy === target.copy ? [] : [card.copy]', '[card.copy]'],
    ['PT20 closed ones do not defend', ' && !card.closed)', ')'],
    [
      'PT20 a closed defender is refused',
      "  if (defender.closed) return err({ code: 'closed', copy });\n",
      '',
    ],
    ['PT21 a closed target does not strike back', ' && !target.closed;', ';'],
    ['PT21 the check after a strike', '  check(run);\n}', '}'],
  ),
  ...inGame(
    'decide/check.ts',
    ['PT23 as many wounds as life', 'card.wounds >= run', 'card.wounds > run'],
    ['PT23 again, until none is left', 'while (fell(run));', 'fell(run);'],
    ['PT23 `death` abilities', "setOff(run, fallen, 'death')", "setOff(run, [], 'death')"],
    ['PT25 both: drawn', "{ kind: 'drawn' } :", "{ kind: 'counted', winner: 'a' } :"],
  ),
  ...inGame(
    'decide/run.ts',
    [
      'PT22 `ward` takes its part off',
      'const warded = Math.min(n, this.values(card).ward)',
      'const warded = 0',
    ],
    ['PT24 each missing card wounds', "'missing-card' }, missing);", "'missing-card' }, 1);"],
  ),
  ...inGame(
    'decide/undergo.ts',
    ['PT7 the one that was there is destroyed', ' && card.copy !== copy)', ' && card.copy === copy)'],
    ['PT7 also when it is taken over', '  keepOneOfClass(run, card.copy);\n', ''],
    [
      'PT29 no more wounds than there are',
      'Math.min(effect.n ?? card.wounds, card.wounds)',
      '(effect.n ?? card.wounds)',
    ],
    [
      'PT22 strike means nothing to a patron',
      "definition.kind === 'creature' ? (effect.strike ?? 0) : 0",
      'effect.strike ?? 0',
    ],
  ),
  ...inGame(
    'values.ts',
    ['PT6 weak in the turn in which it came', '&& card.turn === turn', '&& card.turn > turn'],
    [
      'PT6 support is never weak',
      "cardIn(catalogue, card.card).kind === 'creature' && card.turn",
      'catalogue.has(card.card) && card.turn',
    ],
    ['PT22 life at least 1', 'Math.max(1, definition.life', 'Math.max(0, definition.life'],
    ['PT29 a cost of at least 1', 'Math.max(1, cost)', 'Math.max(0, cost)'],
    ['`cheaper` is of one kind', 'effect.kind === definition.kind', 'effect.kind !== definition.kind'],
    ['`cheaper` is of one seat', 'whose === seat', 'whose !== seat'],
  ),
  ...inGame(
    'target.ts',
    ['`own` is not the card itself', ' && card.copy !== source.copy', ''],
    ['`maxCost` looks at the cost', 'definition.cost > maxCost', 'definition.cost < maxCost'],
  ),
  ...inGame(
    'decide/choose.ts',
    ['PT27 the newest are discarded', 'offered.slice(offered.length - atLeast)', 'offered.slice(0, atLeast)'],
    ['PT16 so many are chosen', 'copies.length >= asked.atLeast && ', ''],
  ),
  ...inGame(
    'decide/prepare.ts',
    ['PT8 four cards', 'const HAND_OF_FIRST = 4', 'const HAND_OF_FIRST = 5'],
    ['PT8 five cards', 'const HAND_OF_OTHER = 5', 'const HAND_OF_OTHER = 4'],
    ['PT8 once', ' || stage.exchanged[seat] !== null)', ')'],
    [
      'PT8 draws first, then puts under',
      '...run.state.vault.piles[seat], ...under',
      '...under, ...run.state.vault.piles[seat]',
    ],
  ),
  ...mutantsIn(
    'shared/src/patrons/chance.ts',
    ['src/patrons/chance'],
    ['PT8 of both n', 'raw(nonces.a), raw(nonces.b)', 'raw(nonces.a), raw(nonces.a)'],
    ['PT8 of the occasion', "match, 'first', nonces", "match, 'placement', nonces"],
  ),
  ...mutantsIn(
    'shared/src/fairness/encoding.ts',
    ['src/patrons/chance', 'src/intrigue/draws'],
    ['PT8, IN3 down to 1', 'i >= 1; i -= 1', 'i >= 2; i -= 1'],
    ['PT8, IN3 mod (i + 1)', ')), i + 1)', ')), i)'],
    ['PT8, IN3 eight bytes', 'bytes.subarray(0, 8)', 'bytes.subarray(0, 4)'],
  ),
  ...mutantsIn(
    'shared/src/patrons/values.ts',
    ['src/patrons/script/conformance'],
    ['PT22 strike at least 0', 'Math.max(0, definition.strike', 'Math.max(-9, definition.strike'],
  ),
];
