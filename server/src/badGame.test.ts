// Commands of the patrons' table that must be refused, over sockets: in the order of PT11, or for their shape, with
// nothing changed and nobody told.

import { type CopyId, otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { GameSockets, SEEDING } from '../test/support/gameSockets.ts';
import { testApp, type TestApp, trader } from '../test/support/index.ts';
import { openWire, untilConnected } from '../test/support/wire.ts';
import { PRINTED_GAME } from './catalogue/gameEdition.ts';

const { catalogue } = PRINTED_GAME.terms;
const kindOf = (card: string): string | undefined => catalogue.get(card)?.kind;

let app: TestApp;
let table: GameSockets;
beforeAll(async () => {
  app = await testApp({}, { seeding: SEEDING });
  table = await GameSockets.open(app);
});
afterAll(async () => {
  table.close();
  await app.close();
});

/** A command in vain: what it is, who sends it, and why it is refused. One of each kind is enough. */
interface Vain {
  readonly what: string;
  readonly seat: Seat;
  readonly asked: object;
  readonly code: string;
}

/** Out of turn, any command is refused for that reason: the moment is checked before everything else. */
function outOfTurn(seat: Seat, turn: number, copy: CopyId): readonly Vain[] {
  const asked: readonly (readonly [string, object])[] = [
    ['a play', { type: 'play', turn, copy, targets: [] }],
    ['a use', { type: 'use', turn, copy, ability: 0, targets: [] }],
    ['a strike', { type: 'strike', turn, copy, target: copy }],
    ['an end', { type: 'endTurn', turn }],
    ['a defence', { type: 'defend', asking: 1, copy: null }],
    ['a choice', { type: 'choose', asking: 1, copies: [] }],
    ['an exchange', { type: 'exchange', copies: [] }],
    ['a second patron', { type: 'choosePatron', patron: 'nobody' }],
  ];
  return asked.map(([what, command]) => ({
    what: `${what} in the other’s turn`,
    seat,
    asked: command,
    code: 'moment',
  }));
}

/** Commands in vain in the seat's own turn. */
function inTurn(seat: Seat, turn: number): readonly Vain[] {
  const { common, own } = table.view(seat);
  const { open } = common.coins[seat];
  const [own1, theirs] = [seat, otherSeat(seat)].map((of) =>
    common.zone.filter((card) => card.control === of),
  );
  const patron = own1?.find(({ card }) => kindOf(card) === 'patron')?.copy ?? '';
  const enemy = theirs?.find(({ card }) => kindOf(card) === 'patron')?.copy ?? '';
  const of = (what: string, asked: object, code: string): Vain => ({ what, seat, asked, code });
  const play = (copy: CopyId, targets: readonly (readonly CopyId[])[], at = turn) =>
    ({ type: 'play', turn: at, copy, targets }) as const;
  const vain: Vain[] = [
    of('a card of nobody', play('nobody', []), 'card'),
    of('a card of the other', play(`${otherSeat(seat)}:spark#1`, [[enemy]]), 'card'),
    of('a card in the zone', play(patron, []), 'card'),
    of('a turn that is over', play('nobody', [], turn - 1), 'stale'),
    of('a turn that is to come', { type: 'endTurn', turn: turn + 1 }, 'stale'),
    of('an ability that there is not', { type: 'use', turn, copy: patron, ability: 7, targets: [] }, 'card'),
    of('a strike by a patron', { type: 'strike', turn, copy: patron, target: enemy }, 'card'),
    of('a strike by what is the other’s', { type: 'strike', turn, copy: enemy, target: patron }, 'card'),
    of('a defence that nobody asked for', { type: 'defend', asking: common.askings, copy: null }, 'moment'),
    of('a choice that nobody asked for', { type: 'choose', asking: common.askings, copies: [] }, 'moment'),
  ];
  for (const { copy, card } of own.hand) {
    const definition = catalogue.get(card);
    if (definition === undefined || definition.kind === 'patron') continue;
    if (definition.kind !== 'spell') {
      vain.push(of('targets where none are named', play(copy, [[enemy]]), 'target'));
      if (definition.cost > open + 1) vain.push(of('too few coins', play(copy, []), 'coins'));
    }
    if (card === 'ash-arrow') {
      vain.push(of('a target that is missing', play(copy, []), 'target'));
      vain.push(of('a target twice', play(copy, [[enemy, enemy]]), 'target'));
      vain.push(of('a target too many', play(copy, [[enemy], [enemy]]), 'target'));
      vain.push(of('a target of one’s own', play(copy, [[patron]]), 'target'));
      vain.push(of('no target in its list', play(copy, [[]]), 'target'));
      if (open < definition.cost) vain.push(of('too few coins for a spell', play(copy, [[enemy]]), 'coins'));
    }
  }
  for (const { copy, card, closed, turn: came } of own1 ?? []) {
    const isCreature = kindOf(card) === 'creature';
    const strikes = (target: CopyId) => ({ type: 'strike', turn, copy, target }) as const;
    if (isCreature && closed && came < turn) vain.push(of('a closed creature', strikes(enemy), 'closed'));
    if (isCreature && closed) vain.push(of('a closed one at nothing', strikes('nobody'), 'closed'));
    if (isCreature && !closed && came === turn) vain.push(of('a weak creature', strikes(enemy), 'weak'));
    if (isCreature && !closed && came === turn) vain.push(of('a weak one at nothing', strikes('x'), 'weak'));
    if (isCreature && !closed && came < turn) {
      vain.push(of('a strike at one’s own', strikes(patron), 'target'));
      vain.push(of('a strike at nobody', strikes('nobody'), 'target'));
      const support = theirs?.find((other) => kindOf(other.card) === 'support');
      if (support !== undefined) vain.push(of('a strike at support', strikes(support.copy), 'target'));
    }
    if (kindOf(card) === 'support') vain.push(of('a strike by support', strikes(enemy), 'card'));
    if (kindOf(card) === 'patron' && closed)
      vain.push(of('an ability twice', { type: 'use', turn, copy, ability: 0, targets: [] }, 'closed'));
  }
  return vain;
}

/** Commands in vain while somebody is asked. */
function whileAsked(turn: number): readonly Vain[] {
  const { stage } = table.view('a').common;
  if (stage.at !== 'turn' || stage.asked === null) return [];
  const { asked } = stage;
  const { seat, id } = asked;
  const late = asked.what === 'defend' ? { type: 'defend', copy: null } : { type: 'choose', copies: [] };
  const vain: Vain[] = [
    {
      what: 'a move while somebody is asked',
      seat: stage.seat,
      asked: { type: 'endTurn', turn },
      code: 'moment',
    },
    {
      what: 'an answer for the other',
      seat: otherSeat(seat),
      asked: { ...late, asking: id },
      code: 'moment',
    },
    {
      what: `an answer to an asking that is over: ${late.type}`,
      seat,
      asked: { ...late, asking: id - 1 },
      code: 'stale',
    },
  ];
  if (asked.what === 'defend') {
    const isDefender =
      asked.target.startsWith(seat) && kindOf(asked.target.slice(2).split('#')[0] ?? '') === 'creature';
    const defends = (copy: CopyId) => ({ type: 'defend', asking: id, copy });
    if (isDefender && asked.strikesBack)
      vain.push({ what: 'a defence by the target', seat, asked: defends(asked.target), code: 'target' });
    vain.push({ what: 'a defence by the striker', seat, asked: defends(asked.striker), code: 'card' });
    vain.push({
      what: 'a choice for a defence',
      seat,
      asked: { type: 'choose', asking: id, copies: [] },
      code: 'moment',
    });
  } else if (asked.atLeast > 0) {
    vain.push({
      what: 'nothing where something is asked',
      seat,
      asked: { type: 'choose', asking: id, copies: [] },
      code: 'target',
    });
    const copies = ['nobody'];
    vain.push({ what: 'nobody', seat, asked: { type: 'choose', asking: id, copies }, code: 'target' });
  }
  return vain;
}

/** Commands in vain in the preparatory stage, once a seat's promise is stored (F2). */
function whilePreparing(seat: Seat): readonly Vain[] {
  const { common, own, seals } = table.view(seat);
  const { stage } = common;
  if (stage.at !== 'preparing' || !seals.promised[seat]) return [];
  const of = (what: string, asked: object, code: string): Vain => ({ what, seat, asked, code });
  const early = of('an end before the first turn', { type: 'endTurn', turn: 0 }, 'moment');
  if (stage.step === 'patrons')
    return stage.sealed[seat] === null
      ? [early, of('an unknown patron', { type: 'choosePatron', patron: 'nobody' }, 'patron')]
      : [of('another patron', { type: 'choosePatron', patron: 'salt-lady' }, 'moment')];
  if (stage.step !== 'exchange') return [];
  const [copy = ''] = own.hand.map((card) => card.copy);
  const exchange = (copies: readonly string[]) => ({ type: 'exchange', copies });
  if (stage.exchanged[seat] !== null)
    return [of('an exchange that was made already', exchange([]), 'moment')];
  return [
    of('an exchange of nobody', exchange(['nobody']), 'card'),
    of('an exchange of one twice', exchange([copy, copy]), 'card'),
  ];
}

function vainNow(): readonly Vain[] {
  const { stage } = table.view('a').common;
  if (stage.at !== 'turn') return stage.at === 'preparing' ? SEATS.flatMap(whilePreparing) : [];
  if (stage.asked !== null) return whileAsked(stage.turn);
  const { seat, turn } = stage;
  return [...outOfTurn(otherSeat(seat), turn, `${otherSeat(seat)}:spark#1`), ...inTurn(seat, turn)];
}

/** Sends it: it is refused with this code, and nobody has heard of it. */
async function inVain({ what, seat, asked, code }: Vain): Promise<void> {
  const before = [table.told, table.view('a'), table.view('b')];
  const answer = await table.raw(seat, asked);
  expect(answer, what).toMatchObject({ ok: false, error: { code: 'game', why: { code } } });
  await table.settle();
  expect([table.told, table.view('a'), table.view('b')], what).toEqual(before);
}

/** Games are played until all of these were tried. */
const WANTED = [
  'an unknown patron',
  'an exchange of nobody',
  'an exchange that was made already',
  'a card of nobody',
  'an ability twice',
  'too few coins',
  'a target that is missing',
  'a target twice',
  'a target too many',
  'a target of one’s own',
  'a closed creature',
  'a weak creature',
  'a strike at support',
  'a defence by the target',
  'an answer to an asking that is over: defend',
  'a play in the other’s turn',
];

/** Plays a game on, and tries everything that was not tried before. */
async function playTrying(tried: Set<string>): Promise<void> {
  for (;;)
    for (const seat of SEATS) {
      for (const vain of vainNow()) {
        if (tried.has(vain.what)) continue;
        tried.add(vain.what);
        await inVain(vain);
      }
      if (table.view(seat).common.stage.at === 'finished') return;
      const command = table.next(seat);
      if (command === null) continue;
      expect(await table.play(seat, command), JSON.stringify(command)).toMatchObject({ ok: true });
    }
}

test('what a rule forbids is refused in the order of PT11, at every standing of a game', async () => {
  const tried = new Set<string>();
  for (let seed = 2; WANTED.some((what) => !tried.has(what)); seed += 1) {
    await playTrying(tried);
    for (const seat of SEATS)
      for (const asked of [
        { type: 'endTurn', turn: 1 },
        { type: 'concede' },
        { type: 'exchange', copies: ['x'] },
      ])
        await inVain({ what: 'after the end', seat, asked, code: 'over' });
    table.close();
    table = await GameSockets.open(app, seed);
  }
});

describe('what has no right shape is rejected with its key', () => {
  const long = 'x'.repeat(5_000);
  test.each<readonly [what: string, asked: unknown, key: string]>([
    ['nothing', null, 'command'],
    ['a list', [], 'command'],
    ['another type', { type: 'reveal' }, 'command.type'],
    ['what the table does by itself', { type: 'begin' }, 'command.type'],
    ['what a referee does', { type: 'applyDefault', seat: 'b', by: 'referee' }, 'command.type'],
    ['a move of the trade table', { type: 'waive' }, 'command.type'],
    ['another seat', { type: 'endTurn', turn: 1, seat: 'b' }, 'command.seat'],
    // JSON has no NaN: it arrives as null.
    ['a turn that is no number', { type: 'endTurn', turn: Number.NaN }, 'command.turn'],
    ['a turn of a thousand million', { type: 'endTurn', turn: 1e9 }, 'command.turn'],
    ['a turn below zero', { type: 'endTurn', turn: -1 }, 'command.turn'],
    ['half a turn', { type: 'endTurn', turn: 1.5 }, 'command.turn'],
    ['a turn in letters', { type: 'endTurn', turn: '1' }, 'command.turn'],
    ['a long copy', { type: 'strike', turn: 1, copy: long, target: 'x' }, 'command.copy'],
    ['an empty target', { type: 'strike', turn: 1, copy: 'x', target: '' }, 'command.target'],
    [
      'a copy with a control character',
      { type: 'play', turn: 1, copy: 'a\u0000', targets: [] },
      'command.copy',
    ],
    ['targets that are no lists', { type: 'play', turn: 1, copy: 'x', targets: ['x'] }, 'command.targets.0'],
    [
      'targets nested deeper',
      { type: 'play', turn: 1, copy: 'x', targets: [[['x']]] },
      'command.targets.0.0',
    ],
    [
      'a hundred lists',
      { type: 'play', turn: 1, copy: 'x', targets: Array.from({ length: 100 }, () => []) },
      'command.targets',
    ],
    ['no targets', { type: 'play', turn: 1, copy: 'x' }, 'command.targets'],
    [
      'an ability that is none',
      { type: 'use', turn: 1, copy: 'x', ability: 1e9, targets: [] },
      'command.ability',
    ],
    ['a defence without a copy', { type: 'defend', asking: 1 }, 'command.copy'],
    ['an asking of a thousand million', { type: 'defend', asking: 1e9, copy: null }, 'command.asking'],
    ['a choice of too many', { type: 'choose', asking: 1, copies: Array(1_000).fill('x') }, 'command.copies'],
    ['an exchange of null', { type: 'exchange', copies: [null] }, 'command.copies.0'],
    ['a long patron', { type: 'choosePatron', patron: long }, 'command.patron'],
    ['a promise that is no hash', { type: 'promise', promise: 'zz' }, 'command.promise'],
    ['an n of another length', { type: 'open', nonce: 'ab' }, 'command.nonce'],
  ])('%s', async (_, asked, key) => {
    const { told } = table;
    expect(await table.raw('a', asked)).toEqual({ ok: false, error: { code: 'bad-shape', key } });
    await table.settle();
    expect(table.told).toBe(told);
  });
});

test.each(['seat', 'code'] as const)(
  'a phone of the release before, which knows one table, is told that its page is out of date (%s)',
  async (by) => {
    const { match } = table;
    const code = table.code;
    const before = openWire({ url: app.url, cookie: trader(0).cookie, protocol: PROTOCOL_VERSION - 1 });
    await untilConnected(before);
    const follow = by === 'seat' ? { by, match } : { by, code };
    expect(await before.emitWithAck('sync', { follow, since: 0 })).toEqual({
      ok: false,
      error: { code: 'too-old' },
    });
    before.close();
  },
);
