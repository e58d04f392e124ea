// Typing: what a thumb writes into a field, in a page without a browser.

import { act } from 'react';

/** Writes into the first field of the page, in place of what stands there. */
export async function typed(text: string): Promise<void> {
  const input = document.querySelector('input');
  // React looks at what it has put there itself; only the element's own setter is news to it.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setter?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
