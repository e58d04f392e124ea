// Later: a part of the app that comes when it is wanted, asked for until it is here: a network that is gone comes back,
// and the page that waits is shown then.

import { lazy } from 'react';
import { edition } from './catalogues.ts';

/** Between two askings, in milliseconds. */
const PAUSE = 1000;

/** Fails only where the server has moved on and has the part no more. */
export async function untilHere<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (edition.getState().outdated) throw error;
    return untilHere(fetchPart);
  }
}

/** As React's `lazy`, which would remember for good that there was no network. */
export const later: typeof lazy = (fetchPart) => lazy(() => untilHere(fetchPart));
