// BackSteps: the system's Back closes what lies over a page, the topmost first, and leaves the page only when nothing
// does. Each sheet stands in the history as one step from the page on which it lies. Comes with the first sheet.

/** How many sheets lie over the page at this step of the history. */
function stepsNow(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'over' in state && typeof state.over === 'number'
    ? state.over
    : 0;
}

/** What else is kept at this step: a list of the desk reads there what was typed into it. */
function keptNow(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Brings the history into step with the sheets that lie there. */
class Steps {
  readonly #over: HTMLDialogElement[] = [];
  #isDue = false;
  /** Steps back that were not the reader's and have not arrived yet, and how many sheets lie where they arrive. */
  #going: { readonly back: number; readonly to: number } | null = null;

  constructor() {
    addEventListener('popstate', this.#onStep);
    // Loaded anew, the page has none of the sheets that lay there.
    this.#soon();
  }

  /** A sheet lies over all others until it is closed. */
  readonly add = (sheet: HTMLDialogElement): void => {
    if (!sheet.open || this.#over.includes(sheet)) return;
    this.#over.push(sheet);
    this.#soon();
    sheet.addEventListener('close', () => {
      // Told late: it may have come up again.
      if (sheet.open) return;
      this.#over.splice(this.#over.indexOf(sheet), 1);
      this.#soon();
    });
  };

  /** The reader has gone back or forth, or a step of this has arrived. */
  readonly #onStep = (): void => {
    const going = this.#going;
    this.#going = null;
    // As Escape does: what closes it is its own affair.
    if (going === null)
      for (const sheet of this.#over.slice(stepsNow()).toReversed())
        sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    // The reader has gone on meanwhile, and was taken back from there: to where they wanted.
    else if (stepsNow() > going.to) {
      this.#going = { back: 0, to: stepsNow() };
      return history.go(going.back);
    }
    this.#soon();
  };

  /** Not at once: where one sheet takes the place of another, or the page goes too, nothing changes. */
  readonly #soon = (): void => {
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      this.#settle();
    });
  };

  #settle(): void {
    if (this.#going !== null) return;
    const steps = stepsNow();
    const { length } = this.#over;
    for (let over = steps + 1; over <= length; over++) history.pushState({ ...keptNow(), over }, '');
    if (steps <= length) return;
    this.#going = { back: steps - length, to: length };
    history.go(length - steps);
  }
}

const steps = new Steps();

/** A sheet lies over all others until it is closed. */
export const addStep = (sheet: HTMLDialogElement): void => steps.add(sheet);
