// SeenPursesView: both purses of a called match, for the member of staff who has opened them: what is in them, and what
// moved them last.

import { type MatchId, type SeenPurse, type StatementLine, readOf } from '@dunmer/shared/protocol';
import { type BySeat, SEATS } from '@dunmer/shared/rules';
import { useList } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { useLang, usePurseText, useStaffText, whenWords } from '../../text/index.ts';
import { EntryAbout, usePartner } from '../people/entryWords.tsx';
import { useVersion } from '../shell/useVersion.ts';
import css from './match.module.css';

const Line = ({ line }: { readonly line: StatementLine }) => {
  const { why, change } = usePurseText();
  const lang = useLang();
  const partnerOf = usePartner();
  return (
    <li>
      <span className={css['entry']}>
        <strong>{why[line.why]}</strong>
        <strong>{change(line.change)}</strong>
      </span>
      <span className={css['beside']}>
        {[partnerOf(line), whenWords(lang, line.at), line.note].filter(Boolean).join(' · ')}{' '}
        <EntryAbout {...line} />
      </span>
    </li>
  );
};

const Purse = ({
  name,
  seen: { purse, held, lines },
}: {
  readonly name: string;
  readonly seen: SeenPurse;
}) => {
  const { people } = useStaffText();
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <p>
        {people.purse}: <strong>{people.sum(purse)}</strong>
        {held > 0 && `. ${people.held}: ${people.sum(held)}`}
      </p>
      {lines.length === 0 ? (
        <p>{people.noEntries}</p>
      ) : (
        <ol className={css['entries']}>
          {lines.map((line) => (
            <Line key={line.entry} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
};

interface SeenPursesViewProps {
  readonly match: MatchId;
  /** The id of the act that has opened them. */
  readonly act: string;
  readonly names: BySeat<string> | undefined;
}

export const SeenPursesView = ({ match, act, names }: SeenPursesViewProps) => {
  const { match: text } = useStaffText();
  const list = useList(readOf('seenPurses', { id: match, act }), useVersion());
  return (
    <Reading list={list} unknown={text.pursesClosed}>
      {(seen) => (
        <div className={css['purses']}>
          {SEATS.map((seat) => (
            <Purse key={seat} name={names?.[seat] ?? ''} seen={seen[seat]} />
          ))}
        </div>
      )}
    </Reading>
  );
};
