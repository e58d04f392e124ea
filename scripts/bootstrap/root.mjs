// Where the repository is, and the folders of it that the scripts write to.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const cache = join(root, 'node_modules', '.cache');
