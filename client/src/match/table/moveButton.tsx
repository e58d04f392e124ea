// MoveButton: a button that moves in the match. It rests while the match or its event is paused: the server would
// refuse the move, and the line under the head says why.

import type { ComponentProps } from 'react';
import { Button } from '../../ui/index.ts';
import { useMatch } from '../match.ts';

export const MoveButton = ({ disabled = false, ...rest }: ComponentProps<typeof Button>) => {
  const { isPaused } = useMatch();
  return <Button {...rest} disabled={disabled || isPaused} />;
};
