// RefereeFile: the file of a finished match to which staff were called (F10): both decks leave with it, so they are opened first.

import type { MatchView } from '@dunmer/shared/fairness';
import type { MatchId } from '@dunmer/shared/protocol';
import type { BySeat } from '@dunmer/shared/rules';
import { filePath, useFloor } from '../../net/index.ts';
import { useStaffText } from '../../text/index.ts';
import { ActButton } from '../acts/actButton.tsx';
import { asking } from '../acts/asking.ts';
import css from './match.module.css';

interface RefereeFileProps {
  readonly match: MatchId;
  readonly names: BySeat<string>;
  readonly view: Pick<MatchView, 'common' | 'desk'>;
}

export const RefereeFile = ({ match, names, view: { common, desk } }: RefereeFileProps) => {
  const { match: text } = useStaffText();
  const live = useFloor()?.floor.matches.find((each) => each.match === match);
  const about = `${names.a} — ${names.b}`;
  const noted = new Set(desk.notes.map(({ act }) => act));
  if (common.phase.at !== 'finished' || !noted.has('called') || live?.mayAct === false) return null;
  return (
    <section className={css['file']} aria-label={text.file}>
      <h2>{text.file}</h2>
      <p>{text.fileHint}</p>
      {noted.has('decksOpened') ? (
        <p>
          <a href={filePath(match, null)} download>
            {text.fileSave}
          </a>
        </p>
      ) : (
        <ActButton about={about} asking={asking({ type: 'openDecks', match })} names={names} />
      )}
    </section>
  );
};
