// Together: the packages that are built into one file with the server's own modules.
import type { SSROptions } from 'vite';

/**
 * All packages but those with machine code, which can't be built in. `parseurl` stays outside because Node prints a
 * warning about it for code that does not lie in node_modules.
 */
export const together: SSROptions = { noExternal: true, external: ['better-sqlite3', 'parseurl'] };
