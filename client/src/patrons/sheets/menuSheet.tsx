// MenuSheet: what is rarely needed: log, courts, rules, what the page around adds, and conceding (R9).

import { Concession } from '../../around/index.ts';
import { Button } from '../../ui/index.ts';
import { useTable } from '../table.ts';
import css from './sheets.module.css';
import { TableSheet } from './sheetParts.tsx';

export const MenuSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, open, view, viewer, around, session } = useTable();
  const { menu } = text;
  const { stage } = view.common;
  const mayConcede = viewer !== 'watcher' && stage.at !== 'finished' && session.isStopped !== true;
  // A match may end before the patrons are opened: then nobody ever learns whose courts they were (R15).
  const hasCourts = view.common.zone.length > 0;
  return (
    <TableSheet onClose={onClose} title={menu.title}>
      <div className={css['menu']}>
        {around.menu}
        <Button wide onClick={() => open({ kind: 'log' })}>
          {text.film.log}
        </Button>
        {hasCourts && (
          <Button wide onClick={() => open({ kind: 'courts' })}>
            {menu.courts}
          </Button>
        )}
        <Button wide onClick={() => open({ kind: 'rules' })}>
          {menu.rules}
        </Button>
        {mayConcede && (session.guide ?? null) === null && (
          <Button weight="danger" wide glyph="flag" onClick={() => open({ kind: 'concede' })}>
            {menu.concede}
          </Button>
        )}
      </div>
    </TableSheet>
  );
};

export const ConcedeSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, viewer, session, far, around } = useTable();
  const { concede } = text;
  const isGoing = session.sent?.some(({ type }) => type === 'concede') === true;
  const concedes = () => {
    if (viewer !== 'watcher') session.play({ type: 'concede', seat: viewer });
  };
  return (
    <Concession
      words={concede}
      sending={isGoing ? session.sending : 'no'}
      onConcede={concedes}
      onClose={onClose}
    >
      <p>{concede.means(session.names[far])}</p>
      {around.lost}
      <p>{concede.isFinal}</p>
    </Concession>
  );
};
