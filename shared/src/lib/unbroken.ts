// Unbroken: what belongs to the next word never ends a line: short words of Russian, a number with what it counts, and
// what is raised or lowered with by how much. Nor does a dash begin one, nor is an abbreviation torn off at its hyphen.

const SHORT =
  /(?<![\p{L}\p{N}-])(?:в|к|с|у|о|и|а|я|во|ко|со|об|от|до|из|за|на|по|не|ни|но|вы|мы) (?=\S|$)/giu;
const COUNTED = /(?<=\d) (?=[\p{L}№])/gu;
const NUMBERED =
  /(?<=(?:№|правил\p{L}*|круг\p{L}*|столбец|инициатива|вскрытие|призыв|rules?|round|column|initiative|reveal|summon)) (?=\d)/giu;
const SIGNED = /(?<=\p{L}) (?=[+−]\d)/gu;
const DASHED = / (?=—)/gu;
/** The hyphen that no line breaks at is in neither of our faces: behind this one stands a joiner that nobody sees. */
const ABBREVIATED = /(?<=ПИН-)(?=код)/gu;

/**
 * The same text, with spaces that no line breaks at after short words, between a number and its noun and before a
 * dash, and hyphens that none breaks at after an abbreviation.
 */
export const unbroken = (text: string): string =>
  text
    .replaceAll(SHORT, (word) => `${word.slice(0, -1)}\u00A0`)
    .replaceAll(COUNTED, '\u00A0')
    .replaceAll(NUMBERED, '\u00A0')
    .replaceAll(SIGNED, '\u00A0')
    .replaceAll(DASHED, '\u00A0')
    .replaceAll(ABBREVIATED, '\u2060');
