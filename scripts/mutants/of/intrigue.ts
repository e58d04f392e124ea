// Mistakes in how an event uses the intrigue deck (INTRIGUE): who is told, what is asked and for how long, what a match
// and a contract spend, what is paid, and what can be checked.

import { type Mutant, mutantsIn } from '../mutant.ts';

const IN_MATCHES = ['src/holds/intrigue'];
const CLOCKS = ['src/intrigue/clocks'];
const SENTENCES = ['src/intrigue/sentences'];
const ANSWERS = ['src/clocks/answers'];
const IN_CONTRACTS = ['src/contracts/intrigue'];
const SOLACE = ['src/holds/solace'];
const PAGE = ['src/intrigue/intrigue'];

export const INTRIGUE: readonly Mutant[] = [
  ...mutantsIn(
    'server/src/intrigue/inMatch.ts',
    IN_MATCHES,
    ['IN20 the last cancel is spent first', 'event.spent.toReversed()', 'event.spent'],
    [
      'IN21 a void spends no other table’s',
      'filter(({ where }) => where === table.id)',
      'filter(() => true)',
    ],
  ),
  ...mutantsIn(
    'server/src/intrigue/deckClocks.ts',
    CLOCKS,
    ['IN21 time stands in a pause', '!paused && !outage.isOn', '!outage.isOn'],
    ['time stands while nothing can be saved', '!paused && !outage.isOn', '!paused'],
    [
      'what a pause holds up goes on after it',
      'if (done === null) this.#ticking.again(due, null);\n    else if',
      'if (done === null) return;\n    else if',
    ],
  ),
  ...mutantsIn('server/src/intrigue/deckClocks.ts', IN_CONTRACTS, [
    'switched off, a game waits for nobody',
    "goes && (kind === 'contract' || settings.intrigue === 'on')",
    "goes && settings.intrigue === 'on'",
  ]),
  ...mutantsIn('server/src/intrigue/ticking.ts', CLOCKS, [
    'IN19 time begins when their own phone is told',
    'name.person === person && countdown.waits',
    'countdown.waits',
  ]),
  ...mutantsIn('server/src/intrigue/plan.ts', CLOCKS, [
    'IN6 a ring that was missed in a pause stays due',
    'before.filter((at) => at > now)',
    'before',
  ]),
  ...mutantsIn('server/src/intrigue/playOpen.ts', SENTENCES, [
    'IN21 the player and those named',
    'traders.some(',
    'traders.every(',
  ]),
  ...mutantsIn('server/src/intrigue/ruin.ts', SENTENCES, [
    'PR25 at the end of that match, and of nobody else',
    'if (ruin?.ruinAfter !== match) continue;',
    'if (ruin === null) continue;',
  ]),
  ...mutantsIn('server/src/intrigue/staff.ts', SENTENCES, [
    'IN26 of those it names, too',
    '? [who, ...named] : []',
    '? [who] : []',
  ]),
  ...mutantsIn(
    'server/src/intrigue/record.ts',
    ['src/people/erase'],
    [
      'reasons can be erased',
      "'reason' in event && event.reason !== ''",
      "'reason' in event && event.reason === ' '",
    ],
  ),
  ...mutantsIn('server/src/contracts/deckCards.ts', IN_CONTRACTS, [
    'IN19 what is asked in a contract has its time',
    '  await keepClock(context, tx, contract, state);\n',
    '',
  ]),
  ...mutantsIn('server/src/contracts/settle.ts', SOLACE, [
    'IN24 only by count',
    "ending.kind !== 'counted' || windows",
    "!('winner' in ending) || windows",
  ]),
  ...mutantsIn('server/src/contracts/settleEnding.ts', SOLACE, [
    'IN23 to whoever has lost',
    'to: purseOf(otherSeat(winner))',
    'to: purseOf(winner)',
  ]),
  ...mutantsIn(
    'server/src/clocks/due.ts',
    ANSWERS,
    ['IN19 answers have their own time', '(responseTime ?? windowTime)', 'windowTime'],
    ['IN21 other clocks stand', "answer === null || kind === 'window' ||", "kind !== 'claim' ||"],
  ),
  ...mutantsIn('server/src/clocks/runOut.ts', ANSWERS, [
    'IN21 an answer comes before what is to be placed',
    ' && askedIn({ state }) === null)',
    ')',
  ]),
  ...mutantsIn(
    'client/src/intrigue/asked.ts',
    PAGE,
    ['IN10 those above the limit go', 'Math.max(0, hand - (n ?? 0))', 'Math.max(0, n ?? 0)'],
    ['IN20 the last cancel is answered', 'last = cancels.at(-1)', 'last = cancels.at(0)'],
  ),
];
