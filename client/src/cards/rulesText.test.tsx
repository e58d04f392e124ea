// @vitest-environment happy-dom
// RulesText: which pieces of a text are never separated by a line break.

import type { TextPart } from '@dunmer/shared/cards';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RulesText } from './rulesText.tsx';

const PARTS: readonly TextPart[] = [
  { kind: 'text', text: 'Выберите карту с\u00A0' },
  { kind: 'virtue', virtue: 'wealth', text: 'богатством' },
  { kind: 'text', text: ' и\u00A0' },
  { kind: 'text', text: 'в\u00A0' },
  { kind: 'term', term: 'front', text: 'первом ряду' },
  { kind: 'text', text: ', на\u00A0' },
];

it.each([undefined, () => undefined])(
  'keeps a short word with the sign or the term behind it',
  (onExplain) => {
    const host = document.createElement('p');
    host.innerHTML = renderToStaticMarkup(<RulesText parts={PARTS} onExplain={onExplain} />);
    expect([...host.children].map(({ textContent }) => textContent)).toEqual([
      'Выберите карту ',
      'с\u00A0богатством',
      ' и\u00A0',
      '',
      'в\u00A0первом ряду',
      ', на\u00A0',
    ]);
    expect(host.querySelectorAll('button')).toHaveLength(onExplain === undefined ? 0 : 2);
  },
);
