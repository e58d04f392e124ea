// Mistakes in fairness: commitments, tosses, the mark, the witness, and what is due (EVENT, Fairness).

import { type Mutant, mutantsIn } from '../mutant.ts';

const HASHES = ['src/fairness/commitments', 'src/fairness/openings'];

export const FAIRNESS: readonly Mutant[] = [
  ...mutantsIn(
    'shared/src/fairness/commitments.ts',
    HASHES,
    [
      'F1 is of its match',
      "digest(text('seed/1'), text(match), raw(seed))",
      "digest(text('seed/1'), raw(seed))",
    ],
    ['a deck has no order', '...copies.toSorted().map(text)', '...copies.map(text)'],
    ['F2 is of the seed', 'text(seat), raw(commitment), raw(nonce)', 'text(seat), raw(nonce)'],
    ['F6 is salted', '    raw(salt),\n    ...cells', '    ...cells'],
    ['F6 is of the row', '    text(row),\n', ''],
    ['F6 is of every cell', '...cells.map((copy)', '...cells.slice(1).map((copy)'],
  ),
  ...mutantsIn(
    'shared/src/fairness/encoding.ts',
    HASHES,
    ['each part has its length', 'joined[at++] = part.length >>> shift', 'joined[at++] = 0'],
    [
      'lengths are big-endian',
      'let shift = 24; shift >= 0; shift -= 8',
      'let shift = 0; shift <= 24; shift += 8',
    ],
  ),
  ...mutantsIn(
    'shared/src/fairness/toss.ts',
    ['src/fairness/commitments'],
    ['F5 hangs on both n', 'raw(nonces.a), raw(nonces.b)', 'raw(nonces.a), raw(nonces.a)'],
    ['F5 the highest bit', 'first < 0x80', 'first % 2 === 0'],
    ['F5 each initiative is tossed for', '`${occasion.step}/${occasion.initiative}`', 'occasion.step'],
  ),
  ...mutantsIn(
    'shared/src/fairness/mark.ts',
    ['src/fairness/witness'],
    ['F8 is of the salts', '[text(seat), text(row), raw(salt)]', '[text(seat), text(row)]'],
    ['F8 is of the cards', "text(card?.card ?? '')", "text('')"],
    ['F8 has six symbols', 'const MARK_LENGTH = 6', 'const MARK_LENGTH = 5'],
  ),
  ...mutantsIn(
    'shared/src/fairness/witness.ts',
    ['src/fairness/witness'],
    ['F8 compares seals', '&& sealed.commitment === row.commitment', ''],
    ['F8 compares promises', 'promises[seat] !== seals.promises?.[seat]', 'false'],
    ['a late phone says so', '!witness.joinedLater &&', ''],
    ['the own n is looked for', 'if (witness.viewer !== seat', 'if (witness.viewer === seat'],
  ),
  ...mutantsIn(
    'shared/src/fairness/openings.ts',
    ['src/fairness/openings'],
    [
      'F1 the seed is checked',
      'seed !== null && seedCommitment(match, seed) === commitment',
      'seed !== null',
    ],
    [
      'F4 an n that is missing was waived',
      "if (nonce === '') return seals.waived.some((waived) => waived.seat === seat)",
      "if (nonce === '') return true",
    ],
  ),
  ...mutantsIn(
    'shared/src/fairness/promises.ts',
    ['src/fairness/sealedMatch'],
    ['F3 an n keeps its promise', 'nonce) !== vault.promises[seat]', 'nonce) === null'],
    [
      'F3 all promises come first',
      "if (seals.promises === null) return err({ code: 'promises-missing' });",
      '',
    ],
    [
      'F4 only who owes something',
      "if (given[seat] || isWaived(seals, seat)) return err({ code: 'nothing-due' });",
      '',
    ],
  ),
  ...mutantsIn(
    'shared/src/fairness/tradePlay.ts',
    ['src/fairness/sealedMatch'],
    [
      'F2 a promise comes first',
      "if (lacksPromise(run.state, command)) return err({ code: 'promise-first' });",
      '',
    ],
  ),
  ...mutantsIn(
    'shared/src/fairness/decideSealed.ts',
    ['src/fairness/sealedMatch'],
    [
      'F7 the seed is published at the end',
      "table.progressOf(run.state) !== 'finished' || run.state.seals.seed !== null",
      'run.state.seals.seed !== null',
    ],
    [
      'F3 draws wait for both n',
      'if (!run.state.desk.paused && run.state.seals.nonces !== null)',
      'if (!run.state.desk.paused)',
    ],
  ),
  ...mutantsIn(
    'shared/src/fairness/due.ts',
    ['src/fairness/due'],
    ['who claims is awaited', 'seat: phase.claimant', "seat: 'a'"],
    ['an n is awaited', '...(mustOpen(seals, seat) ?', '...(false ?'],
  ),
  ...mutantsIn(
    'shared/src/fairness/pause.ts',
    ['src/fairness/desk'],
    ['a claim waits in a pause', "    case 'claim':\n", ''],
    [
      'a clock waits in a pause',
      "case 'applyDefault':\n      return command.by === 'clock';",
      "case 'applyDefault':\n      return command.by === 'referee';",
    ],
  ),
  ...mutantsIn(
    'shared/src/fairness/rederiving.ts',
    ['src/fairness/rederive'],
    ['every event is compared', 'if (sameValue(stored[i], decided[i])) continue;', 'continue;'],
  ),
];
