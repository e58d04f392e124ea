// Mistakes in what is special about a game at the patrons' table of an event: on the server, at its desk, on the phone.

import { type Mutant, mutantsIn } from '../mutant.ts';

const GAMES = ['src/match/patrons.test'];
const CLOCKS = ['src/clocks/gameClocks'];

export const PATRONS_AT_EVENT: readonly Mutant[] = [
  ...mutantsIn(
    'server/src/match/openMatch.ts',
    GAMES,
    [
      'cards are kept with the commit alone',
      'tx.afterCommit(() => editions.keptGame());',
      'editions.keptGame();',
    ],
    [
      'PT8 a bot’s seat is sealed as one',
      'openSealedGame(edition.terms, { match, bots }',
      'openSealedGame(edition.terms, { match, bots: [] }',
    ],
  ),
  ...mutantsIn('server/src/match/play.ts', GAMES, [
    'practice goes on while the event is paused',
    "paused && live.table.kind !== 'practice' &&",
    'paused &&',
  ]),
  ...mutantsIn('server/src/match/sync.ts', GAMES, [
    'PT1 phones are told the table',
    '    ...atTable(tableName),\n',
    '',
  ]),
  ...mutantsIn('server/src/match/live.ts', CLOCKS, [
    'PT27 a default says whose it is',
    'seat: asked.seat, by: asked.by });',
    "seat: asked.seat, by: 'clock' });",
  ]),
  ...mutantsIn(
    'server/src/clocks/gameRunOut.ts',
    CLOCKS,
    [
      'F4 a silent phone that has promised is gone on without',
      "what === 'promise' || what === 'open'",
      "what === 'promise'",
    ],
    [
      'a default ends with its step',
      "now.at === 'preparing' && now.step === wasPreparing",
      "now.at === 'preparing'",
    ],
  ),
  ...mutantsIn(
    'shared/src/patrons/sealed/awaiting.ts',
    ['src/patrons/sealed/table.test'],
    [
      'PT27 each asking has its own time',
      "stage.step === 'exchange' ? EXCHANGE_STEP : PATRON_STEP",
      'PATRON_STEP',
    ],
  ),
  ...mutantsIn(
    'client/src/patrons/play/drafting.ts',
    ['src/patrons/play/drafting'],
    [
      'PT12 what may be one or none is asked too',
      'naming.atLeast === 0 ? naming.atMost > 0 :',
      'naming.atLeast === 0 ? naming.atMost > 1 :',
    ],
  ),
  ...mutantsIn(
    'client/src/patrons/film/told.ts',
    ['src/patrons/film/told'],
    [
      'who strikes is told the right way round',
      'text.strikes(card(event.striker), card(event.target))',
      'text.strikes(card(event.target), card(event.striker))',
    ],
  ),
];
