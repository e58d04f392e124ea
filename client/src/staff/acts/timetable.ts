// timetable: computes the times of planned rings (IN6), in the time zone of this browser.

/** The most rings that the act takes. */
export const MOST_RINGS = 100;

/** The days for which rings can be planned, from today on. */
export const DAYS = ['today', 'tomorrow', 'after'] as const;
export type Day = (typeof DAYS)[number];

const MINUTE = 60_000;

/** Reads a time of day from a field, such as `09:05`, as hours and minutes; null when it is not one. */
function clockOf(typed: string): readonly [number, number] | null {
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(typed.trim());
  const [hours, minutes] = [Number(found?.[1] ?? NaN), Number(found?.[2] ?? NaN)];
  return hours < 24 && minutes < 60 ? [hours, minutes] : null;
}

/** Returns the moment of a typed time on one of these days; null when it is not a time. */
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
  /** The interval, in minutes. */
  readonly every: number;
}

/**
 * Returns moments every few minutes from one time to another, both included; if the end is earlier in the day, it
 * lies after midnight. Empty when any of the inputs is not valid.
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

/** Returns a timetable with more moments, in order and without duplicates; past moments are not planned. */
export const withRings = (at: readonly number[], more: readonly number[], now: number): readonly number[] =>
  [...new Set([...at, ...more.filter((moment) => moment > now)])].toSorted((one, two) => one - two);
