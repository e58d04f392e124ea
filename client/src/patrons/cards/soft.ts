// soft: where a long word of a name may be broken on a small tile, said by soft hyphens: browsers know little Russian.

/** A shorter word fits as it is. */
const LONG = 9;
const LEAST_LETTERS = 3;

/** Before a consonant and its vowel, after a vowel, a sign or another consonant: «Слад-ко-ре-чи-вая», «Приврат-ный». */
const SEAM =
  /(?<=[аеёиоуыэюяьъ]|[аеёиоуыэюя][бвгджзйклмнпрстфхцчшщ])(?=[бвгджзйклмнпрстфхцчшщ][аеёиоуыэюя])/giu;

function softWord(word: string): string {
  if (word.length < LONG) return word;
  let soft = '';
  let from = 0;
  for (const { index } of word.matchAll(SEAM)) {
    if (index - from < LEAST_LETTERS || word.length - index < LEAST_LETTERS) continue;
    soft += `${word.slice(from, index)}\u00AD`;
    from = index;
  }
  return soft + word.slice(from);
}

/** A name with the places where its long words may be broken. */
export const softened = (name: string): string => name.split(' ').map(softWord).join(' ');
