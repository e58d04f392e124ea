// JournalRows: what staff have done and why, the newest first.

import type { CardId } from '@dunmer/shared/cards';
import { readOf } from '@dunmer/shared/protocol';
import { useCatalogue } from '../../parts/index.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { PagedList } from '../lists/listed.tsx';
import { useStaffText } from '../staffText.ts';
import { aboutWords, actWords, pageAbout } from './journalWords.ts';

export const JournalRows = () => {
  const text = useStaffText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const { journal } = text;
  const cardName = (card: CardId): string => catalogue.get(card)?.name[lang] ?? card;
  const told = { text, cardName };
  return (
    <PagedList
      read={readOf('staffJournal', {})}
      label={journal.title}
      empty={journal.empty}
      wordsOf={(line) => [
        actWords(line, text),
        aboutWords(line, told),
        ...line.people.map(({ name }) => name),
        line.reason ?? '',
        line.who?.name ?? '',
      ]}
      keyOf={({ row }) => String(row)}
      hrefOf={pageAbout}
      columns={() => [
        { id: 'act', label: journal.act, render: (line) => actWords(line, text) },
        { id: 'about', label: journal.about, render: (line) => aboutWords(line, told) },
        { id: 'reason', label: journal.reason, render: ({ reason }) => reason ?? journal.erased },
        { id: 'who', label: journal.who, render: ({ who }) => who?.name ?? journal.laptop },
        { id: 'when', label: journal.when, render: ({ at }) => whenWords(lang, at) },
      ]}
    />
  );
};
