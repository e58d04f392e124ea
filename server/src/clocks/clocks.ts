// Clocks: the time that players have, where organisers have set a limit. The database is the truth; clocks run here.
// They stand still in a pause of the match or the event, and while the server is down (EVENT, "How a match ends";
// P15).

import { ok, type Result } from '@dunmer/shared/lib';
import type { ClockView, EventInfo, MatchId, Watched } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { LiveMatch, Matches, TableListener, Turn } from '../match/index.ts';
import type { Store, StoredClock, StoredMatch, Tx } from '../store/index.ts';
import { type ClockDue, goesIn } from './due.ts';
import { endClock } from './endClock.ts';
import { type Changes, changesBy, difference, isChange } from './keeping.ts';
import { isBehind, type Kept, nameOf, type Standing, standingOf, wantedOf } from './kept.ts';
import { MatchClocks } from './matchClocks.ts';
import { AGAIN, type Outage } from './outage.ts';
import { Rows } from './rows.ts';
import { Saving } from './saving.ts';

export interface HearsClocks {
  /** The clocks of a match have changed in another way than by running. */
  clocked(match: MatchId, clocks: readonly ClockView[]): void;
}

export class Clocks implements TableListener {
  readonly #store: Store;
  readonly #matches: Matches;
  readonly #byMatch = new Map<MatchId, Kept>();
  readonly #hearers: HearsClocks[] = [];
  readonly #rows = new Rows(this.#byMatch);
  readonly #outage: Outage;
  #event: EventInfo | null = null;
  readonly #saving: Saving;

  constructor(ports: { readonly store: Store; readonly matches: Matches; readonly outage: Outage }) {
    const { store, matches, outage } = ports;
    this.#store = store;
    this.#matches = matches;
    this.#outage = outage;
    // In an outage all clocks stand still, and the running ones may lag behind what was committed.
    const kept = (): readonly Kept[] => (outage.isOn ? [] : [...this.#byMatch.values()]);
    this.#saving = new Saving({ store, clock: matches.context.clock, rows: this.#rows, kept });
  }

  hear(hearer: HearsClocks): void {
    this.#hearers.push(hearer);
  }

  /** The present clocks of a match. */
  of(match: MatchId): readonly ClockView[] {
    return this.#byMatch.get(match)?.clocks.views() ?? [];
  }

  /** Reads the clocks from the database; those of a match begin to run once that match is read. */
  async start(): Promise<void> {
    const { settings } = this.#matches.context;
    this.#outage.listen(() => this.#goAll());
    this.#rows.held.put(await this.#store.read.clocks.clocks());
    settings.listen(() => void this.#set());
    this.#matches.listen(this);
    this.#event = await settings.of(this.#store.read);
    this.#goAll();
    this.#saving.start();
  }

  /** Continues the clocks of a match that was read. */
  readonly wake = (match: LiveMatch): void => this.happened(match);

  /** A stopped match has no running clocks. */
  stopped({ table: { id } }: LiveMatch): void {
    const kept = this.#byMatch.get(id);
    if (kept === undefined) return;
    kept.clocks.stop();
    this.#tell(kept);
    this.#byMatch.delete(id);
  }

  happened(match: LiveMatch): void {
    if (this.#event === null || match.table.kind === 'practice' || match.table.stop !== null) return;
    const kept = this.#of(match.table);
    const standing = standingOf(match, kept.standing);
    if (kept.standing === null) this.#join(kept, standing);
    kept.standing = standing;
    this.#go(kept);
    // An earlier release may have kept other clocks.
    if (isBehind(kept)) void this.#reconcile([kept]);
    if (match.table.phase !== 'finished') return;
    kept.clocks.stop();
    this.#byMatch.delete(kept.id);
  }

  /** Writes what a turn changes in clocks, in the turn's transaction. */
  async keep(tx: Tx, { before, after, events }: Turn): Promise<void> {
    const { table } = after;
    // `standing` is of what was committed; within a group the match may have come further.
    const known = this.#byMatch.get(table.id)?.standing;
    const there = before.version === 0 ? [] : standingOf(before, known).wanted;
    const standing = standingOf(after, known);
    const changes = changesBy(events, there, standing.wanted);
    if (isChange(changes)) await this.#rows.write(tx, table, changes, (due) => this.#left(table, due));
    tx.afterCommit(() => {
      if (isChange(changes)) this.#apply(table, changes);
      const kept = this.#byMatch.get(table.id);
      // A match that was not read yet joins in `happened`.
      if (kept !== undefined && kept.standing !== null) kept.standing = standing;
    });
  }

  /** A phone has played the film up to what its seat is asked (`asked`); does nothing if no such clock waits. */
  watched(match: MatchId, seat: Seat, asked: Watched['choice']): void {
    const kept = this.#byMatch.get(match);
    if (kept?.clocks.begin(seat, asked) === true) this.#tell(kept);
  }

  /** Stops all clocks, and saves how much time is left on them. */
  async stop(): Promise<void> {
    this.#outage.stop();
    await this.#saving.stop();
    this.#event = null;
    for (const { clocks } of this.#byMatch.values()) clocks.stop();
    this.#byMatch.clear();
  }

  #of({ key, id, times }: Pick<StoredMatch, 'key' | 'id' | 'times'>): Kept {
    const known = this.#byMatch.get(id);
    if (known !== undefined) return known;
    const kept: Kept = {
      key,
      id,
      times,
      standing: null,
      told: '',
      stored: new Set(),
      clocks: new MatchClocks(
        this.#matches.context.clock,
        (due) => void this.#end(kept, due),
        () => this.#tell(kept),
      ),
    };
    this.#byMatch.set(id, kept);
    return kept;
  }

  /** On first sight of a match, continues the stored clocks that are still due and drops the others. */
  #join(kept: Kept, { wanted }: Standing): void {
    for (const due of wanted) {
      const left = this.#rows.held.of(kept.key, due);
      if (left !== null) kept.clocks.add(due, left);
    }
    const held = this.#rows.held.take(kept.key);
    for (const row of held) kept.stored.add(nameOf(row));
    const stale = held.filter(({ kind, seat }) =>
      wanted.every((due) => due.kind !== kind || due.seat !== seat),
    );
    if (stale.length > 0) void this.#store.transact((tx) => this.#drop(tx, kept, stale));
  }

  /** Deletes the rows of clocks that are over, but not of those that have begun again meanwhile. */
  async #drop(tx: Tx, kept: Kept, stale: readonly StoredClock[]): Promise<Result<null, never>> {
    const running = kept.clocks.dues;
    const over = stale.filter(({ kind, seat }) =>
      running.every((due) => due.kind !== kind || due.seat !== seat),
    );
    if (!this.#rows.isFresh(tx, kept.id)) await tx.clocks.dropClocks(over);
    return ok(null);
  }

  #left({ key, id }: Pick<StoredMatch, 'key' | 'id'>, due: ClockDue): number {
    return this.#rows.held.of(key, due) ?? this.#byMatch.get(id)?.clocks.left(due) ?? due.full;
  }

  #apply(table: Pick<StoredMatch, 'key' | 'id' | 'times'>, changes: Changes): void {
    if (this.#event === null) return;
    const kept = this.#of(table);
    const { clocks } = kept;
    this.#rows.written(kept, changes);
    for (const due of changes.ended) clocks.drop(due);
    for (const due of changes.begun) clocks.add(due, due.full);
    for (const { clock, ms } of changes.extended)
      if (kept.standing !== null) clocks.extend(clock, ms);
      else this.#rows.held.extend(table.key, clock, ms);
  }

  /** Whether all clocks stand still: in a pause of the event, or an outage. */
  get #standStill(): boolean {
    return this.#event?.paused !== false || this.#outage.isOn;
  }

  #goAll(): void {
    this.#matches.context.time.go(!this.#standStill);
    for (const kept of this.#byMatch.values()) this.#go(kept);
  }

  #go(kept: Kept): void {
    kept.clocks.go((due) => !this.#standStill && goesIn(kept.standing?.facts ?? null, due));
    this.#tell(kept);
  }

  #tell(kept: Kept): void {
    const told = kept.clocks.signature;
    if (told === kept.told) return;
    kept.told = told;
    const views = kept.clocks.views();
    for (const hearer of this.#hearers) hearer.clocked(kept.id, views);
  }

  /**
   * A setting has changed, so that clocks may stand still or go on. The times of a match were fixed at its opening.
   */
  async #set(): Promise<void> {
    const event = await this.#matches.context.settings.of(this.#store.read);
    if (this.#event === null) return;
    this.#event = event;
    this.#goAll();
  }

  /** Begins clocks that are due, and ends those that are no longer due. */
  async #reconcile(behind: readonly Kept[]): Promise<void> {
    if (behind.length === 0) return;
    let changed: readonly (readonly [Kept, Changes])[] = [];
    const take = (): void => {
      for (const [kept, changes] of changed) {
        if (this.#byMatch.get(kept.id) !== kept) continue;
        this.#apply(kept, changes);
        this.#go(kept);
      }
    };
    const saved = await this.#store.transact(async (tx) => {
      changed = behind
        // If a batch of this same group has changed a match's clocks, they are compared again in `happened`.
        .filter((kept) => !this.#rows.isFresh(tx, kept.id))
        .map((kept) => [kept, difference(kept.clocks.dues, wantedOf(kept))]);
      for (const [kept, changes] of changed) await this.#rows.write(tx, kept, changes, ({ full }) => full);
      tx.afterCommit(take);
      return ok(null);
    });
    // If it could not be saved, it still applies until a restart.
    if (!saved.ok) take();
  }

  async #end(kept: Kept, due: ClockDue): Promise<void> {
    const ended = await endClock(this.#matches, kept, due, this.#rows);
    if (ended === 'held' || ended === 'unsaved') kept.clocks.again(due, AGAIN);
    // PT27: a turn is not over if what was decided for its seat has asked the other seat.
    if (ended === 'done' || ended === 'longer') kept.clocks.release(due);
  }
}
