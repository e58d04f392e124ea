// MoveAsked: shown over every page of the phone that holds a link: somebody else has the link too, and asks to move
// it.

import type { MoveId } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { moveSign } from '../lobby/index.ts';
import { useCommand, useHome } from '../net/index.ts';
import { useErrorsText, useText } from '../text/index.ts';
import { Button, Sheet } from '../ui/index.ts';
import css from './person.module.css';

/** Returns the request to ask about: the newest one, which stays until it is answered, even if more arrive. */
function useRequest(): MoveId | undefined {
  const moves = useHome()?.moves ?? [];
  const [asked, setAsked] = useState<MoveId>();
  const move = moves.find((one) => one.move === asked)?.move ?? moves.at(-1)?.move;
  if (move !== asked) setAsked(move);
  return move;
}

export const MoveAsked = () => {
  const { event, open } = useText();
  const errors = useErrorsText();
  const move = useRequest();
  const { sending, sent, error, send } = useCommand(['allowMove', 'refuseMove'], undefined, move ?? '');
  if (move === undefined) return null;
  const { title, means, not, sign, allow, refuse } = event.move;
  const busy = (type: 'allowMove' | 'refuseMove') => sending !== 'no' && sent?.type === type;
  return (
    <Sheet key={move} open title={title} onClose={() => undefined} place="middle">
      <div className={css['question']}>
        <p>{means}</p>
        <p>
          <strong>{sign(moveSign(move))}</strong>
        </p>
        <p>{not}</p>
        {error !== null && <p role="alert">{errors(error.code)}</p>}
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
