import { INTRIGUE_WINDOWS, type IntrigueWindow } from '@dunmer/shared/windows';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { windowEn } from './window.en.ts';
import { windowRu } from './window.ru.ts';
import { WindowSign } from './windowSign.tsx';

const drawn = (of: IntrigueWindow): string =>
  / d="([^"]+)"/.exec(renderToStaticMarkup(<WindowSign of={of} isNamed={false} />))?.[1] ?? '';

describe('IN12: the sign of a window', () => {
  test('is another for each of the nine', () => {
    const signs = new Set(INTRIGUE_WINDOWS.map(drawn));
    expect(signs.has('')).toBe(false);
    expect(signs.size).toBe(9);
  });

  test.each(INTRIGUE_WINDOWS)('of %s stays on its grid of 24, each shape closed', (of) => {
    const points = drawn(of).match(/-?[\d.]+/g) ?? [];
    expect(points.filter((point) => Number(point) < 0 || Number(point) > 24)).toEqual([]);
    expect(drawn(of)).toMatch(/^(?:M[^MZ]+Z)+$/);
  });

  test('says its name where no words stand beside it, and nothing where they do', () => {
    const named = renderToStaticMarkup(<WindowSign of="between" />);
    expect(named).toContain('role="img"');
    expect(named).toContain(`aria-label="${windowRu.signs.between}"`);
    const beside = renderToStaticMarkup(<WindowSign of="between" isNamed={false} />);
    expect(beside).toContain('aria-hidden="true"');
    expect(beside).not.toContain(windowRu.signs.between);
  });

  test('has a name of its own in both languages', () => {
    for (const { signs } of [windowRu, windowEn]) expect(new Set(Object.values(signs)).size).toBe(9);
  });
});
