// MoveAsked: over every page of the phone that controls: somebody has its owner's link in hand and asks to move.

import { useCommand, useHome } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Button, Sheet } from '../ui/index.ts';
import css from './person.module.css';

export const MoveAsked = () => {
  const { event, errors, open } = useText();
  const home = useHome();
  const move = home?.me.controls === true ? home.moves[0]?.move : undefined;
  const { sending, sent, error, send } = useCommand(['allowMove', 'refuseMove'], undefined, move ?? '');
  if (move === undefined) return null;
  const { title, means, not, allow, refuse } = event.move;
  const busy = (type: 'allowMove' | 'refuseMove') => sending !== 'no' && sent?.type === type;
  return (
    <Sheet open title={title} onClose={() => undefined} place="middle">
      <div className={css['question']}>
        <p>{means}</p>
        <p>{not}</p>
        {error !== null && <p role="alert">{errors[error.code]}</p>}
        {sending === 'late' && <p role="status">{open.sendingLate}</p>}
        <Button
          weight="commit"
          size="large"
          wide
          busy={busy('allowMove')}
          disabled={busy('refuseMove')}
          onClick={() => send({ type: 'allowMove', move })}
        >
          {allow}
        </Button>
        <Button
          weight="danger"
          wide
          busy={busy('refuseMove')}
          disabled={busy('allowMove')}
          onClick={() => send({ type: 'refuseMove', move })}
        >
          {refuse}
        </Button>
      </div>
    </Sheet>
  );
};
