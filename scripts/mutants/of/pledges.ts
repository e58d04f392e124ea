// Mistakes in promises (PROMISES): where they are, who gives them, what lies, and what everybody reckons with.

import { type Mutant, mutantsIn } from '../mutant.ts';

/** Mutants of one file of the promises, for the tests of their rules. */
const inPledges = (
  file: string,
  ...mistakes: readonly (readonly [breaks: string, find: string, replace: string])[]
): readonly Mutant[] => mutantsIn(`shared/src/pledges/${file}`, ['src/pledges/rules'], ...mistakes);

export const PLEDGES: readonly Mutant[] = [
  ...inPledges(
    'decide/give.ts',
    ['PR4 one for each side', ' || each.by === by', ''],
    [
      'PR5 in the hand of whoever gives it',
      " || place.of !== by) return refuse({ code: 'not-to-be-had', key })",
      ") return refuse({ code: 'not-to-be-had', key })",
    ],
    ['PR6 into the other’s hand', 'place.by === payer ? paid : payer', 'place.by === payer ? payer : paid'],
    ['PR10 not where its owner gets it back', ' || pledge.owner === to', ''],
    ['PR21 what it brings itself', 'const lying = lyingIn(run.state);\n  for', 'for'],
    ['PR25 nothing is brought to the ruined', 'if (run.state.ruined.has(to))', 'if (false)'],
    ['a tie looks at its owner alone', ' && pledge.owner === other', ''],
  ),
  ...inPledges(
    'decide/play.ts',
    [
      'PR10 nobody plays their own',
      "found.pledge.owner === who ? err({ code: 'own-promise', key }) : ok(found)",
      'ok(found)',
    ],
    ['PR11 a sum from so many on', 'named >= share.n', 'named >= 0'],
    ['PR11 nothing is named with others', 'return named === null;', 'return true;'],
    [
      'PR14 not in a match',
      "  if (run.facts.inMatch.has(who)) return refuse({ code: 'in-match' });\n  const found",
      '  const found',
    ],
    ['PR17 the whole hand', ' || keys.length < known.size', ''],
    ['PR20 not in a pause', "  if (run.facts.isPaused) return refuse({ code: 'event-paused' });\n", ''],
    ['PR21 no size, back into the hand', 'if (isSized)', 'if (true)'],
    ['PR12 the match in which it was played', ' || place.match !== match', ''],
    ['PR24 back where it lay', "if (end.how === 'voided')", 'if (false)'],
    [
      'PR23 the tie has come about',
      "if (tied !== null && isLying(tied)) run.goHome(tied.pledge, 'came-about');",
      '',
    ],
  ),
  ...inPledges(
    'decide/staff.ts',
    ['PR2 nobody is dealt to twice', 'placed.pledge.owner === who', 'placed.pledge.owner === house'],
    ['PR1 the common ones', "card.kind === 'common' || card.id === house", 'card.id === house'],
    ['PR25 those of others go home', "else if (isWith(place, who)) run.goHome(one, 'ruined');", ''],
    ['PR25 set aside by them too', "(place.at === 'held' && place.by === who) ||", ''],
    ['PR26 from a hand', "run.goHome(found.pledge, 'sent-home')", 'DONE'],
  ),
  ...inPledges(
    'move.ts',
    ['PR17 handing on face down lowers nothing', "leaves === 'openly' && ", ''],
    ['PR17 whatever comes face down counts', "comes === 'face down' || ", ''],
    ['PR8 by which contract', 'contract: from.contract', "contract: ''"],
  ),
  ...inPledges(
    'decide/run.ts',
    ['what lies rests', 'if (!this.facts.isOn) return;', ''],
    ['PR22 what the purse holds', 'purses.get(trader) ?? 0', '1_000'],
  ),
  ...inPledges('houses.ts', ['PR2 the bag is filled again', 'drawn.length % houses.length', '0']),
];
