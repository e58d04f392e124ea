// Pictures of the patrons' table: each card has a drawing, and each sign a shape of its own. What holds for all
// drawings, and that no two look alike, is tested with those of trade cards.

import { PRINTED } from '@dunmer/shared/patrons/script';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GAME_DRAWINGS, GamePicture, GAME_SIGNS, GameSign } from './pictures.tsx';

const cards = [...PRINTED.values()];

describe('PATRONS 9: the drawing', () => {
  test.each(cards.map(({ id }) => id))('of %s is there', async (id) => {
    expect(GAME_DRAWINGS.sheetOf(id)).not.toBe('none');
    await new Promise<void>((resolve) => {
      GAME_DRAWINGS.awaitSheet(id, resolve);
    });
    expect(GAME_DRAWINGS.sheetOf(id)).toHaveProperty('cuts');
  });

  test('is of a card: none is left over', () => {
    const files = Object.keys(import.meta.glob('./drawings/*.svg'));
    expect(files).toHaveLength(cards.length);
  });

  test('of a card that organisers added is composed by its kind', () => {
    const kinds = ['patron', 'creature', 'spell', 'support'] as const;
    const drawn = kinds.map((kind) =>
      renderToStaticMarkup(<GamePicture card={{ id: 'nobody-drew-this', kind }} />),
    );
    expect(drawn.filter((picture) => !picture.includes('<path'))).toEqual([]);
    expect(new Set(drawn).size).toBe(3);
  });

  test('stands for nobody: a card of the trade table has none here', () => {
    expect(GAME_DRAWINGS.sheetOf('scamp')).toBe('none');
  });
});

describe('a sign of the patrons’ table', () => {
  const drawn = GAME_SIGNS.map((name) => renderToStaticMarkup(<GameSign of={name} />));
  const paths = drawn.map((sign) => / d="([^"]+)"/.exec(sign)?.[1] ?? '');

  test('has a form of its own, closed, on the grid of 24', () => {
    expect(new Set(paths).size).toBe(GAME_SIGNS.length);
    expect(paths.filter((path) => !/^(?:M[^MZ]+Z)+$/.test(path))).toEqual([]);
    const points = paths.flatMap((path) => path.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(points.filter((point) => point < 0 || point > 24)).toEqual([]);
  });

  test('says nothing: its word stands beside it', () => {
    expect(drawn.filter((sign) => !sign.includes('aria-hidden="true"'))).toEqual([]);
  });
});
