// Catalogues: the cards a match is played with; each edition is fetched once.

import type { Result } from '@dunmer/shared/lib';
import { createStore } from '@dunmer/shared/phone';
import type { CatalogueInfo, GameCatalogueInfo } from '@dunmer/shared/protocol';
import { api } from './api.ts';

/** Fetches an edition, and keeps it once it is here. */
function kept<Info>(
  ask: (version: string) => Promise<Result<Info, unknown>>,
): (version: string) => Promise<Info | null> {
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

/** Returns the catalogue of a version, or null when it can't be fetched now; the next call tries again. */
export const catalogueOf = kept<CatalogueInfo>(api.catalogue);

const PAUSE = 2500;

/** Calls `take` once, as soon as the catalogue of this version is here. The returned function stops the retries. */
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

/** As `catalogueOf`, for the patrons' table. */
export const gameCatalogueOf = kept<GameCatalogueInfo>(api.gameCatalogue);

/** Waits for the catalogue of a match at the trade table. */
export const whenCatalogue = whenHere(catalogueOf);

/** Waits for the catalogue of a match at the patrons' table. */
export const whenGameCatalogue = whenHere(gameCatalogueOf);

/** `outdated` turns true when a part of the app is missing because the server has a newer edition. */
export const edition = createStore<{ readonly outdated: boolean }>({ outdated: false });

const ownEntry = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/**
 * Tells whether the server has a newer edition than this page. Null when it does not answer: the network may be gone,
 * and come back.
 */
export async function hasMovedOn(): Promise<boolean | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? !(await answer.text()).includes(ownEntry()) : null;
  } catch {
    return null;
  }
}

/** Watches for parts of the app that fail to load. */
export function watchEdition(): void {
  addEventListener('vite:preloadError', () => {
    void hasMovedOn().then((outdated) => outdated && edition.setState({ outdated }));
  });
}
