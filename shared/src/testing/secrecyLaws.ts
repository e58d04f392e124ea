// Secrecy at the patrons' table: paired games differ in what only one seat, or nobody, may know. Everybody else has
// to get the same, byte for byte, until a card shows. A law returns the first difference found.

import { promiseOf } from '../fairness/index.ts';
import { assert } from '../lib/index.ts';
import { decideGame, type GameTerms, movesOf, PATRONS } from '../patrons/index.ts';
import { type CopyId, type DeckCard, otherSeat, type Seat, SEATS, type Viewer } from '../rules/index.ts';
import { isSilent, varied } from './gameLaws.ts';
import { openedTwice, type Pair, step, type Teller, textOf, World } from './pairedGames.ts';
import { termsOf } from './patronGame.ts';
import { type AnyGameCommand, gameNonces, playSealedGame, type SealedPatronGame } from './sealedGame.ts';
import { countedEntropy, countedPick, type Pick } from './sealedPlay.ts';

/** Returns a secret that a teller tells in this game; null if it tells none. */
export type SecrecyLaw = (game: SealedPatronGame, teller: Teller) => string | null;

const patronsIn = ({ catalogue }: GameTerms): readonly string[] =>
  [...catalogue.values()].flatMap((card) => (card.kind === 'patron' ? [card.id] : []));

const promiseFor = ({ state }: World, seat: Seat, nonce: string): AnyGameCommand => ({
  type: 'promise',
  seat,
  promise: promiseOf(state.seals.match, seat, state.seals.commitment, nonce),
});

/** Nobody learns anything about a sealed patron until both are opened, or ever if the game ends before that (R15). */
const patronsAreSecret: SecrecyLaw = (game, teller) => {
  const [patron = '', another = ''] = patronsIn(termsOf(game));
  const nonces = gameNonces(game.label);
  const pick = countedPick(`patrons ${game.label}`);
  for (const actor of SEATS) {
    const viewers: readonly Viewer[] = [otherSeat(actor), 'watcher'];
    const pair = openedTwice(game, teller, [game.label, game.label], ['PatronsOpened']);
    const both = (command: (world: World) => AnyGameCommand) => [command(pair[0]), command(pair[1])] as const;
    const choosing = (seat: Seat, id: string): AnyGameCommand => ({ type: 'choosePatron', seat, patron: id });
    const course = [
      both((world) => promiseFor(world, actor, nonces[actor])),
      [choosing(actor, patron), choosing(actor, another)] as const,
      both((world) => promiseFor(world, otherSeat(actor), nonces[otherSeat(actor)])),
      both(() => ({ type: 'open', seat: actor, nonce: nonces[actor] })),
      both(() => ({ type: 'note', note: { act: 'nudged', by: actor, seat: otherSeat(actor) } })),
      pick([
        both(() => choosing(otherSeat(actor), patron)),
        both(() => ({ type: 'concede', seat: otherSeat(actor) })),
      ]),
    ];
    for (const commands of course) {
      const found = step(pair, commands, viewers, actor);
      if (found !== null) return `the patron of ${actor}: ${found}`;
    }
  }
  return null;
};

/** Brings a pair of games to the exchanges: both n are there, and the patrons are chosen and open. */
function toExchange(game: SealedPatronGame, pair: Pair, viewers: readonly Viewer[]): string | null {
  const nonces = gameNonces(game.label);
  const pick = countedPick(`chosen ${game.label}`);
  const patrons = SEATS.map((seat): AnyGameCommand => ({
    type: 'choosePatron',
    seat,
    patron: pick(patronsIn(termsOf(game))),
  }));
  const opening = SEATS.map((seat): AnyGameCommand => ({ type: 'open', seat, nonce: nonces[seat] }));
  const promising = SEATS.map((seat) => pair.map((world) => promiseFor(world, seat, nonces[seat])));
  const course = [...promising, ...[...patrons, ...opening].map((command) => [command, command])];
  for (const [one, other] of course) {
    assert(one !== undefined && other !== undefined, 'a command for each');
    const found = step(pair, [one, other], viewers, 'a');
    if (found !== null) return found;
  }
  return null;
}

/** Returns a command of a seat that shows nothing of its hand. */
function silentMove({ state }: World, seat: Seat, pick: Pick): AnyGameCommand | null {
  const { stage } = state.rules.common;
  if (stage.at !== 'turn') return null;
  const { asked } = stage;
  if (asked === null) return { type: 'endTurn', seat, turn: stage.turn };
  if (asked.what === 'defend') return { type: 'defend', seat, asking: asked.id, copy: null };
  if (asked.what === 'target')
    return { type: 'choose', seat, asking: asked.id, copies: asked.atLeast === 0 ? [] : [pick(asked.from)] };
  return { type: 'applyDefault', seat, by: 'clock' };
}

/** Returns a command of the other seat, chosen by what it sees. */
function openMove(terms: GameTerms, { state }: World, seat: Seat, pick: Pick): AnyGameCommand | null {
  const view = PATRONS.viewOf(state, seat);
  assert(view.viewer !== 'watcher', 'a seat has a view of its own');
  const moves = movesOf(terms, decideGame(terms), view);
  return moves.length === 0 ? null : pick(moves);
}

/** More steps than a silent game has. */
const LONGEST = 400;

/** Plays on until a card of `actor` shows. Silent seats show nothing of their hands; others move by what they see. */
function playOn(
  game: SealedPatronGame,
  pair: Pair,
  actor: Seat,
  viewers: readonly Viewer[],
  isSilentSeat: (seat: Seat) => boolean,
): string | null {
  const terms = termsOf(game);
  const pick = countedPick(`on ${game.label}`);
  for (let i = 0; i < LONGEST; i += 1) {
    const [awaited] = PATRONS.dueFrom(pair[0].state);
    if (awaited === undefined) return null;
    const { seat } = awaited;
    const move = isSilentSeat(seat) ? silentMove(pair[0], seat, pick) : openMove(terms, pair[0], seat, pick);
    if (move === null) return null;
    const found = step(pair, [move, move], viewers, actor);
    if (found !== null) return found;
    // What the other seat shows is the same in both games.
    if (pair[0].events.some((event) => event.type === 'GameEnded')) return null;
    if (isSilentSeat(seat) && pair[0].isShown) return null;
  }
  return null;
}

/** Nobody else learns what a seat has exchanged, and so its hand and pile, until one of its cards shows. */
const exchangesAreSecret: SecrecyLaw = (game, teller) => {
  const pick = countedPick(`exchange ${game.label}`);
  for (const actor of SEATS) {
    const viewers: readonly Viewer[] = [otherSeat(actor), 'watcher'];
    const pair = openedTwice(game, teller, [game.label, game.label]);
    toExchange(game, pair, viewers);
    const { hand } = pair[0].state.rules.secret[actor];
    const count = pick([1, 2]);
    const [some, others] = [hand.slice(0, count), hand.slice(-count)].map((cards): AnyGameCommand => ({
      type: 'exchange',
      seat: actor,
      copies: cards.map(({ copy }) => copy),
    }));
    assert(some !== undefined && others !== undefined, 'two exchanges');
    const kept: AnyGameCommand = { type: 'exchange', seat: otherSeat(actor), copies: [] };
    const found =
      step(pair, [some, others], viewers, actor) ??
      step(pair, [kept, kept], viewers, actor) ??
      playOn(game, pair, actor, viewers, (seat) => seat === actor);
    if (found !== null) return `the exchange of ${actor}: ${found}`;
  }
  return null;
};

/** Watchers learn nothing of what is still to be drawn: with another seed, hands and piles, all looks the same. */
const drawsAreSecret: SecrecyLaw = (game, teller) => {
  const pair = openedTwice(game, teller, [game.label, `another ${game.label}`]);
  const found = toExchange(game, pair, ['watcher']);
  const [one, other] = pair.map(({ state }) => state.rules.common.stage);
  // Who begins is drawn from the seed too, but is public.
  if (found !== null || textOf(one) !== textOf(other)) return null;
  for (const seat of SEATS) {
    const kept: AnyGameCommand = { type: 'exchange', seat, copies: [] };
    const told = step(pair, [kept, kept], ['watcher'], 'a');
    if (told !== null) return `what is to be drawn: ${told}`;
  }
  const told = playOn(game, pair, 'a', ['watcher'], () => true);
  return told === null ? null : `what is to be drawn: ${told}`;
};

/** In the middle of any game, other cards in a hand and a pile, and another seed, change nothing for anybody else. */
const handsAreSecret: SecrecyLaw = (game, teller) => {
  const terms = termsOf(game);
  for (const { before, command } of playSealedGame(game)) {
    if (command === null || !isSilent(command, before.rules)) continue;
    for (const seat of SEATS) {
      const rules = varied(terms, before.rules, seat);
      if (rules === null) continue;
      const vault = { ...before.vault, seed: 'ab'.repeat(32) };
      const entropy = countedEntropy('pair');
      const pair = [before, { ...before, rules, vault }].map(
        (state) => new World(terms, teller, state, entropy),
      );
      const [one, other] = pair;
      assert(one !== undefined && other !== undefined, 'a pair');
      const found = step([one, other], [command, command], [otherSeat(seat), 'watcher'], seat);
      if (found !== null) return `the hand of ${seat}: ${found}`;
    }
  }
  return null;
};

/** Returns the same hand, but with those of these cards that it holds in reverse order. */
function turned(hand: readonly DeckCard[], copies: readonly CopyId[]): readonly DeckCard[] {
  const among = hand.filter((card) => copies.includes(card.copy));
  return hand.map((card) => (copies.includes(card.copy) ? (among.pop() ?? card) : card));
}

/** Nobody else learns in which order cards came into a hand and are named there, even when all of them show. */
const ordersAreSecret: SecrecyLaw = (game, teller) => {
  const terms = termsOf(game);
  for (const { before, command, events } of playSealedGame(game))
    for (const event of events) {
      if (command === null || event.type !== 'Discarded' || event.cards.length < 2) continue;
      const { seat } = event;
      const copies = event.cards.map(({ copy }) => copy);
      const own = before.rules.secret[seat];
      const secret = { ...before.rules.secret, [seat]: { ...own, hand: turned(own.hand, copies) } };
      const worlds = [before, { ...before, rules: { ...before.rules, secret } }].map(
        (state) => new World(terms, teller, state, countedEntropy('pair'), []),
      );
      const [one, other] = worlds;
      assert(one !== undefined && other !== undefined, 'a pair');
      const renamed =
        command.type === 'choose' ? { ...command, copies: command.copies.toReversed() } : command;
      const found = step([one, other], [command, renamed], [otherSeat(seat), 'watcher'], seat);
      if (found !== null) return `the order of the hand of ${seat}: ${found}`;
    }
  return null;
};

/** Nobody is told a seed, a salt or an n before it is published. */
const drawnIsSecret: SecrecyLaw = (game, { table, decide, tell }) => {
  for (const { events, after } of playSealedGame({ ...game, bots: [] }, decide)) {
    const { vault, seals, rules } = after;
    for (const viewer of [...SEATS, 'watcher'] as const) {
      const text = JSON.stringify([tell(events, viewer), table.viewOf(after, viewer)]);
      const { a, b } = rules.vault.salts;
      const secrets = [
        ['the seed', seals.seed === null ? vault.seed : null],
        ['a salt', seals.salts === null ? a : null],
        ['a salt', seals.salts === null ? b : null],
        ['an n', seals.nonces === null ? vault.nonces.a : null],
        ['an n', seals.nonces === null ? vault.nonces.b : null],
      ] as const;
      for (const [what, value] of secrets)
        if (value !== null && value !== '' && text.includes(value)) return `${viewer} is told ${what}`;
    }
  }
  return null;
};

/** All laws, by what stays secret. */
export const SECRECY_LAWS: Readonly<Record<string, SecrecyLaw>> = {
  'a sealed patron': patronsAreSecret,
  'an exchange': exchangesAreSecret,
  'a hand and a pile': handsAreSecret,
  'the order of a hand': ordersAreSecret,
  'what is still to be drawn': drawsAreSecret,
  'seed, salts and n': drawnIsSecret,
};
