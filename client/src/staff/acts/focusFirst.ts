// focusFirst: which field of an act's sheet the keyboard begins in: the first that has to be filled.

/** Where there is a keyboard anyway: a phone's own would hide what is to be read first. */
export const focusFirst = (): { readonly 'data-focus-first'?: '' } =>
  matchMedia('(hover: hover)').matches ? { 'data-focus-first': '' } : {};

/** The same for the first of a few that stand side by side, by a ref of what holds them. */
export function firstInside(holder: HTMLElement | null): void {
  const { 'data-focus-first': mark } = focusFirst();
  if (mark !== undefined) holder?.querySelector('input')?.setAttribute('data-focus-first', mark);
}
