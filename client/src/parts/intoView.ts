/**
 * Brings into sight what was just said: what comes of a press has to be seen, however far a page or a sheet has been
 * scrolled. A ref of an element that comes with its words.
 */
export const intoView = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'nearest' });
