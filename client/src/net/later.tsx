// Later: a part of the app that comes when it is wanted, asked for until it is here: a network that is gone comes back,
// and the page that waits is shown then.

import { type ComponentType, lazy, Suspense } from 'react';
import { edition, hasMovedOn } from './catalogues.ts';

/** Between two askings, in milliseconds. */
const PAUSE = 1000;

/** Browsers remember for good that a part could not be had: so often it is asked for though the server answers. */
const TRIES = 2;

/** Styles that did not come, by their addresses: what asks for a part asks for each but once, and goes on without. */
const lost = new Set<string>();

/** Takes notice of each style that does not come. */
export const watchStyles = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target.href);
    },
    true,
  );

const restyle = (): Promise<unknown> =>
  Promise.all(
    [...lost].map(
      (href) =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = href;
          link.addEventListener('load', () => {
            lost.delete(href);
            resolve();
          });
          link.addEventListener('error', () => {
            link.remove();
            reject(new Error(href));
          });
          document.head.append(link);
        }),
    ),
  );

/**
 * Fails where the server has moved on, and where only a page that is loaded anew can have the part. Where `isPage`, and a
 * network that was gone is back, it is loaded anew at once: what is half written is kept, and who waits need not press.
 */
export async function untilHere<Part>(
  fetchPart: () => Promise<Part>,
  isPage?: boolean,
  wasGone?: boolean,
  tries = TRIES,
): Promise<Part> {
  try {
    await restyle();
    return await fetchPart();
  } catch (error) {
    const isGone = (await hasMovedOn()) === null;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if ((isGone || tries > 0) && !edition.getState().outdated)
      return untilHere(fetchPart, isPage, wasGone || isGone, isGone ? tries : tries - 1);
    if (isPage && wasGone) location.reload();
    throw error;
  }
}

/** As React's `lazy`, which would remember for good that there was no network. */
export const later: typeof lazy = (fetchPart) => lazy(() => untilHere(fetchPart, true));

type Fetch<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** The same for a part of a page, which stands without it until it is here. */
export function laterIn<Props extends object>(fetchPart: Fetch<Props>): ComponentType<Props> {
  const Part: ComponentType<Props> = later<ComponentType<Props>>(fetchPart);
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/**
 * The same for what lies over every page, where stands no page of its own that could say so: where it can't be had, the
 * page below goes on without it.
 */
export const laterOver = <Props extends object>(fetchPart: Fetch<Props>): ComponentType<Props> =>
  laterIn<Props>(() => untilHere(fetchPart).catch(() => ({ default: () => null })));
