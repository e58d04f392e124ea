// English words of the sheet on which many people are added at once: exactly the keys of Russian.

import { numberEn, personsEn } from '../../text/amounts.ts';
import type { staffPeopleRu } from './staffPeople.ru.ts';

export const staffPeopleEn: typeof staffPeopleRu = {
  title: 'Add a list',
  names: 'Names, one in a line',
  hint: 'You can paste a column of a spreadsheet. All of them become traders.',
  fresh: (count) => `New: ${numberEn(count)}`,
  known: (names) => `Here already, not added again: ${names.join(', ')}. Add a namesake singly.`,
  twice: (names) => `In the list twice, added once: ${names.join(', ')}`,
  oddLine: (line, name) => `“${name}” (line ${numberEn(line)})`,
  odd: {
    letters: (lines) => `${lines.join(', ')}. A name has two to forty characters.`,
    none: (lines) => `${lines.join(', ')}. A name has at least one letter.`,
  },
  tooMany: (most) => `At most ${numberEn(most)} names at a time.`,
  next: 'Next',
  back: 'Back',
  does: 'Each appears in the list with a code for a badge. Links are given separately.',
  confirm: (count) => `Add ${personsEn(count)}`,
  again: (count) => `Try again: ${personsEn(count)}`,
  pick: 'Select those added',
  after: 'Select them to print their links and badges at once.',
};
