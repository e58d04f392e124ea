// Shape: whether an example has the shape of what the server really says: the same keys, values of the same kinds, and
// in lists nothing that is never in them. All real values of one thing are looked at together, because much of them is
// empty most of the time.

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const kindOf = (value: unknown): string => (isList(value) ? 'list' : typeof value);

/** Keys whose values may distinguish shapes with the same keys. */
const TAGS = ['type', 'at', 'is', 'kind'] as const;

const keysOf = (value: Fields): string => Object.keys(value).toSorted().join();

/** Returns the real values with the same keys, and with the same tags if there are any. */
function like(example: Fields, reals: readonly Fields[]): readonly Fields[] {
  const keyed = reals.filter((real) => keysOf(real) === keysOf(example));
  const tagged = keyed.filter((real) => TAGS.every((tag) => example[tag] === real[tag]));
  return tagged.length > 0 ? tagged : keyed;
}

function faultInRecord(example: Fields, reals: readonly Fields[]): string | null {
  const alike = like(example, reals);
  if (alike.length === 0) {
    const forms = new Set(reals.map((real) => Object.keys(real).join()));
    return `has a form that is never said, only ${[...forms].join(' or ')}`;
  }
  for (const [key, value] of Object.entries(example)) {
    const fault = shapeFault(
      value,
      alike.map((real) => real[key]),
    );
    if (fault !== null) return `${key}: ${fault}`;
  }
  return null;
}

/** Returns why an example is not like what is really said; null when it is. */
export function shapeFault(example: unknown, reals: readonly unknown[]): string | null {
  if (example === null) return reals.includes(null) ? null : 'is never null';
  const alike = reals.filter((real) => real !== null && kindOf(real) === kindOf(example));
  if (alike.length === 0) return `is never a ${kindOf(example)}`;
  if (isRecord(example)) return faultInRecord(example, alike.filter(isRecord));
  if (!isList(example)) return null;
  const elements = alike.filter(isList).flat();
  const faults = example.map((element) => shapeFault(element, elements));
  return faults.find((fault) => fault !== null) ?? null;
}
