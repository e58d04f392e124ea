// Mistakes in what is sealed of a game at the patrons' table: its draws, its desk, its file and its witness.

import { type Mistake, type Mutant, mutantsIn } from '../mutant.ts';

const inSealed = (
  file: string,
  tests: readonly string[],
  ...mistakes: readonly Mistake[]
): readonly Mutant[] =>
  mutantsIn(
    `shared/src/patrons/sealed/${file}`,
    tests.map((test) => `src/patrons/sealed/${test}`),
    ...mistakes,
  );

export const SEALED_GAMES: readonly Mutant[] = [
  ...inSealed(
    'play.ts',
    ['sealedGame', 'desk'],
    [
      'F2 a promise comes first',
      "if (lacksPromise(run.state, command)) return err({ code: 'promise-first' });",
      '',
    ],
    ['F2 by default too', " && command.type !== 'applyDefault'", ''],
    [
      'an announcement ends in the middle',
      'if (desk.paused || desk.announced !== null || desk.hurried.length > 0) {',
      'if (desk.paused) {',
    ],
    ['PT8 exchanges are published', 'exchanges: run.state.exchanged', 'exchanges: { a: null, b: null }'],
  ),
  ...inSealed(
    'evolve.ts',
    ['sealedGame'],
    ['PT8 each patron its salt', 'salt: event.salts[seat]', 'salt: event.salts.a'],
    ['PT8 each patron its seat', 'event.patrons[seat].card', 'event.patrons.a.card'],
    ['who keeps all has exchanged nothing', '(own ?? [])', 'own'],
  ),
  ...inSealed(
    'due.ts',
    ['desk'],
    ['F2 a promise before all else', "return [{ seat, what: 'promise' }];", 'return [];'],
    ['F3 an n is awaited', "mustOpen(seals, seat) ? [{ seat, what: 'open' }] : []", '[]'],
    ['PT27 the turn stands while another is asked', 'if (stage.asked !== null)', 'if (false)'],
  ),
  ...inSealed('deskAfter.ts', ['desk'], ['a play is an act', "event.type === 'Paid' || ", '']),
  ...inSealed(
    'table.ts',
    ['sealedGame', 'desk'],
    ['an exchange waits in a pause', "    case 'exchange':\n", ''],
    ["a clock's default waits in a pause", "return command.by === 'clock';", 'return false;'],
    ['R15 nothing is opened after the end', " && standingOf(of).common.stage.at !== 'finished'", ''],
    ['there are no decks to open', "what === 'purses' || (what === 'rows' &&", "what !== 'rows' || ("],
  ),
  ...inSealed(
    'openings.ts',
    ['witness', 'check.test'],
    ['F6 a patron opens its seal', 'patrons[seat]) === commitment', "patrons[seat]) !== ''"],
    ['F8 the mark is of C', '    raw(seals.commitment),\n', ''],
    ['F8 the mark is of the patrons', 'text(patrons[seat])', "text('')"],
    ['F8 no mark before both n', 'patrons === null || !areOpen(seals)', 'patrons === null'],
  ),
  ...inSealed(
    'witness.ts',
    ['witness'],
    [
      'F8 its own exchange is compared',
      "if (viewer === 'watcher' || exchanged === null) return testimony;",
      'return testimony;',
    ],
    ['F8 what was seen first stays', 'witness.exchanged ?? exchangedIn(view)', 'exchangedIn(view)'],
  ),
  ...inSealed(
    'check.ts',
    ['check.test'],
    ['nothing is derived before both n', 'patrons !== null && nonces !== null', 'patrons !== null'],
    ['who begins is tossed for again', 'checked(drawn === winner)', "'ok'"],
  ),
  ...inSealed(
    'commandBehind.ts',
    ['games'],
    ['an asking is answered', 'asking: event.asking,', 'asking: 0,'],
    ['an exchange begins with drawing', 'isExchanging(state, seat) ? hidden.exchangeOf(seat) : null', 'null'],
  ),
  ...inSealed('replay.ts', ['games'], ['F4 a bot’s n is drawn', 'bots.includes(seat)).map', 'false).map']),
];
