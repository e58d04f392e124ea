// Modules: promises and the intrigue deck as the journal tells of them row by row, and what matches know of both.

import { pledge } from '@dunmer/shared/windows';
import type { AuditedMatch, PersonKey, Reader } from '../store/index.ts';
import { checkBeside, DeckReading, readDeck } from './deck.ts';
import { contradictionIn, type Finding } from './finding.ts';
import { type InPlay, Plays, readTold } from './plays.ts';
import { PledgeReading, readPledges } from './promises.ts';
import { ofKind, type Row } from './row.ts';

/** Which modules are switched on, by the settings in the rows so far. */
class Switches {
  #promises = false;
  #intrigue = false;

  take(row: Row): void {
    for (const { name, value } of ofKind(row, 'setting')) {
      if (name === 'promises') this.#promises = value === 'on';
      if (name === 'intrigue') this.#intrigue = value === 'on';
    }
  }

  /** While a module is off or closed, its hands rest. */
  inPlay({ state: pledges }: PledgeReading, { state: deck }: DeckReading): InPlay {
    return {
      pledges: this.#promises ? pledges : null,
      deck: this.#intrigue && deck.common.sealed !== null && deck.common.seed === null ? deck : null,
    };
  }
}

const OF_MODULES: ReadonlySet<string> = new Set(['pledge', 'deck', 'deckHidden']);

/** Checks that both modules, and what matches know of them, are what the journal tells. */
export async function checkModules(
  reader: Reader,
  rows: readonly Row[],
  matches: readonly AuditedMatch[],
): Promise<Finding> {
  const beside = await checkBeside(reader, rows);
  if (beside !== null) return beside;
  const [pledged, dealt] = [await readPledges(reader), await readDeck(reader)];
  const isTold = rows.some(({ effects }) => effects.some(({ is }) => OF_MODULES.has(is)));
  if (!isTold && pledged.pledges.length === 0 && dealt.written.length === 0 && dealt.copies.length === 0)
    return null;
  const stopped = new Set(rows.flatMap((row) => ofKind(row, 'stop').map(({ match }) => match)));
  const told = await readTold(reader, matches, stopped);
  const keys = new Map(pledged.pledges.map(({ key, ownerId, card }) => [key, pledge(ownerId, card).key]));
  return contradictionIn(() => {
    const [pledges, deck, switches] = [new PledgeReading(pledged), new DeckReading(dealt), new Switches()];
    const plays = new Plays(told, {
      keyOf: (key: number) => keys.get(key) ?? '',
      idOf: (person: PersonKey | null) => pledged.ids.get(person ?? 0) ?? '',
    });
    for (const row of rows) {
      pledges.take(row);
      deck.take(row);
      switches.take(row);
      plays.take(row, switches.inPlay(pledges, deck));
    }
    pledges.end();
    deck.end();
    plays.end(switches.inPlay(pledges, deck));
  });
}
