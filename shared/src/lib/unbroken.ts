// Unbroken: what belongs to the next word never ends a line: short words of Russian, a number with what it counts, and
// what is raised or lowered with by how much.

const SHORT =
  /(?<![\p{L}\p{N}-])(?:в|к|с|у|о|и|а|я|во|ко|со|об|от|до|из|за|на|по|не|ни|но|вы|мы) (?=\S|$)/giu;
const COUNTED = /(?<=\d) (?=[\p{L}№])/gu;
const NUMBERED =
  /(?<=(?:№|правил\p{L}*|круг\p{L}*|столбец|инициатива|вскрытие|призыв|rules?|round|column|initiative|reveal|summon)) (?=\d)/giu;
const SIGNED = /(?<=\p{L}) (?=[+−]\d)/gu;

/** The same text, with spaces that no line breaks at after short words and between a number and its noun. */
export const unbroken = (text: string): string =>
  text
    .replaceAll(SHORT, (word) => `${word.slice(0, -1)}\u00A0`)
    .replaceAll(COUNTED, '\u00A0')
    .replaceAll(NUMBERED, '\u00A0')
    .replaceAll(SIGNED, '\u00A0');
