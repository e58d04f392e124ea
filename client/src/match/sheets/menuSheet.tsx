// MenuSheet: what is rarely needed: the log of the match, the referee, watchers, the rules, fairness, settings, and
// conceding.

import { isBeforeCount } from '@dunmer/shared/rules';
import { Button, Sheet } from '../../ui/index.ts';
import { AroundMenu, isStopped, MomentFoot } from '../../around/index.ts';
import { useMatch } from '../match.ts';
import css from './sheets.module.css';

/** R9: only a player may concede, and only before the count. */
const useMayConcede = (): boolean => {
  const { view, viewer, table, isNow } = useMatch();
  const isPlayedOn = isNow && !isStopped({ table });
  return viewer !== 'watcher' && isPlayedOn && isBeforeCount(view.common.phase);
};

export const MenuSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, open, view, due } = useMatch();
  const mayConcede = useMayConcede();
  const { revealed } = view.common;
  return (
    <Sheet open onClose={onClose} title={text.menu.title} closeLabel={text.close}>
      <div className={css['menu']}>
        <AroundMenu
          hasNotes={!revealed}
          rules={
            <Button wide onClick={() => open({ kind: 'rules' })}>
              {text.rulesTitle}
            </Button>
          }
        >
          {revealed && (
            <Button wide onClick={() => open({ kind: 'log' })}>
              {text.film.log}
            </Button>
          )}
        </AroundMenu>
        {mayConcede && (
          <Button weight="danger" wide glyph="flag" onClick={() => open({ kind: 'concede' })}>
            {text.concede.open}
          </Button>
        )}
      </div>
      <MomentFoot moment={due} />
    </Sheet>
  );
};
