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

/** Where the reader has gone on to. */
interface Wanted {
  readonly url: string;
  readonly state: unknown;
  readonly isNew: boolean;
}

/** A way back that was not the reader's and has not arrived yet, and how many sheets lie where it arrives. */
interface Going {
  readonly from: string;
  readonly to: number;
  wanted: Wanted | null;
}

/** To where the reader wanted; in place of a sheet's step, where the way back has come no further than that. */
function goOn({ url, state, isNew }: Wanted, isStep: boolean): void {
  if (location.href === url) return;
  if (isNew && !isStep) history.pushState(state, '', url);
  else history.replaceState(state, '', url);
}

/** Told by whatever keeps these steps from now on. */
const TAKEN_OVER = 'back-steps';

/** Brings the history into step with the sheets that lie there. */
class Steps {
  readonly #over: HTMLDialogElement[] = [];
  #isDue = false;
  #going: Going | null = null;
  /** Where the reader stands, and how many sheets lie there by the history. */
  #stood = { url: location.href, over: 0 };

  constructor() {
    // Two of them would each take the reader back: where this module was loaded anew, the one before hears no more.
    dispatchEvent(new Event(TAKEN_OVER));
    const heard = new AbortController();
    const { signal } = heard;
    addEventListener(TAKEN_OVER, () => heard.abort(), { signal });
    // Before the page hears of it: who is brought on again has never been elsewhere.
    addEventListener('popstate', this.#onStep, { capture: true, signal });
    addEventListener('pushState', this.#onward, { signal });
    addEventListener('replaceState', this.#onward, { signal });
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

  /** The page has gone on, as the router says, though a step back is on its way: it would take the reader away. */
  readonly #onward = ({ type }: Event): void => {
    const going = this.#going;
    if (going === null) {
      if (type === 'replaceState') this.#instead();
      this.#note();
      return;
    }
    if (location.href === going.from) return;
    going.wanted = { url: location.href, state: history.state, isNew: type === 'pushState' };
  };

  #note(): void {
    this.#stood = { url: location.href, over: stepsNow() };
  }

  /** What has taken the place of a sheet's step is to take that of the page under it: Back leads to neither. */
  #instead(): void {
    const { url, over } = this.#stood;
    if (over === 0 || location.href === url || stepsNow() > 0) return;
    const wanted: Wanted = { url: location.href, state: history.state, isNew: false };
    this.#going = { from: wanted.url, to: 0, wanted };
    history.go(-over);
  }

  /** The reader has gone back or forth, or a step of this has arrived. */
  readonly #onStep = (): void => {
    const going = this.#going;
    this.#going = null;
    // What this itself puts in the place of a step stays there.
    this.#stood = { url: location.href, over: 0 };
    // As Escape does: what closes it is its own affair.
    if (going === null)
      for (const sheet of this.#over.slice(stepsNow()).toReversed())
        sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    else if (going.wanted !== null) goOn(going.wanted, stepsNow() > going.to);
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
    this.#note();
    if (steps <= length) return;
    this.#going = { from: location.href, to: length, wanted: null };
    history.go(length - steps);
  }
}

const steps = new Steps();

/** A sheet lies over all others until it is closed. */
export const addStep = (sheet: HTMLDialogElement): void => steps.add(sheet);
