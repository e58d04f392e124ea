// @vitest-environment happy-dom
// What a press unfolds is brought into sight, so that a fold at the end of a page does not seem empty.

import { expect, it, vi } from 'vitest';
import { watchFolds } from './folds.ts';

it('brings what is unfolded into sight, and moves nothing at any other press', () => {
  document.body.innerHTML = '<p>before</p><details><summary><b>more</b></summary><p>here</p></details>';
  const moved = vi.fn<(this: Element, options?: boolean | ScrollIntoViewOptions) => void>();
  Element.prototype.scrollIntoView = moved;
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  watchFolds();
  for (const pressed of ['p', 'details p', 'b']) document.querySelector<HTMLElement>(pressed)?.click();
  expect(moved.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(moved.mock.contexts).toEqual([document.querySelector('details')]);
});
