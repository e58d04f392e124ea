// BackSteps: the system's Back closes what lies over a page, the topmost first, and leaves the page only when nothing
// does. Each open sheet is one history entry above the page it lies on. Loads with the first sheet.

/** Returns how many sheets lie over the page at this history entry. */
function stepsNow(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'over' in state && typeof state.over === 'number'
    ? state.over
    : 0;
}

/** Returns what else this history entry keeps: a list of the desk keeps there what was typed into it. */
function keptNow(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Where the reader has navigated to. */
interface Wanted {
  readonly url: string;
  readonly state: unknown;
  readonly isNew: boolean;
}

/**
 * A step back that this module asked for and that has not arrived yet. `to`: how many sheets lie where it arrives.
 */
interface Going {
  readonly from: string;
  readonly to: number;
  wanted: Wanted | null;
}

/**
 * Takes the reader on to where they wanted to go. Replaces the current entry when it belongs to a sheet, that is,
 * when the step back has not got past it.
 */
function goOn({ url, state, isNew }: Wanted, isStep: boolean): void {
  if (location.href === url) return;
  if (isNew && !isStep) history.pushState(state, '', url);
  else history.replaceState(state, '', url);
}

/**
 * How long nothing is written into the history after a page has begun to go. Long enough for the page to be gone by
 * then; short enough for whoever has only saved a file.
 */
const LEAVING_MS = 3000;

/** How long a sheet that Back has asked to close may take for it. One that is open still by then stays. */
const CLOSING_MS = 300;

/** The event by which a newly loaded copy of this module takes over from the one before. */
const TAKEN_OVER = 'back-steps';

/** Keeps the history in step with the open sheets. */
class Steps {
  readonly #over: HTMLDialogElement[] = [];
  /** Those that Back has asked to close, and that have not said yet whether they do: they have no step meanwhile. */
  readonly #closing = new Set<HTMLDialogElement>();
  /** Aborted once another copy of this module has taken over. */
  readonly #heard = new AbortController();
  #isDue = false;
  #going: Going | null = null;
  /** Whether the page is being left or loaded anew. */
  #isLeaving = false;
  /** Where the reader stands, and how many sheets the history has there. */
  #stood = { url: location.href, over: 0 };

  constructor() {
    // Two copies would each take the reader back: when this module is loaded anew, the copy before stops listening.
    dispatchEvent(new Event(TAKEN_OVER));
    const { signal } = this.#heard;
    addEventListener(TAKEN_OVER, () => this.#heard.abort(), { signal });
    // Capturing, so that this runs before the router: a reader who is taken on again must not see another page
    // meanwhile.
    addEventListener('popstate', this.#onStep, { capture: true, signal });
    addEventListener('beforeunload', this.#onLeave, { signal });
    addEventListener('pushState', this.#onward, { signal });
    addEventListener('replaceState', this.#onward, { signal });
    // A page that was loaded anew has none of the sheets whose entries are still in the history.
    this.#soon();
  }

  /** Adds a sheet: it lies over all others until it is closed. */
  readonly add = (sheet: HTMLDialogElement): void => {
    if (!sheet.open || this.#over.includes(sheet)) return;
    this.#over.push(sheet);
    this.#soon();
    sheet.addEventListener('close', () => {
      // The event comes late: the sheet may be open again.
      if (sheet.open) return;
      this.#closing.delete(sheet);
      this.#over.splice(this.#over.indexOf(sheet), 1);
      this.#soon();
    });
  };

  /**
   * Keeps the history as it is while the page goes. Chrome gives a step that is written meanwhile to the page that
   * comes: taking it back there would lead out of the app.
   */
  readonly #onLeave = (): void => {
    this.#isLeaving = true;
    setTimeout(() => {
      this.#isLeaving = false;
      this.#soon();
    }, LEAVING_MS);
  };

  /**
   * Notes where the router has gone while a step back is still on its way: that step would take the reader away
   * again.
   */
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

  /** A link that replaces the entry of a sheet must replace that of the page under it: Back is to lead to neither. */
  #instead(): void {
    const { url, over } = this.#stood;
    if (over === 0 || location.href === url || stepsNow() > 0) return;
    const wanted: Wanted = { url: location.href, state: history.state, isNew: false };
    this.#going = { from: wanted.url, to: 0, wanted };
    history.go(-over);
  }

  /** The reader has gone back or forward, or a step of this module has arrived. */
  readonly #onStep = (): void => {
    const going = this.#going;
    this.#going = null;
    // What this module itself writes over a history entry must not count as a link that replaces a sheet's.
    this.#stood = { url: location.href, over: 0 };
    if (going === null)
      this.#close(this.#over.slice(stepsNow()).filter((sheet) => !this.#closing.has(sheet)));
    else if (going.wanted !== null) goOn(going.wanted, stepsNow() > going.to);
    this.#soon();
  };

  /** Sends what Escape sends, to the topmost first: each sheet decides by itself whether it closes. */
  #close(sheets: readonly HTMLDialogElement[]): void {
    for (const sheet of sheets.toReversed()) {
      this.#closing.add(sheet);
      sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    }
    setTimeout(() => {
      const stay = sheets.filter((sheet) => this.#closing.delete(sheet));
      if (stay.length > 0) this.#soon();
    }, CLOSING_MS);
  }

  /** Settles later, in one go: when one sheet replaces another, or the page is left too, nothing has to change. */
  readonly #soon = (): void => {
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      this.#settle();
    });
  };

  #settle(): void {
    if (this.#going !== null || this.#isLeaving || this.#heard.signal.aborted) return;
    const steps = stepsNow();
    const { length } = this.#over.filter((sheet) => !this.#closing.has(sheet));
    for (let over = steps + 1; over <= length; over++) history.pushState({ ...keptNow(), over }, '');
    this.#note();
    if (steps <= length) return;
    this.#going = { from: location.href, to: length, wanted: null };
    history.go(length - steps);
  }
}

const steps = new Steps();

/** Gives an open sheet its history entry: it lies over all others until it is closed. */
export const addStep = (sheet: HTMLDialogElement): void => steps.add(sheet);
