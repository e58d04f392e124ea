// The names of classes in the build.
import { expect, test } from 'vitest';
import { classNames } from './classNames.ts';

test('a class is named by itself and its module, wherever the project lies and whatever a build asks with', () => {
  const name = classNames('/one')('panel', '/one/src/ui/panel.module.css');
  expect(name).toMatch(/^_panel_[\w-]{3}$/u);
  expect(classNames('/two')('panel', '/two/src/ui/panel.module.css?used')).toBe(name);
});

test('classes of one module differ by name, those of one name by module', () => {
  const nameOf = classNames('/one');
  const names = ['panel.module.css', 'sheet.module.css'].flatMap((file) =>
    ['row', 'foot'].map((name) => nameOf(name, `/one/${file}`)),
  );
  expect(new Set(names).size).toBe(4);
});

test('two modules with the same letters stop the build, which names both', () => {
  const nameOf = classNames('/one');
  const all = Array.from({ length: 9999 }, (_, nth) => `/one/${nth}.module.css`);
  expect(() => all.map((file) => nameOf('row', file))).toThrow(/\d+\.module\.css and \d+\.module\.css/u);
});
