// Where the repository is, and its folders to which the scripts write.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const cache = join(root, 'node_modules', '.cache');
