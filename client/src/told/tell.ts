// Tell: by sound, vibration and the title, as far as they are on; the title says so until the page is touched.

import { onTouch } from './hands.ts';
import { lately } from './lately.ts';
import { sound } from './sound.ts';
import { isOn, isPossible, type Way } from './ways.ts';

/** In milliseconds: short, pause, short. */
const SHAKES = [90, 80, 90];

/** A page that nobody has touched yet may not, and would be rebuked for it; older browsers don't say. */
const mayShake = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

let unmark: (() => void) | null = null;

function mark(word: string): void {
  unmark?.();
  const before = `${word} · `;
  // Of a title that is empty else, no space stands at the end.
  const isMarked = () => document.title.startsWith(before.trimEnd());
  const put = () => {
    if (!isMarked()) document.title = before + document.title;
  };
  put();
  // A page that comes at the same time, as a table does, writes its own title after that.
  const written = new MutationObserver(put);
  written.observe(document.head, { childList: true, subtree: true, characterData: true });
  const stop = onTouch(() => unmark?.());
  unmark = () => {
    stop();
    written.disconnect();
    unmark = null;
    if (isMarked()) document.title = document.title.slice(before.length);
  };
}

/** One way alone, as whoever switches it on is shown it. `word`: what the title begins with. */
export function tellBy(way: Way, word: string): void {
  if (!isPossible(way)) return;
  if (way === 'sound') void sound();
  if (way === 'vibration' && mayShake()) navigator.vibrate(SHAKES);
  if (way === 'title') mark(word);
}

/** In milliseconds: one thing that waits is told by two parts of a page at once. */
const AT_ONCE = 1_000;

/** Every way that is on. What a toast says, its page shows. */
export function tell(word: string): void {
  const now = performance.now();
  if (lately.toldAt !== null && now - lately.toldAt < AT_ONCE) return;
  lately.toldAt = now;
  for (const way of ['sound', 'vibration', 'title'] as const) if (isOn(way)) tellBy(way, word);
}
