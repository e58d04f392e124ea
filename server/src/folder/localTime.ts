// LocalTime: a moment in this machine's time zone, for names and for sentences.

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the day and the time of a moment, such as `2026-05-03` and `21:14:07`. */
export function localTime(at: number): { readonly day: string; readonly time: string } {
  const date = new Date(at);
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':'),
  };
}
