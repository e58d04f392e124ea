// Together: what is taken into one file with the server's own modules.
import type { SSROptions } from 'vite';

/**
 * All, but what is compiled for the machine and can't be taken in; Node says of what it would do otherwise today, but
 * for packages that lie in their place.
 */
export const together: SSROptions = { noExternal: true, external: ['better-sqlite3', 'parseurl'] };
