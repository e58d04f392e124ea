// ClassNames: what the classes of a CSS module are called in the build.

import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Letters for a module: each of them has 64 values, for a hundred modules. */
const LETTERS = 3;

/**
 * Returns a function that names a class of a CSS module: by the class, and by its module's path below `root`. So no
 * change of a comment or of another class changes a name, and with it the size of the first load. Throws when two
 * modules get the same letters.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const modules = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file).replaceAll('\\', '/').replace(/\?.*$/u, '');
    const letters = createHash('sha256').update(path).digest('base64url').slice(0, LETTERS);
    const other = modules.get(letters) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} get the same class names: rename one of them`);
    modules.set(letters, path);
    return `_${name}_${letters}`;
  };
}
