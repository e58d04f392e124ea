// MenuSheet: what is needed rarely: the course of the match, the rules, fairness, settings, and the way to give up.

import { Button, Sheet } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import css from './sheets.module.css';

/** R9: before the count, and only for who plays. */
const useMayConcede = (): boolean => {
  const { view, viewer } = useMatch();
  const { at } = view.common.phase;
  return viewer !== 'watcher' && (at === 'placing' || at === 'choosing');
};

export const MenuSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, open, view } = useMatch();
  const mayConcede = useMayConcede();
  return (
    <Sheet open onClose={onClose} title={text.menu.title} closeLabel={text.close}>
      <div className={css['menu']}>
        {view.common.revealed && (
          <Button weight="secondary" wide onClick={() => open({ kind: 'log' })}>
            {text.film.log}
          </Button>
        )}
        <Button weight="secondary" wide onClick={() => open({ kind: 'rules' })}>
          {text.rules.title}
        </Button>
        <Button weight="secondary" wide onClick={() => open({ kind: 'fairness' })}>
          {text.fair.title}
        </Button>
        <Button weight="secondary" wide onClick={() => open({ kind: 'settings' })}>
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

export const ConcedeSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, names, far, view, session } = useMatch();
  const { concede } = text;
  const confirm = () => {
    session.play({ type: 'concede' });
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={concede.title} closeLabel={text.close} place="middle">
      <div className={css['menu']}>
        <p>{concede.means(names[far])}</p>
        {!view.common.revealed && <p>{concede.hidden}</p>}
        <p>{concede.isFinal}</p>
        <Button weight="commit" size="large" wide onClick={confirm}>
          {concede.confirm}
        </Button>
        <Button weight="secondary" wide onClick={onClose}>
          {concede.back}
        </Button>
      </div>
    </Sheet>
  );
};
