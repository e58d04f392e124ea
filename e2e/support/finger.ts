// Finger: a drag as the browser feels it, touch by touch.
import { type Locator, type Page, expect } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that lifts sooner after it has moved flings: the browser then takes the next tap for a stop of that. */
const STANDS_MS = 150;
/** For so long a click still belongs to the drag, and is nobody else's. */
const LETS_GO_MS = 60;

/** Time of the page itself: what it had to do before is done. */
const rest = (page: Page, ms: number): Promise<void> =>
  page.evaluate((pause) => new Promise<void>((resolve) => setTimeout(resolve, pause)), ms);

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  expect(box, 'what is dragged is on the screen').not.toBeNull();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Puts a finger on something for so many milliseconds of the page. Resolves to when it was lifted, at the earliest. */
export async function hold(page: Page, what: Locator, ms: number): Promise<number> {
  // It is there, stands still, and takes a press.
  await what.tap({ trial: true });
  return holdAt(page, await middleOf(what), ms);
}

/** Puts a finger there at once, whatever takes it. */
export async function holdAt(page: Page, point: Point, ms: number): Promise<number> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await rest(page, ms);
  const lifted = performance.now();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  return lifted;
}

/** How something is taken out of a row: across the way in which that scrolls. */
const OUT = { up: { x: 0, y: -30 }, right: { x: 30, y: 0 } } as const;

/** Takes up what lies at `from`, and lets go of it over `to`. */
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
