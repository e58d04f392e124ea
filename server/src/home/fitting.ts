// fitting: so much of a list as fits into a message, which holds 64 KiB at most.

/** The longest part of a list, from its beginning, that takes no more than so many bytes as JSON. */
export function fitting<Item>(items: readonly Item[], bytes: number): readonly Item[] {
  let left = bytes;
  const first = items.findIndex((item) => {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    return left < 0;
  });
  return first < 0 ? items : items.slice(0, first);
}
