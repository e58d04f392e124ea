// Typing: types into a field of a page without a browser.

import { act } from 'react';

/** Replaces the text of the first field of the page. */
export async function typed(text: string): Promise<void> {
  const input = document.querySelector('input');
  // React tracks values that are set through its own setter; only the element's native setter makes the change
  // visible to it.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setter?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
