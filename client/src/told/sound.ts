// Sound: two soft notes, synthesised here, so that nothing is downloaded for them.

/** In hertz, played one after the other. */
const NOTES = [523, 784] as const;
/** In seconds. */
const APART = 0.16;
const RISE = 0.02;
const LENGTH = 0.5;
/** As a share of full volume. */
const LOUD = 0.2;
/** An exponential fall can't end at zero. */
const SILENT = 0.001;

let context: AudioContext | null = null;

/** A page may make sounds only after it was touched. Call it at each touch; it does nothing after the first. */
export function mayNowSound(): void {
  if (context !== null || !('AudioContext' in globalThis)) return;
  context = new AudioContext();
  void fallAsleep(context);
}

/** A context that has run once within a touch may run again later by itself; suspended it costs the phone nothing. */
async function fallAsleep(within: AudioContext): Promise<void> {
  try {
    await within.resume();
    await within.suspend();
  } catch {
    // A browser that refuses stays silent.
  }
}

function note(within: AudioContext, at: number, pitch: number): OscillatorNode {
  const voice = within.createOscillator();
  const loudness = within.createGain();
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUD, at + RISE);
  loudness.gain.exponentialRampToValueAtTime(SILENT, at + LENGTH);
  voice.connect(loudness).connect(within.destination);
  voice.start(at);
  voice.stop(at + LENGTH);
  return voice;
}

/** Plays the notes. Silent on a page that nobody has touched yet, and when the browser refuses. */
export async function sound(): Promise<void> {
  if (context === null) return;
  const within = context;
  try {
    await within.resume();
  } catch {
    return;
  }
  const voices = NOTES.map((pitch, at) => note(within, within.currentTime + at * APART, pitch));
  voices.at(-1)?.addEventListener('ended', () => void within.suspend());
}
