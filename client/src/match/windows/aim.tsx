// Aim: aiming a card at cards on the board before it is played: those it can be played on glow, and nothing is sent
// before it is confirmed.

import type { Cell, Place, Playable, Seat } from '@dunmer/shared/rules';
import { createContext, use, useState } from 'react';
import { useTableText } from '../../around/tableText.ts';
import { Button } from '../../ui/index.ts';
import { isStopped } from '../../around/index.ts';
import { type Match, sendingWords, useMatch } from '../match.ts';
import { Asking } from '../prompt/asking.tsx';
import type { ChoicePrompt } from '../prompt/picking.ts';
import type { BoardPrompt } from '../table/fieldRows.tsx';
import { MoveButton } from '../table/moveButton.tsx';
import css from './windows.module.css';

/** The card that is aimed, and its words. */
export interface Aimed {
  readonly playable: Playable & { readonly choosing: NonNullable<Playable['choosing']> };
  readonly name: string;
  readonly says: string;
}

interface Aiming extends Aimed {
  readonly picked: readonly Place[];
}

/** Starts aiming a card; null when there is no board to aim at. */
export const AimContext = createContext<((aimed: Aimed) => void) | null>(null);
export const useAimAt = (): ((aimed: Aimed) => void) | null => use(AimContext);

const isAt = ({ seat, cell }: Place, other: Place): boolean => seat === other.seat && cell === other.cell;

/** Removes a place that was picked, or adds one. With `atMost` 1, a new place replaces the old one. */
export function aimedAt(picked: readonly Place[], place: Place, atMost: number): readonly Place[] {
  const others = picked.filter((each) => !isAt(each, place));
  if (others.length < picked.length) return others;
  if (atMost === 1) return [place];
  return picked.length < atMost ? [...picked, place] : picked;
}

/** Tells whether the play is still asked for: aiming ends once it was answered or its time has run out. */
function isAsked(match: Match, { playable }: Aimed): boolean {
  const { view, viewer, isNow } = match;
  const { phase, windows } = view.common;
  if (phase.at !== 'stop' || phase.asked !== viewer || !isNow || isStopped(match)) return false;
  return windows !== undefined && windows.open === null && windows.asking === playable.asking;
}

function boardOf({ playable, picked }: Aiming, pick: (place: Place) => void): BoardPrompt {
  const { from } = playable.choosing;
  const placeAt = (seat: Seat, cell: Cell): Place | undefined =>
    from.find((place) => isAt(place, { seat, cell }));
  const isPicked = (seat: Seat, cell: Cell): boolean => picked.some((each) => isAt(each, { seat, cell }));
  return {
    glow(seat, cell) {
      if (placeAt(seat, cell) === undefined) return undefined;
      return isPicked(seat, cell) ? 'win' : 'target';
    },
    press(seat, cell) {
      const place = placeAt(seat, cell);
      return place === undefined ? undefined : () => pick(place);
    },
    isPressed: isPicked,
    guest: null,
  };
}

interface Aim {
  /** The overlay on the board while the player aims; null otherwise. */
  readonly prompt: ChoicePrompt | null;
  readonly start: (aimed: Aimed) => void;
}

export function useAim(): Aim {
  const match = useMatch();
  const { windows: text } = useTableText();
  const [aiming, setAiming] = useState<Aiming | null>(null);
  const start = (aimed: Aimed): void => setAiming({ ...aimed, picked: [] });
  if (aiming === null || !isAsked(match, aiming)) return { prompt: null, start };
  const { playable, name, says, picked } = aiming;
  const { atLeast, atMost } = playable.choosing;
  const { session } = match;
  const question = text.aim(name, atMost);
  const onItsWay = sendingWords(match);
  const isBusy = onItsWay !== null;
  const pick = (place: Place): void => setAiming({ ...aiming, picked: aimedAt(picked, place, atMost) });
  const play = (): void =>
    session.play({ type: 'play', card: playable.held.key, on: picked, asking: playable.asking });
  const how = atLeast === atMost ? text.aimOne : text.aimUpTo(atMost);
  const prompt: ChoicePrompt = {
    id: `aim ${playable.held.key} ${playable.asking ?? ''}`,
    actor: null,
    board: boardOf(aiming, isBusy ? () => undefined : pick),
    middle: <Asking question={question} parts={[{ kind: 'text', text: says }]} />,
    said: `${question} ${says}`,
    tray: (
      <p className={css['how']} role={isBusy ? 'status' : undefined}>
        {onItsWay ?? (picked.length === 0 ? how : text.aimMeans)}
      </p>
    ),
    layout: 'film',
    buttons: (
      <>
        <Button disabled={isBusy} onClick={() => setAiming(null)}>
          {text.aimBack}
        </Button>
        <MoveButton weight="commit" disabled={picked.length < atLeast} busy={isBusy} onClick={play}>
          {picked.length < atLeast ? text.chooseFirst : text.playIt}
        </MoveButton>
      </>
    ),
  };
  return { prompt, start };
}
