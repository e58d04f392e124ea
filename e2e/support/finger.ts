// Finger: a drag as the browser feels it, touch by touch.
import { type Locator, type Page, expect } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Milliseconds to rest before lifting: a finger that lifts sooner after a move flings, and the browser then takes the
 * next tap for stopping that.
 */
const STANDS_MS = 150;
/** Milliseconds for which a click still belongs to the drag, and to nothing else. */
const LETS_GO_MS = 60;

/** Waits in the page's own time, so that the page has done what it had to do before. */
const rest = (page: Page, ms: number): Promise<void> =>
  page.evaluate((pause) => new Promise<void>((resolve) => setTimeout(resolve, pause)), ms);

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  expect(box, 'what is dragged is on the screen').not.toBeNull();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Holds a finger on something for `ms` milliseconds of the page. Resolves to the earliest time at which it may have
 * been lifted.
 */
export async function hold(page: Page, what: Locator, ms: number): Promise<number> {
  // The element is there, stands still, and takes a press.
  await what.tap({ trial: true });
  return holdAt(page, await middleOf(what), ms);
}

/** Puts a finger there at once, whatever lies there. */
export async function holdAt(page: Page, point: Point, ms: number): Promise<number> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await rest(page, ms);
  const lifted = performance.now();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  return lifted;
}

/** The direction in which something is taken out of a row: across the row's scrolling direction. */
const OUT = { up: { x: 0, y: -30 }, right: { x: 30, y: 0 } } as const;

/** Picks up what lies at `from`, and lets go of it over `to`. */
export async function slide(
  page: Page,
  from: Locator,
  to: Locator | Point,
  out: keyof typeof OUT = 'up',
): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = await Promise.all([middleOf(from), 'x' in to ? to : middleOf(to)]);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = (part: number): Point => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  });
  await send('touchStart', start);
  await send('touchMove', { x: start.x + OUT[out].x, y: start.y + OUT[out].y });
  for (const part of [0.3, 0.6, 0.9, 1]) {
    await send('touchMove', at(part));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await rest(page, STANDS_MS);
  await send('touchEnd');
  await rest(page, LETS_GO_MS);
  await touch.detach();
}
