// Edition: whether the server has another build of the app than this page. Told by a part of the page that is not to be had.

import { createStore } from '@dunmer/shared/phone';

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
