// ConcedeSheet: what giving up means, before it is done (R9, rule 6.4).

import { Button, Sheet } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import css from './sheets.module.css';

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
