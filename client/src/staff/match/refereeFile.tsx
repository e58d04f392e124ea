// RefereeFile: the file of a finished match for staff (F10): with both decks where they were opened while it ran, else
// with none (R15).

import { type MatchView, openedBy } from '@dunmer/shared/fairness';
import type { MatchId } from '@dunmer/shared/protocol';
import { filePath, useFloor } from '../../net/index.ts';
import { useStaffText } from '../../text/index.ts';
import css from './match.module.css';

interface RefereeFileProps {
  readonly match: MatchId;
  readonly view: Pick<MatchView, 'common' | 'desk'>;
}

export const RefereeFile = ({ match, view: { common, desk } }: RefereeFileProps) => {
  const { match: text } = useStaffText();
  const live = useFloor()?.floor.matches.find((each) => each.match === match);
  if (common.phase.at !== 'finished' || live?.mayAct === false) return null;
  const hasDecks = desk.notes.some((note) => openedBy(note) === 'decks');
  return (
    <section className={css['file']} aria-label={text.file}>
      <h2>{text.file}</h2>
      <p>{hasDecks ? text.fileHint : text.fileBare}</p>
      <p>
        <a href={filePath(match, null)} download>
          {text.fileSave}
        </a>
      </p>
    </section>
  );
};
