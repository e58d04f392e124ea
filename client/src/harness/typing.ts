// Typing: types into a field of a page without a browser.

import { act } from 'react';

/** Replaces the text of a field, by default the first one of the page. */
export async function typed(
  text: string,
  input: HTMLInputElement | HTMLTextAreaElement | null = document.querySelector('input'),
): Promise<void> {
  const Kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React tracks values that are set through its own setter; only the element's native setter makes the change
  // visible to it.
  const setter = Object.getOwnPropertyDescriptor(Kind.prototype, 'value')?.set;
  await act(async () => {
    setter?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
