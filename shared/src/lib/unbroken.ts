// Unbroken: keeps words together that a line's end must not tear apart: a short Russian word and the next one, a number
// and its noun, a word like "rule" and its number, and a word and the signed number after it. A line never begins with
// a dash either, and no abbreviation is torn off at its hyphen.

const SHORT =
  /(?<![\p{L}\p{N}-])(?:в|к|с|у|о|и|а|я|во|ко|со|об|от|до|из|за|на|по|не|ни|но|вы|мы) (?=\S|$)/giu;
const COUNTED = /(?<=\d) (?=[\p{L}№])/gu;
const NUMBERED =
  /(?<=(?:№|правил\p{L}*|круг\p{L}*|столбец|инициатива|вскрытие|призыв|rules?|round|column|initiative|reveal|summon)) (?=\d)/giu;
const SIGNED = /(?<=\p{L}) (?=[+−]\d)/gu;
const DASHED = / (?=—)/gu;
/** Our fonts lack the non-breaking hyphen, so an invisible joiner is put behind an ordinary one. */
const ABBREVIATED = /(?<=ПИН-)(?=код)/gu;

/**
 * Returns the text with non-breaking spaces after short words, between a number and its noun and before a dash, and
 * with hyphens after abbreviations at which no line breaks.
 */
export const unbroken = (text: string): string =>
  text
    .replaceAll(SHORT, (word) => `${word.slice(0, -1)}\u00A0`)
    .replaceAll(COUNTED, '\u00A0')
    .replaceAll(NUMBERED, '\u00A0')
    .replaceAll(SIGNED, '\u00A0')
    .replaceAll(DASHED, '\u00A0')
    .replaceAll(ABBREVIATED, '\u2060');
