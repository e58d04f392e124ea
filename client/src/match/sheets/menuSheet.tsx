// MenuSheet: what is needed rarely: the course of the match, the referee, watchers, the rules, fairness, settings, and
// giving up.

import { useLocation } from 'wouter';
import { useErrorsText, useTableText } from '../../text/index.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { isStopped, useMatch } from '../match.ts';
import { useStakeWords } from '../table/stake.tsx';
import { useAtTheTable } from '../table/presence.tsx';
import css from './sheets.module.css';

/** R9: before the count, and only for whoever plays. */
const useMayConcede = (): boolean => {
  const { view, viewer, table, isNow } = useMatch();
  const { at } = view.common.phase;
  const isPlayedOn = isNow && !isStopped({ table });
  return viewer !== 'watcher' && isPlayedOn && (at === 'placing' || at === 'choosing');
};

/** What players may ask beside playing. */
const Asks = () => {
  const { open } = useMatch();
  const { menu } = useTableText();
  const errors = useErrorsText();
  const { nudge, nudging, call, calling, error } = useAtTheTable();
  return (
    <>
      {nudge !== null && (
        <Button wide busy={nudging === 'yes'} disabled={nudging === 'done'} onClick={nudge}>
          {nudging === 'done' ? menu.nudged : menu.nudge}
        </Button>
      )}
      {call !== null && (
        <Button
          wide
          busy={calling === 'yes'}
          disabled={calling === 'done'}
          onClick={() => open({ kind: 'call' })}
        >
          {calling === 'done' ? menu.calledAlready : menu.call}
        </Button>
      )}
      {error !== null && <p role="alert">{errors(error.code)}</p>}
    </>
  );
};

export const MenuSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, open, view, viewer, table } = useMatch();
  const { menu } = useTableText();
  const [, go] = useLocation();
  const mayConcede = useMayConcede();
  const stake = useStakeWords(table);
  const { contract, watch } = table;
  return (
    <Sheet open onClose={onClose} title={text.menu.title} closeLabel={text.close}>
      <div className={css['menu']}>
        {stake !== null && <p>{stake}</p>}
        <Asks />
        {view.common.revealed && (
          <Button wide onClick={() => open({ kind: 'log' })}>
            {text.film.log}
          </Button>
        )}
        {view.desk.notes.length > 0 && !view.common.revealed && (
          <Button wide onClick={() => open({ kind: 'notes' })}>
            {menu.notes}
          </Button>
        )}
        {contract !== null && viewer !== 'watcher' && (
          <Button wide onClick={() => go(`/contract/${contract}`)}>
            {menu.contract}
          </Button>
        )}
        {watch !== null && (
          <Button wide glyph="eye" onClick={() => open({ kind: 'watch' })}>
            {menu.watch}
          </Button>
        )}
        <Button wide onClick={() => open({ kind: 'rules' })}>
          {text.rulesTitle}
        </Button>
        <Button wide onClick={() => open({ kind: 'fairness' })}>
          {text.fair.title}
        </Button>
        <Button wide onClick={() => open({ kind: 'settings' })}>
          {text.menu.settings}
        </Button>
        {mayConcede && (
          <Button weight="danger" wide glyph="flag" onClick={() => open({ kind: 'concede' })}>
            {text.concede.open}
          </Button>
        )}
      </div>
    </Sheet>
  );
};
