// Fresh controls: what comes up where another control just was takes no press for a while (UX 8). Whoever taps twice,
// or taps just as the page changes, meant what was there before. One watch over the whole page, so that no part has to
// think of it.

/**
 * How long a control stays fresh, in milliseconds: longer than a double tap, shorter than it takes to read a button.
 */
const STILL = 700;
/** A second tap lands beside the first one, by so many pixels. */
const NEAR = 14;
/** A press that has wandered farther was a drag, or a scroll. */
const SLIP = 10;

const CONTROLS = 'button, a[href], input, select, textarea, summary, label';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A control as it was at some moment. */
interface Known {
  readonly control: Element | null;
  readonly label: string;
}

interface Pressed extends Point {
  /** What was pressed. */
  readonly what: Known;
  /** What lay at each place nearby as the finger came down: that is no news there. */
  readonly around: readonly Known[];
  /** Until when what comes up there is fresh, by the time of the page's events; for ever while the finger is down. */
  until: number;
}

const labelOf = (control: Element | null): string =>
  control?.getAttribute('aria-label') ?? control?.textContent ?? '';

/** What a tap there presses: a control, or a sheet that such a tap closes. */
const controlAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest(CONTROLS) ?? target.closest('dialog')) : null;

const pressedAt = ({ x, y }: Point): Element | null => controlAt(document.elementFromPoint(x, y));

const known = (control: Element | null): Known => ({ control, label: labelOf(control) });

const isKnown = (one: Known, other: Known | undefined): boolean =>
  one.control === other?.control && one.label === other.label;

function freshen(control: Element): void {
  if (control.hasAttribute('data-fresh')) return;
  control.setAttribute('data-fresh', '');
  setTimeout(() => control.removeAttribute('data-fresh'), STILL);
}

/** What lies at a point, and beside it. */
const knownAround = ({ x, y }: Point): readonly Known[] =>
  [
    { x, y },
    { x: x - NEAR, y },
    { x: x + NEAR, y },
    { x, y: y - NEAR },
    { x, y: y + NEAR },
  ].map((point) => known(pressedAt(point)));

let last: Pressed | null = null;

/** Where the page was pressed last; null before the first press. */
export const lastPress = (): Point | null => last;

/**
 * Whatever has come up under the finger by `moment`, and is not what it has pressed. A press counts by when the finger
 * came down: a slow page may hear of it much later.
 */
function freshenUnder({ until, what, around, ...point }: Pressed, moment: number): void {
  if (moment >= until) return;
  for (const [place, now] of knownAround(point).entries()) {
    const isOld = isKnown(now, what) || isKnown(now, around[place]);
    if (now.control !== null && !isOld) freshen(now.control);
  }
}

/** The controls at the foot of a page, by what they were called last. */
const feet = new WeakMap<Element, ReadonlyMap<Element, string>>();

/**
 * At the foot of a page, where the thumb rests, a control may be replaced by itself: the film ends, the server answers.
 */
function freshenFoot(foot: Element): void {
  const before = feet.get(foot) ?? new Map<Element, string>();
  const now = new Map([...foot.querySelectorAll(CONTROLS)].map((control) => [control, labelOf(control)]));
  feet.set(foot, now);
  if (before.size === 0) return;
  for (const [control, label] of now) if (before.get(control) !== label) freshen(control);
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

function changed(records: readonly MutationRecord[]): void {
  const targets = new Set(records.flatMap(({ target }) => elementOf(target) ?? []));
  for (const foot of new Set([...targets].flatMap((target) => target.closest('footer') ?? [])))
    freshenFoot(foot);
  // A question that comes up by itself: nobody has asked for it.
  const isAsked = last !== null && performance.now() < last.until;
  for (const target of targets)
    if (!isAsked && target.matches('dialog[open]'))
      for (const control of target.querySelectorAll(CONTROLS)) freshen(control);
}

/** How often a press is followed through a page that has not changed, in milliseconds. */
const GLANCE = 100;

/** Whether anything may lie elsewhere since it was looked last. */
let hasMoved = false;
/** What looks next, while a press counts. */
let frame = 0;
let glance: ReturnType<typeof setTimeout> | undefined;

/**
 * While a press counts, looks before each frame that shows a change or a movement, and now and then besides. A frame
 * that nothing needs is not asked for: sixty a second would cost a phone more than all the rest of the page.
 */
function follow(): void {
  cancelAnimationFrame(frame);
  clearTimeout(glance);
  const now = performance.now();
  if (last === null || now >= last.until) return;
  // A sheet that rises moves without a change.
  const isMoving = document.getAnimations().length > 0;
  if (hasMoved || isMoving) freshenUnder(last, now);
  hasMoved = false;
  if (isMoving) frame = requestAnimationFrame(follow);
  else glance = setTimeout(follow, GLANCE);
}

const moved = (): void => {
  if (!hasMoved && last !== null) frame = requestAnimationFrame(follow);
  hasMoved = true;
};

/** Stops what was meant for something else that stood here; between a change and its frame nobody has looked yet. */
function stopOnFresh(event: Event, fresh = '[data-fresh]'): boolean {
  const { target, timeStamp } = event;
  if (last !== null) freshenUnder(last, timeStamp);
  // Only what surrounds a sheet is fresh; what is no control in it may be drawn and scrolled.
  const pressed = target instanceof Element ? (target.closest(CONTROLS) ?? target) : null;
  const isFresh = pressed?.matches(fresh) === true;
  if (isFresh) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  return isFresh;
}

function down(event: PointerEvent): void {
  // What has to be held does nothing by a tap that went astray: whoever holds it at once need not press again.
  const isStopped = stopOnFresh(event, '[data-fresh]:not([data-held])');
  const { clientX: x, clientY: y } = event;
  const around = knownAround({ x, y });
  const control = isStopped ? null : controlAt(event.target);
  last = { x, y, what: known(control), around, until: Number.POSITIVE_INFINITY };
  follow();
}

function up({ clientX, clientY, timeStamp }: PointerEvent): void {
  if (last === null) return;
  const isTap = Math.hypot(clientX - last.x, clientY - last.y) <= SLIP;
  last.until = isTap ? timeStamp + STILL : 0;
}

/** A press may end on what has come up while the finger was down; keys press what they are on. */
function click(event: MouseEvent): void {
  if (event.detail > 0) stopOnFresh(event);
}

/** A key that is held presses once. */
function key(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  const isControl = event.target instanceof Element && event.target.matches('button, a[href], summary');
  if (event.repeat && isPress && isControl) event.preventDefault();
}

/** Begins the watch, once for a page. */
export function watchFreshControls(): void {
  addEventListener('pointerdown', down, { capture: true });
  addEventListener('pointerup', up, { capture: true });
  addEventListener('pointercancel', () => void (last && (last.until = 0)), { capture: true });
  addEventListener('click', click, { capture: true });
  addEventListener('keydown', key, { capture: true });
  for (const event of ['scroll', 'resize', 'load'] as const)
    addEventListener(event, moved, { capture: true, passive: true });
  new MutationObserver(moved).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  new MutationObserver(changed).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label', 'open'],
  });
}
