// Folds: what a press unfolds comes into sight: at the end of a page it lay under the foot, and a fold seemed empty.

/** Watches all folds of the page, for as long as it is open. */
export function watchFolds(): void {
  addEventListener('click', ({ target }) => {
    const fold = target instanceof Element ? target.closest('summary')?.parentElement : null;
    // The press opens it only after this.
    if (fold) requestAnimationFrame(() => fold.scrollIntoView({ block: 'nearest' }));
  });
}
