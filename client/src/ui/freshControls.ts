// Fresh controls: a control that has just appeared where another one was takes no press for a while (UX 8). Anyone
// who taps twice, or taps just as the page changes, meant the control that was there before. One watch covers the
// whole page, so that no component has to think of it.

/**
 * How long a control stays fresh, in milliseconds: longer than a double tap, shorter than it takes to read a button.
 */
const STILL = 700;
/** A second tap may land this many pixels beside the first one. */
const NEAR = 14;
/** A press that has moved farther than this many pixels was a drag or a scroll. */
const SLIP = 10;

const CONTROLS = 'button, a[href], input, select, textarea, summary, label';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A control and its label at some moment. */
interface Known {
  readonly control: Element | null;
  readonly label: string;
}

interface Pressed extends Point {
  /** The control that was pressed. */
  readonly what: Known;
  /** What lay at each place nearby when the finger came down: it does not count as fresh there. */
  readonly around: readonly Known[];
  /** Until when a new control here is fresh, by the event clock of the page; infinite while the finger is down. */
  until: number;
}

const labelOf = (control: Element | null): string =>
  control?.getAttribute('aria-label') ?? control?.textContent ?? '';

/** Returns what a tap on `target` presses: a control, or a sheet that the tap closes. */
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

/** Returns the controls at a point and beside it. */
const knownAround = ({ x, y }: Point): readonly Known[] =>
  [
    { x, y },
    { x: x - NEAR, y },
    { x: x + NEAR, y },
    { x, y: y - NEAR },
    { x, y: y + NEAR },
  ].map((point) => known(pressedAt(point)));

let last: Pressed | null = null;

/** Returns where the page was pressed last; null before the first press. */
export const lastPress = (): Point | null => last;

/**
 * Marks as fresh any control that has appeared under the finger by `moment`, unless it is the one that was pressed.
 * Times count from when the finger came down, because a slow page may hear of it much later.
 */
function freshenUnder({ until, what, around, ...point }: Pressed, moment: number): void {
  if (moment >= until) return;
  for (const [place, now] of knownAround(point).entries()) {
    const isOld = isKnown(now, what) || isKnown(now, around[place]);
    if (now.control !== null && !isOld) freshen(now.control);
  }
}

/** The controls at the foot of each page, with their latest labels. */
const feet = new WeakMap<Element, ReadonlyMap<Element, string>>();

/**
 * Marks changed controls at the foot of a page as fresh: the thumb rests there, and they may change by themselves
 * when the film ends or the server answers.
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
  // A dialog that opens by itself, without a press, has only fresh controls.
  const isAsked = last !== null && performance.now() < last.until;
  for (const target of targets)
    if (!isAsked && target.matches('dialog[open]'))
      for (const control of target.querySelectorAll(CONTROLS)) freshen(control);
}

/** How often an unchanged page is checked after a press, in milliseconds. */
const GLANCE = 100;

/** Whether anything may have moved since the last check. */
let hasMoved = false;
/** The next check while a press still counts. */
let frame = 0;
let glance: ReturnType<typeof setTimeout> | undefined;

/**
 * While a press counts, checks before each frame that shows a change or a movement, and now and then besides. It
 * requests no frame without need: sixty a second would cost a phone more than all the rest of the page.
 */
function follow(): void {
  cancelAnimationFrame(frame);
  clearTimeout(glance);
  const now = performance.now();
  if (last === null || now >= last.until) return;
  // A rising sheet moves without any change to the DOM.
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

/**
 * Stops an event on a fresh control: it was meant for what stood there before. Checks for new controls first, as
 * there may have been a change since the last frame.
 */
function stopOnFresh(event: Event, fresh = '[data-fresh]'): boolean {
  const { target, timeStamp } = event;
  if (last !== null) freshenUnder(last, timeStamp);
  // On a fresh sheet only its surroundings block a press; what is not a control inside it may be dragged and
  // scrolled.
  const pressed = target instanceof Element ? (target.closest(CONTROLS) ?? target) : null;
  const isFresh = pressed?.matches(fresh) === true;
  if (isFresh) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  return isFresh;
}

function down(event: PointerEvent): void {
  // A button that has to be held does nothing on a stray tap, so it is not stopped: whoever holds it at once need not
  // press again.
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

/**
 * A press may end on a control that has appeared while the finger was down. Keys press the control that has the
 * focus, so they are not stopped.
 */
function click(event: MouseEvent): void {
  if (event.detail > 0) stopOnFresh(event);
}

/** A key that is held down presses only once. */
function key(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  const isControl = event.target instanceof Element && event.target.matches('button, a[href], summary');
  if (event.repeat && isPress && isControl) event.preventDefault();
}

/** Starts the watch; call it once per page. */
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
