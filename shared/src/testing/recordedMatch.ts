// A match on record: its cards and commands, and digests of everything they led to, byte for byte.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Card, Catalogue } from '../cards/index.ts';
import {
  checkFile,
  compareWitness,
  decideMatch,
  dueFrom,
  evolveMatchView,
  markOf,
  type MatchCommand,
  type MatchDecision,
  type MatchEvent,
  matchFileOf,
  type MatchView,
  matchViewOf,
  NEW_SEALED_MATCH,
  newWitness,
  openSealedMatch,
  rederive,
  refuseOpeningAt,
  TRADE,
  visibleTo,
  type Witness,
  withSeals,
} from '../fairness/index.ts';
import { assert } from '../lib/index.ts';
import { viewHash } from '../protocol/index.ts';
import { type BySeat, otherSeat, type Seat, SEATS, type Viewer } from '../rules/index.ts';
import { copiesFor, countedEntropy } from './sealedPlay.ts';

/** What was played. Everything that was drawn follows from the label. */
export interface RecordedPlay {
  readonly match: string;
  readonly label: string;
  readonly bots: readonly Seat[];
  readonly cards: readonly Card[];
  readonly decks: BySeat<readonly string[]>;
  /** The commands that were accepted, in order. */
  readonly commands: readonly MatchCommand[];
}

const LOOKED_AT = [
  /** The whole log. */
  'log',
  /** What each viewer is sent. */
  'sent',
  /** What each viewer knows, and its hash as phones compare it. */
  'views',
  /** What each viewer knows, as a phone that follows computes it. */
  'followed',
  'due',
  /** The answers to other commands that somebody might try. */
  'answers',
  'derived',
  'files',
  /** The findings of the check of each file. */
  'findings',
  /** What each phone keeps and says of each file, and the mark. */
  'witnesses',
] as const;
type LookedAt = (typeof LOOKED_AT)[number];

/** A digest of each of these things: of the texts as they were written, with keys in their order. */
export type Digests = Readonly<Record<LookedAt, string>>;

const VIEWERS: readonly Viewer[] = [...SEATS, 'watcher'];
const NAMES = { a: 'Ра’Вирр', b: 'Idaren' };

/** Commands that somebody may try at any moment, and that are mostly refused. */
const attempts = (seat: Seat): readonly MatchCommand[] => [
  { type: 'promise', seat, promise: '0f'.repeat(32) },
  { type: 'open', seat, nonce: '0e'.repeat(32) },
  { type: 'goOnWithout', seat, by: 'clock' },
  { type: 'place', seat, laying: { row: 'back', cells: ['x', 'y', 'z'] } },
  { type: 'claim', seat, copy: 'x' },
  { type: 'applyDefault', seat, by: 'clock', draft: null },
  { type: 'award', winner: seat, claim: true, reason: '' },
  { type: 'note', note: { act: 'nudged', by: otherSeat(seat), seat } },
  { type: 'note', note: { act: 'nudged', by: seat, seat } },
  { type: 'note', note: { act: 'extended', by: 'referee', seat, seconds: 60 } },
  { type: 'note', note: { act: 'defaultAnnounced', by: 'referee', seat, seconds: 15 } },
  { type: 'note', note: { act: 'defaultStopped', by: 'organiser', seat } },
  { type: 'note', note: { act: 'paused', by: 'referee', reason: '' } },
  { type: 'note', note: { act: 'resumed', by: 'referee' } },
  { type: 'note', note: { act: 'called', seat } },
  { type: 'note', note: { act: 'callClosed', by: 'referee' } },
  { type: 'note', note: { act: 'unbound', by: 'clock' } },
  { type: 'note', note: { act: 'settledAgain', by: 'referee', kind: 'drawn', winner: null, reason: '' } },
];

/** A phone or a watcher: it follows what it is told. */
class Follower {
  readonly viewer: Viewer;
  view: MatchView;
  witness: Witness;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
    this.view = matchViewOf(NEW_SEALED_MATCH, viewer);
    this.witness = newWitness(viewer, this.view.seals);
  }

  hear(events: readonly MatchEvent[]): void {
    this.view = visibleTo(events, this.viewer).reduce(evolveMatchView, this.view);
    const { seals } = this.view;
    const isFirst = this.witness.match === '';
    this.witness = isFirst ? newWitness(this.viewer, seals) : withSeals(this.witness, seals);
  }
}

class Recording {
  readonly #texts = new Map<LookedAt, string[]>(LOOKED_AT.map((name) => [name, []]));
  readonly #batches: (readonly MatchEvent[])[] = [];
  readonly #followers = VIEWERS.map((viewer) => new Follower(viewer));

  /** Takes in what a command led to. */
  take({ events, state }: MatchDecision, answers: readonly unknown[]): void {
    this.#batches.push(events);
    this.#add('log', events);
    for (const follower of this.#followers) {
      const view = matchViewOf(state, follower.viewer);
      follower.hear(events);
      this.#add('sent', visibleTo(events, follower.viewer));
      this.#add('views', [view, viewHash(view)]);
      this.#add('followed', follower.view);
      this.#add('due', dueFrom(follower.view));
    }
    this.#add('due', dueFrom(state));
    for (const what of ['rows', 'decks', 'purses'] as const)
      this.#add('answers', refuseOpeningAt(TRADE, state, what));
    for (const answer of answers) this.#add('answers', answer);
  }

  /** Returns the digests, with those of what is made from the whole match at its end. */
  close(catalogue: Catalogue): Digests {
    const events = this.#batches.flat();
    this.#add('derived', rederive(catalogue, this.#batches));
    for (const holder of [...VIEWERS, 'referee'] as const) {
      const file = matchFileOf({ names: NAMES, catalogue, events, holder });
      assert(file.ok, 'a match on record is over');
      this.#add('files', file.value);
      this.#add('findings', checkFile(file.value));
      for (const { witness } of this.#followers)
        this.#add('witnesses', [witness, compareWitness(witness, file.value)]);
    }
    const revealed = events.find((event) => event.type === 'CardsRevealed');
    if (revealed?.type === 'CardsRevealed')
      for (const { view } of this.#followers) this.#add('witnesses', markOf(view.seals, revealed.field));
    const digestOf = (name: LookedAt): string =>
      bytesToHex(sha256(utf8ToBytes((this.#texts.get(name) ?? []).join('\n')))).slice(0, 24);
    return {
      log: digestOf('log'),
      sent: digestOf('sent'),
      views: digestOf('views'),
      followed: digestOf('followed'),
      due: digestOf('due'),
      answers: digestOf('answers'),
      derived: digestOf('derived'),
      files: digestOf('files'),
      findings: digestOf('findings'),
      witnesses: digestOf('witnesses'),
    };
  }

  #add(name: LookedAt, value: unknown): void {
    this.#texts.get(name)?.push(JSON.stringify(value));
  }
}

/**
 * Plays the match again and looks at everything. Throws if a command is refused that was accepted when it was
 * recorded.
 */
export function digestsOf({ match, label, bots, cards, decks, commands }: RecordedPlay): Digests {
  const catalogue = new Map(cards.map((card) => [card.id, card]));
  const decide = decideMatch(catalogue);
  const entropy = countedEntropy(label);
  const recording = new Recording();
  const copies = { a: copiesFor('a', decks.a), b: copiesFor('b', decks.b) };
  let last = openSealedMatch({ match, decks: copies, bots, friendly: false }, entropy);
  const answers = (): readonly unknown[] =>
    SEATS.flatMap(attempts).map((attempt) => {
      const tried = decide(last.state, attempt, countedEntropy('tried'));
      return tried.ok ? tried.value.events.map(({ type }) => type) : tried.error;
    });
  recording.take(last, answers());
  for (const command of commands) {
    const decided = decide(last.state, command, entropy);
    assert(decided.ok, `${command.type} is accepted as it was`);
    last = decided.value;
    recording.take(last, answers());
  }
  return recording.close(catalogue);
}
