// Sources: the dictionaries of the phone, wherever they stand, read and parsed.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'vite';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Source {
  /** The path from the root. */
  readonly path: string;
  readonly text: string;
  readonly program: ESTree.Program;
}

/** Reads and parses a file (TypeScript); throws where it does not parse. */
export function sourceAt(path: string): Source {
  const text = readFileSync(root + path, 'utf8');
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return { path, text, program };
}

/** Returns the files below the root that a pattern matches, in order. */
export async function filesOf(pattern: string, exclude: readonly string[] = []): Promise<readonly string[]> {
  const found: string[] = [];
  const skipped = ['**/node_modules', '**/dist', ...exclude];
  for await (const path of glob(pattern, { cwd: root, exclude: skipped }))
    found.push(path.replaceAll('\\', '/'));
  return found.toSorted();
}

/** Returns the Russian dictionaries; the English one of each stands beside it. */
export const russianFiles = (): Promise<readonly string[]> => filesOf('client/src/**/{*.,}ru.ts');

export const twinOf = (path: string): string => path.replace(/ru\.ts$/, 'en.ts');
