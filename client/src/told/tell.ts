// Tell: calls the reader by sound, vibration and the title, as far as they are on; the title stays changed until the
// page is touched.

import { onTouch } from './hands.ts';
import { lately } from './lately.ts';
import { sound } from './sound.ts';
import { isOn, isPossible, type Way } from './ways.ts';

/** In milliseconds: vibrate, pause, vibrate. */
const SHAKES = [90, 80, 90];

/** A page that nobody has touched may not vibrate, and the browser would warn about it; older browsers don't say. */
const mayShake = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

let unmark: (() => void) | null = null;

function mark(word: string): void {
  unmark?.();
  const before = `${word} · `;
  // When the rest of the title is empty, browsers drop the space at its end.
  const isMarked = () => document.title.startsWith(before.trimEnd());
  const put = () => {
    if (!isMarked()) document.title = before + document.title;
  };
  put();
  // A page that is shown at the same time, such as a table, sets its own title afterwards, so the mark is put back.
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

/** Calls in one way only, as a demonstration when it is switched on. `word` is what the title begins with. */
export function tellBy(way: Way, word: string): void {
  if (!isPossible(way)) return;
  if (way === 'sound') void sound();
  if (way === 'vibration' && mayShake()) navigator.vibrate(SHAKES);
  if (way === 'title') mark(word);
}

/** In milliseconds: two parts of a page may call for the same thing at once. */
const AT_ONCE = 1_000;

/** Calls in every way that is on. The toast is not among them: the page shows it. */
export function tell(word: string): void {
  const now = performance.now();
  if (lately.toldAt !== null && now - lately.toldAt < AT_ONCE) return;
  lately.toldAt = now;
  for (const way of ['sound', 'vibration', 'title'] as const) if (isOn(way)) tellBy(way, word);
}
