// The sample event: what an empty folder holds at first, for trying everything out. Its links are shown to everybody.

import { assert } from '@dunmer/shared/lib';
import type { StaffRole } from '@dunmer/shared/protocol';
import type { Context } from '../match/index.ts';
import { putPerson } from '../people/index.ts';
import { dealStart } from '../copies/index.ts';
import { type PersonKey, type Store, StoreRefused, type Tx } from '../store/index.ts';
import { writeSetting } from '../world/index.ts';
import { begin, eventIn } from './beginEvent.ts';
import { drawLink } from './drawLink.ts';
import { keptLinks, type KeptLink, SAMPLE_LINKS } from './sampleLinks.ts';

const NAME = 'Ярмарка в Балморе';

interface Someone {
  readonly name: string;
  readonly staff: StaffRole | null;
  readonly drakes: number;
  /** Rare cards in the start deck (rule 7: at most one). */
  readonly rare: number;
}

const staff = (name: string, role: StaffRole): Someone => ({ name, staff: role, drakes: 0, rare: 0 });
const trader = (name: string, drakes: number, rare: number): Someone => ({ name, staff: null, drakes, rare });

const EVERYBODY: readonly Someone[] = [
  staff('Мастер', 'organiser'),
  staff('Судья', 'referee'),
  staff('Общий экран', 'display'),
  trader('Тельвин Сарети', 120, 1),
  trader('Нирати Ллетри', 90, 0),
  trader('Дральса Андрано', 150, 0),
  trader('Фалас Дрен', 60, 1),
  trader('Мивана Ротели', 200, 0),
  trader('Гарас Омайн', 75, 0),
];
const UNCOMMON = 2;

async function addEverybody(
  context: Context,
  tx: Tx,
): Promise<{ readonly links: readonly KeptLink[]; readonly decks: ReadonlyMap<number, PersonKey[]> }> {
  const links: KeptLink[] = [];
  const decks = new Map<number, PersonKey[]>();
  for (const { name, staff: role, drakes, rare } of EVERYBODY) {
    const trades = role === null;
    const { key, id } = await putPerson(context, tx, { name, staff: role, trades, drakes, who: null });
    const link = await drawLink(context, tx, { person: key, single: trades });
    links.push({ person: id, staff: role, ...link });
    if (trades) decks.set(rare, [...(decks.get(rare) ?? []), key]);
  }
  return { links, decks };
}

/**
 * Begins the sample event where there is no event; does nothing where there is one. Throws `StoreRefused` where it
 * can't be saved.
 */
export async function beginSample(context: Context, store: Store): Promise<void> {
  if ((await eventIn(store.read)) !== null) return;
  const begun = await begin(context, store, NAME, async (tx) => {
    await writeSetting(context, tx, 'sample', 'yes');
    const { links, decks } = await addEverybody(context, tx);
    await writeSetting(context, tx, SAMPLE_LINKS, keptLinks(links));
    for (const [rare, people] of decks) {
      const dealt = await dealStart(context, tx, people, { uncommon: UNCOMMON, rare, who: null });
      assert(dealt.ok, 'start decks keep rule 7');
    }
  });
  if (!begun.ok && begun.error.code === 'not-saved')
    throw new StoreRefused('The sample event cannot be saved in the data folder. Is its disk full?');
}
