// Begin: a real event in an empty data folder, with one organiser.

import type { Config } from '../config.ts';
import { beginEvent, type DrawnLink } from '../sample/index.ts';
import { withFolder } from './openFolder.ts';

/** Begins it; returns the organiser's link, which is kept nowhere. Throws where there is an event, or it can't be saved. */
export const beginIn = (
  config: Config,
  event: { readonly name: string; readonly organiser: string },
): Promise<DrawnLink> =>
  withFolder(config, async ({ matches }, store) => {
    const begun = await beginEvent(matches.context, store, event);
    if (begun.ok) return begun.value;
    if (begun.error.code === 'event-there')
      throw new Error(
        `There is the event "${begun.error.name}" in ${config.dataDir} already. Set DATA_DIR to an empty folder.`,
      );
    throw new Error('The event cannot be saved. Is the disk full?');
  });
