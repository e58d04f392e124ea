// focusFirst: which field of an act's sheet gets the focus: the first that has to be filled.

/** Only on devices with a real keyboard: a phone's own keyboard would cover what is to be read first. */
export const focusFirst = (): { readonly 'data-focus-first'?: '' } =>
  matchMedia('(hover: hover)').matches ? { 'data-focus-first': '' } : {};

/** As `focusFirst`, for the first input inside an element; use it as that element's ref. */
export function firstInside(holder: HTMLElement | null): void {
  const { 'data-focus-first': mark } = focusFirst();
  if (mark !== undefined) holder?.querySelector('input')?.setAttribute('data-focus-first', mark);
}
