// Begin: begins a real event in an empty data folder, with one organiser.

import type { Config } from '../config.ts';
import { chooseAddress } from '../folder/index.ts';
import { hereOf, portFor } from '../http/index.ts';
import { beginEvent } from '../sample/index.ts';
import type { Link } from './access.ts';
import { withFolder } from './openFolder.ts';

/**
 * Begins the event; returns the organiser's link, which is kept nowhere. Throws where there is an event already, or
 * where it can't be saved.
 */
export const beginIn = (
  config: Config,
  event: { readonly name: string; readonly organiser: string },
): Promise<Link> =>
  withFolder(config, async ({ matches: { context } }, store) => {
    const begun = await beginEvent(context, store, event);
    if (begun.ok) {
      // The address at which npm start will be reached, by the same rule.
      const here = hereOf(config, config.port ?? portFor(null));
      return { ...begun.value, address: await chooseAddress(context, store, here) };
    }
    if (begun.error.code === 'event-there')
      throw new Error(
        `There is the event "${begun.error.name}" in ${config.dataDir} already. Set DATA_DIR to an empty folder.`,
      );
    throw new Error('The event cannot be saved. Is the disk full?');
  });
