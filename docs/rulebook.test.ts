// The rulebook and the conformance cases here are the owner's, byte for byte.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const original = fileURLToPath(new URL('../../shared/', import.meta.url));
const files = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length))
    .toSorted();

describe('the copied rulebook', () => {
  test('holds 200 conformance cases and a result for each', () => {
    const lines = (name: string): number =>
      readFileSync(`${here}conformance/${name}`, 'utf8').trimEnd().split('\n').length;
    expect([lines('cases.ndjson'), lines('expected.ndjson')]).toEqual([200, 200]);
  });

  describe.runIf(existsSync(`${original}rules`) && existsSync(`${original}conformance`))(
    'beside its original',
    () => {
      test.each(['rules/', 'conformance/'])('%s lists the same files', (folder) => {
        expect(files(`${here}${folder}`)).toEqual(files(`${original}${folder}`));
      });

      test.each(['rules/', 'conformance/'])('%s holds the same bytes', (folder) => {
        for (const file of files(`${here}${folder}`)) {
          const [copy, source] = [here, original].map((root) => readFileSync(`${root}${folder}${file}`));
          expect(copy?.equals(source ?? Buffer.of()), `${folder}${file} differs from its original`).toBe(
            true,
          );
        }
      });
    },
  );
});
