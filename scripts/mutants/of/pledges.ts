// Mistakes in promises (PROMISES): where they are, who gives them, what lies, and what everybody reckons with.

import { type Mutant, mutantsIn } from '../mutant.ts';

/** Mutants of one file of the promises, for the tests of their rules. */
const inPledges = (
  file: string,
  ...mistakes: readonly (readonly [breaks: string, find: string, replace: string])[]
): readonly Mutant[] => mutantsIn(`shared/src/pledges/${file}`, ['src/pledges/rules'], ...mistakes);

const BY_COMMANDS = ['src/pledges/'];

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
    ['a tie rests while promises are off', 'if (!run.facts.isOn) return DONE;', ''],
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
    ['PR23 the tie has come about', "run.goHome(tied.pledge, 'came-about');", ';'],
    ['PR23 from its winner alone', ' && tied.place.of === winner', ''],
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
  ...mutantsIn('server/src/holds/contractWindows.ts', BY_COMMANDS, [
    'what lies rests',
    'truce: facts.isOn && isTruceBetween',
    'truce: isTruceBetween',
  ]),
  ...mutantsIn(
    'server/src/contracts/withCards.ts',
    BY_COMMANDS,
    ['PR7 it holds one', 'holdsPledge = heldBy(state, contract.id).length > 0', 'holdsPledge = true'],
    [
      'PR21 home with the size',
      "return isSpent ? [] : [{ type: 'demandOver', who: traders[move.by], key, isSized: true }];",
      'return [];',
    ],
    ['an annulment by both is no refusal', "after.by === 'refusal' && isOpen", 'isOpen'],
    ['a demand sends a tie home', "asked.type === 'demandSixth' || ", ''],
    [
      'PR5 offered back, not what is out',
      "around.stored.get(key)?.place === 'out'",
      'around.stored.get(key)?.turn === -1',
    ],
  ),
  ...mutantsIn(
    'server/src/contracts/actOnContract.ts',
    BY_COMMANDS,
    [
      'shown to whoever is asked for one',
      '(pledgeOne !== null || pledgeTwo !== null);',
      'pledgeOne !== null;',
    ],
    ['PR20 who is frozen hands over', 'if (binds && parties !== null', 'if (parties !== null'],
  ),
  ...mutantsIn('server/src/contracts/offerContract.ts', BY_COMMANDS, [
    'case 6: a game that a counter names first',
    '(countered.value?.game ?? null) === null',
    'counters === null',
  ]),
  ...mutantsIn('server/src/contracts/named.ts', BY_COMMANDS, [
    'PR4 only from the hand',
    "place === 'hand' && of === person",
    'of === person',
  ]),
  ...mutantsIn('server/src/pledges/record.ts', BY_COMMANDS, [
    'face down, not even its owner hears of it',
    'isOpen(move) ? [pledge.owner, ...holders] : holders',
    '[pledge.owner, ...holders]',
  ]),
  ...mutantsIn('server/src/pledges/leaveContracts.ts', BY_COMMANDS, [
    'PR25 both parties are told',
    '...demanding, ...parties]',
    '...demanding]',
  ]),
  ...mutantsIn('server/src/pledges/leaveDemand.ts', BY_COMMANDS, [
    'PR26 sent home from a demand',
    "why === 'ruined' || why === 'sent-home'",
    "why === 'ruined'",
  ]),
  ...mutantsIn('server/src/home/staffPledges.ts', BY_COMMANDS, [
    'a gap in a list tells',
    'players.size === 0 ? stored',
    'players.size < 2 ? stored',
  ]),
  ...mutantsIn('server/src/interest/relation.ts', BY_COMMANDS, [
    'PR26 a refusal tells in whose hand',
    "  people,\n  tells: 'all',",
    "  people,\n  tells: 'nothing',",
  ]),
  ...mutantsIn(
    'server/src/audit/promises.ts',
    ['src/audit/promises'],
    ['PR27 what the contract names', 'if (giving.named !== row.pledge)', 'if (false)'],
    ['PR27 the seal opens', 'this.#held(stored)) !== hash)', "this.#held(stored)) === '')"],
    ['what is set aside lies there', "if (state === 'held' && !held.has(key))", 'if (false)'],
  ),
  ...mutantsIn(
    'server/src/audit/pledgeTables.ts',
    ['src/audit/promises'],
    ['PR22 what has come about', 'if (home === undefined || !paid)', 'if (!paid)'],
  ),
  ...mutantsIn(
    'server/src/store/migrations/pledges.ts',
    ['src/store/constraints'],
    [
      'PR6 back into its giver’s hand',
      "was.place = 'held' and new.place = 'hand' and ${STAYS_WITH}",
      "was.place = 'held' and new.place = 'hand'",
    ],
    [
      'PR14 what lies',
      "when 'let-go' then was.place = 'front' and was.match is null and ${HOME}",
      "when 'let-go' then ${HOME}",
    ],
  ),
];
