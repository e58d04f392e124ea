// Catalogues: the cards that a match is played with, each edition fetched once.

import { createStore } from '@dunmer/shared/phone';
import type { CatalogueInfo } from '@dunmer/shared/protocol';
import { api } from './api.ts';

const known = new Map<string, Promise<CatalogueInfo | null>>();

/** A catalogue by its version; null where it can't be had now, and the next asking tries again. */
export function catalogueOf(version: string): Promise<CatalogueInfo | null> {
  const asked =
    known.get(version) ??
    api.catalogue(version).then((answer) => {
      if (!answer.ok) known.delete(version);
      return answer.ok ? answer.value : null;
    });
  known.set(version, asked);
  return asked;
}

const PAUSE = 2500;

/** Calls `take` once, as soon as the catalogue is here; the returned function stops trying. */
export function whenCatalogue(version: string, take: (catalogue: CatalogueInfo) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  const ask = async (): Promise<void> => {
    const found = await catalogueOf(version);
    if (!isWanted) return;
    if (found === null) timer = setTimeout(() => void ask(), PAUSE * (1 + Math.random()));
    else take(found);
  };
  void ask();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

/** True once a part was missing because the server has moved on. */
export const edition = createStore<{ readonly outdated: boolean }>({ outdated: false });

const ownEntry = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Without an answer nothing is known: the network may be gone, and come back. */
async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(ownEntry());
  } catch {
    return false;
  }
}

/** Listens for parts that can't be fetched. */
export function watchEdition(): void {
  addEventListener('vite:preloadError', () => {
    void isOutdated().then((outdated) => outdated && edition.setState({ outdated }));
  });
}
