// Bots: the server's own traders. They act after every commit in their match, and continue after a restart.

import type { MatchSeatCommand } from '@dunmer/shared/fairness';
import type { CommandResult, MatchId } from '@dunmer/shared/protocol';
import type { AskedOfMatch, LiveMatch, Matches } from '../match/index.ts';
import type { Seat } from '@dunmer/shared/rules';
import type { Clock, EntropySource, Log } from '../ports/index.ts';
import type { Store } from '../store/index.ts';
import { type Asked, askedOf, isSameQuestion } from './asked.ts';
import { chanceOf } from './chance.ts';
import type { BotCommand } from './mind.ts';
import { quickMinds } from './quickMinds.ts';
import type { Thinker } from './thinker.ts';

export interface BotsPorts {
  readonly matches: Matches;
  readonly store: Store;
  readonly entropy: EntropySource;
  readonly clock: Clock;
  readonly log: Log;
  readonly thinker: Thinker;
  /** The bots of another table, which answer at once. */
  readonly others: OtherBots;
}

/** The bots of another table, which need no time to think. */
export interface OtherBots {
  /** The seat of a bot that has to move; null if none has. */
  due(match: LiveMatch): Seat | null;
  /** The move of that seat. */
  answer(match: LiveMatch, seat: Seat, seed: number): AskedOfMatch | null;
}

/** A thinker's answer to a question; `command` is null if it found none. */
interface Thought {
  readonly asked: Asked;
  readonly command: BotCommand | null;
}

// In milliseconds: what can't be saved now is tried again, so that a table never gets stuck.
const AGAIN = 2_000;
const LANES = 4;

const isRefused = (result: CommandResult | null): boolean =>
  result !== null && !result.ok && result.error.code !== 'not-saved';

/** A bot whose choice the rules refuse concedes rather than block the table. */
const concession = (seat: Seat): MatchSeatCommand => ({ type: 'concede', seat });

/** What is awaited of the bots in a match of the trade table. */
const askedAt = (match: LiveMatch): Asked | null => (match.at === 'trade' ? askedOf(match) : null);

/** Lets bots play, from `start` to `stop`, in all matches that have one, also those from before a restart. */
export class Bots {
  readonly #ports: BotsPorts;
  readonly #quickMind = quickMinds();
  /** The matches in which a bot is acting, and whether something has happened there since. */
  readonly #busy = new Map<MatchId, { isStale: boolean }>();
  #isStopped = false;

  constructor(ports: BotsPorts) {
    this.#ports = ports;
  }

  async start(): Promise<void> {
    const { matches, store, others } = this.#ports;
    matches.listen({
      happened: (live) => {
        if (askedAt(live) !== null || others.due(live) !== null) void this.#wake(live.table.id);
      },
    });
    // A few at a time, and in the background: there may be hundreds.
    const waiting = (await store.read.openBotMatches()).values();
    const lane = async (): Promise<void> => {
      for (const match of waiting) await this.#wake(match);
    };
    for (let i = 0; i < LANES; i++) void lane();
  }

  stop(): void {
    this.#isStopped = true;
  }

  #newId(): string {
    return `bot-${Buffer.from(this.#ports.entropy.bytes(16)).toString('hex')}`;
  }

  #newSeed(): number {
    return Buffer.from(this.#ports.entropy.bytes(4)).readInt32BE();
  }

  async #wake(match: MatchId): Promise<void> {
    const at = this.#busy.get(match);
    if (at !== undefined) {
      at.isStale = true;
      return;
    }
    const own = { isStale: true };
    this.#busy.set(match, own);
    try {
      while (own.isStale && !this.#isStopped) {
        own.isStale = false;
        await this.#act(match);
      }
    } catch {
      this.#ports.log.error({}, 'a bot could not act');
    } finally {
      this.#busy.delete(match);
    }
  }

  async #act(match: MatchId): Promise<void> {
    let { result, open } = await this.#answer(match, null);
    // The match may have moved on meanwhile and ask for something else.
    while (open !== null) {
      const asked = open;
      const command = await this.#ports.thinker.think(asked, this.#newSeed());
      if (this.#isStopped) return;
      ({ result, open } = await this.#answer(match, { asked, command }));
      // If the rules refuse the thinker's answer, the quick mind answers.
      if (isRefused(result)) ({ result, open } = await this.#answer(match, { asked, command: null }));
    }
    await this.#settle(match, result);
  }

  /** Acts on what is awaited; if that needs thought first, returns it as `open`. */
  async #answer(match: MatchId, thought: Thought | null) {
    const { matches, others } = this.#ports;
    const due: { open: Asked | null } = { open: null };
    const result = await matches.playAsServer(match, this.#newId(), (live) => {
      const other = others.due(live);
      if (other !== null) return others.answer(live, other, this.#newSeed());
      const asked = askedAt(live);
      if (asked === null) return null;
      const isThought = thought !== null && isSameQuestion(thought.asked, asked);
      if (isThought && thought.command !== null) return thought.command;
      if (isThought || asked.strength !== 'strong')
        return this.#quickMind(asked)(asked.view, chanceOf(this.#newSeed()));
      due.open = asked;
      return null;
    });
    return { result, open: due.open };
  }

  async #settle(match: MatchId, result: CommandResult | null): Promise<void> {
    if (result === null || result.ok) return;
    const { matches, clock, log, others } = this.#ports;
    if (result.error.code === 'not-saved') {
      clock.after(AGAIN, () => void this.#wake(match));
      return;
    }
    // The match stands still for everybody.
    if (result.error.code === 'match-stopped') return;
    log.warn({ code: result.error.code }, 'a bot was refused');
    await matches.playAsServer(match, this.#newId(), (live) => {
      const asked = askedAt(live);
      const seat = asked === null ? others.due(live) : asked.view.viewer;
      return seat === null ? null : concession(seat);
    });
  }
}
