// A runner's JSON report, read without trusting its shape.

export type Report = { readonly [key: string]: unknown };

const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null;

/** Returns the report; an empty one where the text is none. */
export const parsed = (text: string): Report => {
  try {
    const value: unknown = JSON.parse(text);
    return isReport(value) ? value : {};
  } catch {
    return {};
  }
};

/** Returns the part under a key; null where there is none. */
export const part = (report: Report, key: string): Report | null => {
  const value = report[key];
  return isReport(value) ? value : null;
};

/** Returns the parts in the list under a key. */
export const parts = (report: Report, key: string): readonly Report[] => {
  const value = report[key];
  return Array.isArray(value) ? value.filter(isReport) : [];
};

/** Returns the text under a key, or an empty one. */
export const words = (report: Report, key: string): string => {
  const value = report[key];
  return typeof value === 'string' ? value : '';
};

/** Returns the sum of the numbers under these keys. */
export const count = (report: Report, ...keys: readonly string[]): number =>
  keys.reduce((sum, key) => {
    const value = report[key];
    return sum + (typeof value === 'number' ? value : 0);
  }, 0);
