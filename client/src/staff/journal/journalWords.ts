// JournalWords: an act of staff in words, and the page that shows what it was about.

import type { CardId } from '@dunmer/shared/cards';
import type { JournalLine } from '@dunmer/shared/protocol';
import type { useStaffText } from '../staffText.ts';
import { settingValue } from '../settings/settingValue.ts';

type Words = ReturnType<typeof useStaffText>;

/** So many names are said; of the others only how many there are. */
const NAMES = 3;

/** What the end of such an act is called. */
const ENDS = {
  freezePerson: 'thawPerson',
  freezeCopy: 'thawCopy',
  pauseEvent: 'resumeEvent',
  ruinPerson: 'restorePerson',
} as const;
const isEnded = (act: string): act is keyof typeof ENDS => Object.hasOwn(ENDS, act);

/** Says which act it was; one that this page does not know yet is called by its type. */
export function actWords({ act, ends }: Pick<JournalLine, 'act' | 'ends'>, { acts, journal }: Words): string {
  if (ends && isEnded(act)) return acts[ENDS[act]].title;
  const known: Readonly<Record<string, { readonly title: string }>> = {
    ...acts,
    ...journal.atLaptop,
  };
  return Object.hasOwn(known, act) ? (known[act]?.title ?? act) : act;
}

interface Told {
  readonly text: Words;
  readonly cardName: (card: CardId) => string;
}

/** Says whom and what it was about. */
export function aboutWords(line: JournalLine, { text, cardName }: Told): string {
  const { people, copies, copy, drakes, setting } = line;
  const { journal, names, matches } = text;
  const named: Readonly<Record<string, string>> = names;
  const rest = people.length - NAMES;
  return [
    ...people.slice(0, NAMES).map(({ name }) => name),
    ...(rest > 0 ? [journal.others(rest)] : []),
    ...(copy === null ? [] : [cardName(copy.card)]),
    ...(copies > 1 ? [journal.copies(copies)] : []),
    ...(drakes === null ? [] : [matches.sumOf(drakes)]),
    ...(setting === null
      ? []
      : [
          journal.setting(
            named[setting.name] ?? setting.name,
            settingValue(setting.name, setting.value, text),
          ),
        ]),
  ].join(', ');
}

/** The page of the desk that shows what it was about; undefined where no single page does. */
export function pageAbout({ match, contract, copy, people, setting }: JournalLine): string | undefined {
  if (match !== null) return `/staff/match/${encodeURIComponent(match)}`;
  if (contract !== null) return `/staff/contracts/${encodeURIComponent(contract)}`;
  if (copy !== null) return `/staff/cards/${encodeURIComponent(copy.copy)}`;
  const [person] = people;
  if (person !== undefined && people.length === 1)
    return `/staff/people/${encodeURIComponent(person.person)}`;
  return setting === null ? undefined : '/staff/settings';
}
