// Wake: a phone that was locked, hidden or off the network is back, and knows nothing of what it missed.

/** Tells `listener` once for each time the page comes back, however many events say so. */
export function onWake(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    timer = setTimeout(listener, 50);
  };
  document.addEventListener('visibilitychange', wake);
  for (const name of WINDOW_EVENTS) addEventListener(name, wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    for (const name of WINDOW_EVENTS) removeEventListener(name, wake);
  };
}

const WINDOW_EVENTS = ['pageshow', 'online', 'focus'] as const;
