// NotesSheet: what referees, clocks and calls did at this table so far; both players read the same.

import { RulesText } from '../../cards/index.ts';
import { useTableText } from '../../text/index.ts';
import { Sheet } from '../../ui/index.ts';
import { noteLine } from '../film/noteLine.ts';
import { useMatch } from '../match.ts';
import css from './sheets.module.css';

export const Notes = () => {
  const { view, teller } = useMatch();
  return (
    <ol className={css['notes']}>
      {view.desk.notes.map((note, at) => (
        <li key={at}>
          <RulesText parts={noteLine(teller, note)} />
        </li>
      ))}
    </ol>
  );
};

export const NotesSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text } = useMatch();
  const { menu } = useTableText();
  return (
    <Sheet open onClose={onClose} title={menu.notes} closeLabel={text.close}>
      <Notes />
    </Sheet>
  );
};
