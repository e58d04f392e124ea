// timetable: moments of planned rings (IN6), in the zone of this browser.

/** So many the act takes at most. */
export const MOST_RINGS = 100;

/** The days that rings are planned for: as many after this one. */
export const DAYS = ['today', 'tomorrow', 'after'] as const;
export type Day = (typeof DAYS)[number];

const MINUTE = 60_000;

/** A time of day as a field has it, `09:05`, in hours and minutes; null where nothing that is one stands there. */
function clockOf(typed: string): readonly [number, number] | null {
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(typed.trim());
  const [hours, minutes] = [Number(found?.[1] ?? NaN), Number(found?.[2] ?? NaN)];
  return hours < 24 && minutes < 60 ? [hours, minutes] : null;
}

/** A time of one of these days; null where it is none. */
export function momentOf(day: Day, typed: string, now: number): number | null {
  const clock = clockOf(typed);
  if (clock === null) return null;
  const date = new Date(now);
  const [hours, minutes] = clock;
  return new Date(
    date.getFullYear(),
    date.getMonth(),
    date.getDate() + DAYS.indexOf(day),
    hours,
    minutes,
  ).getTime();
}

interface Span {
  readonly day: Day;
  readonly from: string;
  readonly to: string;
  /** Every so many minutes. */
  readonly every: number;
}

/**
 * Moments every few minutes from one time to another, both among them; until a time that is earlier in the day it goes
 * on over midnight. None where something is no time.
 */
export function momentsOf({ day, from, to, every }: Span, now: number): readonly number[] {
  const [first, end] = [momentOf(day, from, now), momentOf(day, to, now)];
  if (first === null || end === null || !Number.isSafeInteger(every) || every < 1) return [];
  const last = end < first ? nextDay(end) : end;
  const count = Math.min(MOST_RINGS + 1, Math.floor((last - first) / (every * MINUTE)) + 1);
  return Array.from({ length: count }, (_, nth) => first + nth * every * MINUTE);
}

function nextDay(at: number): number {
  const date = new Date(at);
  return date.setDate(date.getDate() + 1);
}

/** A timetable with some more moments, in order, each once; what is over already is not planned. */
export const withRings = (at: readonly number[], more: readonly number[], now: number): readonly number[] =>
  [...new Set([...at, ...more.filter((moment) => moment > now)])].toSorted((one, two) => one - two);
