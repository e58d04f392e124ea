// Mistakes in the end of a match: count, price, concession and a referee’s acts (RULES 6).

import { type Mutant, mutantsOf } from '../mutant.ts';

export const ENDING: readonly Mutant[] = [
  ...mutantsOf(
    'phase.ts',
    ['R9 before the count', "at === 'placing' || at === 'choosing' || at === 'stop'", "at !== 'finished'"],
    ['R9 while placing', "at === 'placing' || at === 'choosing' ||", "at === 'choosing' ||"],
    ['R9 while choosing', "at === 'placing' || at === 'choosing' ||", "at === 'placing' ||"],
  ),
  ...mutantsOf(
    'decide/ending.ts',
    [
      '6.2 only the loser claims',
      "if (phase.claimant !== seat) return err({ code: 'not-your-choice' });\n  const winner",
      'const winner',
    ],
    ["6.2 only cards on the winner's half", 'if (!card || !phase.claimable.includes(copy))', 'if (!card)'],
    [
      'R19 only the loser waives',
      "if (phase.claimant !== seat) return err({ code: 'not-your-choice' });\n  run.emit({ type: 'PriceWaived'",
      "run.emit({ type: 'PriceWaived'",
    ],
    [
      'R15 nothing to claim before the reveal',
      '(friendly || cardsOn(field[winner]).length === 0)',
      'friendly',
    ],
    ['the referee says whether a card is claimed', 'claim: allowsClaim, reason', 'claim: false, reason'],
    ['a finished match is not voided', "if (at === 'finished') return wrongPhase(run.state);", ''],
    [
      'R10 also after the count',
      "if (at === 'finished') return",
      "if (at === 'finished' || at === 'claiming') return",
    ],
    ['default: a complete draft', 'if (draft !== null && place(run, seat, draft).ok) return ok(null);', ''],
    [
      'default: of this seat',
      "phase.at === 'choosing' && phase.choice.seat === seat",
      "phase.at === 'choosing'",
    ],
    [
      'default: the order of the owner',
      'state.secret[seat].deck.map((card) => card.copy)',
      'state.secret[seat].deck.map((card) => card.copy).toSorted()',
    ],
    [
      'default: only whose turn it is',
      'mayLay(common, seat) ? firstCards(run.state, seat) : null',
      'firstCards(run.state, seat)',
    ],
    [
      'default: labelled',
      "run.emit({ type: 'DefaultApplied', to: 'everyone', seat, by });\n  if (draft",
      'if (draft',
    ],
    [
      'default: whose label',
      "type: 'DefaultApplied', to: 'everyone', seat, by });\n    chooseByDefault",
      "type: 'DefaultApplied', to: 'everyone', seat, by: 'clock' });\n    chooseByDefault",
    ],
  ),
];
