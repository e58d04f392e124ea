// inDays: lines in their order, those of one day together.

interface Day<Line> {
  readonly name: string;
  readonly lines: readonly Line[];
}

/** `nameOf`: what the day of a line is called. */
export function inDays<Line>(lines: readonly Line[], nameOf: (line: Line) => string): readonly Day<Line>[] {
  const days: { readonly name: string; readonly lines: Line[] }[] = [];
  for (const line of lines) {
    const name = nameOf(line);
    const last = days.at(-1);
    if (last?.name === name) last.lines.push(line);
    else days.push({ name, lines: [line] });
  }
  return days;
}
