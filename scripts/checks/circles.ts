// Circles: files that import each other round about, of values and of types alike.

/** What each file imports, by path. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** A way from `start` back to itself through files that no walk has left yet; null where there is none. */
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
 * One circle for each file from which a first one is found, its first file named again at its end; none where nothing
 * goes round.
 */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const left = new Set<string>();
  const circles: (readonly string[])[] = [];
  for (const file of graph.keys()) {
    const circle = circleFrom(graph, file, left);
    if (circle === null) continue;
    circles.push(circle);
    // What has been told of is not told of again.
    for (const one of circle) left.add(one);
  }
  return circles;
}
