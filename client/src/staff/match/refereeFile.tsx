// RefereeFile: the file of a finished match to which staff were called (F10): both decks leave with it.

import type { MatchView } from '@dunmer/shared/fairness';
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
  const wasCalled = desk.notes.some(({ act }) => act === 'called');
  if (common.phase.at !== 'finished' || !wasCalled || live?.mayAct === false) return null;
  return (
    <section className={css['file']} aria-label={text.file}>
      <h2>{text.file}</h2>
      <p>{text.fileHint}</p>
      <p>
        <a href={filePath(match, null)} download>
          {text.fileSave}
        </a>
      </p>
    </section>
  );
};
