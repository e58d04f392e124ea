// Circles: files that import each other in a circle, for values and types alike.

/** The imports of each file, by path. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Finds a way from `start` back to itself through files that no walk has finished with; null where there is none. */
function circleFrom(graph: Graph, start: string, left: Set<string>): readonly string[] | null {
  const way: string[] = [];
  const onWay = new Set<string>();
  const walk = (file: string): readonly string[] | null => {
    if (onWay.has(file)) return [...way.slice(way.indexOf(file)), file];
    if (left.has(file)) return null;
    way.push(file);
    onWay.add(file);
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next);
      if (circle !== null) return circle;
    }
    way.pop();
    onWay.delete(file);
    left.add(file);
    return null;
  };
  return walk(start);
}

/**
 * Returns a circle for each file from which one is first found, with its first file repeated at its end; none where
 * nothing goes in a circle.
 */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const left = new Set<string>();
  const circles: (readonly string[])[] = [];
  for (const file of graph.keys()) {
    const circle = circleFrom(graph, file, left);
    if (circle === null) continue;
    circles.push(circle);
    // What was reported once is not reported again.
    for (const one of circle) left.add(one);
  }
  return circles;
}
