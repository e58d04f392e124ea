// Catalogues: the cards that a match is played with, each edition fetched once.

import type { Result } from '@dunmer/shared/lib';
import { createStore } from '@dunmer/shared/phone';
import type { CatalogueInfo, GameCatalogueInfo } from '@dunmer/shared/protocol';
import { api } from './api.ts';

/** Asks for an edition, and remembers what was here once. */
type Ask<Info> = (version: string) => Promise<Result<Info, unknown>>;

function kept<Info>(ask: Ask<Info>): (version: string) => Promise<Info | null> {
  const known = new Map<string, Promise<Info | null>>();
  return (version) => {
    const asked =
      known.get(version) ??
      ask(version).then((answer) => {
        if (!answer.ok) known.delete(version);
        return answer.ok ? answer.value : null;
      });
    known.set(version, asked);
    return asked;
  };
}

/** A catalogue by its version; null where it can't be had now, and the next asking tries again. */
export const catalogueOf = kept<CatalogueInfo>(api.catalogue);

const PAUSE = 2500;

/** Calls `take` once, as soon as the edition of a version is here; the returned function stops trying. */
const whenHere =
  <Info>(find: (version: string) => Promise<Info | null>) =>
  (version: string, take: (info: Info) => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const found = await find(version);
      if (!isWanted) return;
      if (found === null) timer = setTimeout(() => void ask(), PAUSE * (1 + Math.random()));
      else take(found);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  };

/** The same of the patrons' table. */
export const gameCatalogueOf = kept<GameCatalogueInfo>(api.gameCatalogue);

/** The catalogue of a match at the trade table. */
export const whenCatalogue = whenHere(catalogueOf);

/** The same at the patrons' table. */
export const whenGameCatalogue = whenHere(gameCatalogueOf);

/** True once a part was missing because the server has moved on. */
export const edition = createStore<{ readonly outdated: boolean }>({ outdated: false });

const ownEntry = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Whether the server has moved on; null without an answer: the network may be gone, and come back. */
export async function hasMovedOn(): Promise<boolean | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? !(await answer.text()).includes(ownEntry()) : null;
  } catch {
    return null;
  }
}

/** Listens for parts that can't be fetched. */
export function watchEdition(): void {
  addEventListener('vite:preloadError', () => {
    void hasMovedOn().then((outdated) => outdated && edition.setState({ outdated }));
  });
}
