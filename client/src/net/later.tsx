// Later: parts of the app that load on demand and are retried until they are here: a lost network comes back, and the
// waiting page is shown then.

import { type ComponentType, lazy, Suspense } from 'react';
import { edition, hasMovedOn } from './catalogues.ts';

/** Pause between two tries, in milliseconds. */
const PAUSE = 1000;

/**
 * Browsers remember for good that a module could not be loaded, so it is retried only so often while the server
 * answers.
 */
const TRIES = 2;

/** Addresses of stylesheets that failed to load. Vite asks for each only once, and then goes on without it. */
const lost = new Set<string>();

/** Notes every stylesheet that fails to load. */
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
 * Loads a part of the app, retrying until it is here. Throws when the server has moved on, and when only a reloaded
 * page can have the part. With `isPage`, reloads at once when a lost network is back: half-written forms are kept,
 * and whoever waits need not press anything.
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

/** Like React's `lazy`, but retries: `lazy` would remember for good that there was no network. */
export const later: typeof lazy = (fetchPart) => lazy(() => untilHere(fetchPart, true));

type Fetch<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Like `later`, for a part of a page: the page is shown without it until it is here. */
export function laterIn<Props extends object>(fetchPart: Fetch<Props>): ComponentType<Props> {
  const Part: ComponentType<Props> = later<ComponentType<Props>>(fetchPart);
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/**
 * Like `laterIn`, for what lies over every page. It has no page of its own to report a failure, so the page below
 * simply goes on without it.
 */
export const laterOver = <Props extends object>(fetchPart: Fetch<Props>): ComponentType<Props> =>
  laterIn<Props>(() => untilHere(fetchPart).catch(() => ({ default: () => null })));
