// focusFirst: which field of an act's sheet gets the focus: the first that has to be filled.

/** Only on devices with a real keyboard: a phone's own keyboard would cover what is to be read first. */
export const focusFirst = (): { readonly 'data-focus-first'?: '' } =>
  matchMedia('(hover: hover)').matches ? { 'data-focus-first': '' } : {};

/** As `focusFirst`, for the first input inside an element; use it as that element's ref. */
export function firstInside(holder: HTMLElement | null): void {
  const { 'data-focus-first': mark } = focusFirst();
  if (mark !== undefined) holder?.querySelector('input, textarea')?.setAttribute('data-focus-first', mark);
}

/**
 * Brings the focus to the top of the sheet around `pressed`, which is about to leave it: without this, keys and screen
 * readers would go on from the page below.
 */
export const toTheTop = (pressed: Element | null): void => pressed?.closest('dialog')?.focus();
