// Aim: a card that is about to be played on cards of the board: those that it can be played on glow, and nothing is
// sent before it is confirmed.

import type { Cell, Place, Playable, Seat } from '@dunmer/shared/rules';
import { createContext, use, useState } from 'react';
import { useTableText } from '../../around/tableText.ts';
import { Button } from '../../ui/index.ts';
import { isStopped } from '../../around/index.ts';
import { type Match, sendingWords, useMatch } from '../match.ts';
import { Asking } from '../prompt/asking.tsx';
import type { ChoicePrompt } from '../prompt/picking.ts';
import type { BoardPrompt } from '../table/fieldRows.tsx';
import css from './windows.module.css';

/** What is aimed, and what is said of it. */
export interface Aimed {
  readonly playable: Playable & { readonly choosing: NonNullable<Playable['choosing']> };
  readonly name: string;
  readonly says: string;
}

interface Aiming extends Aimed {
  readonly picked: readonly Place[];
}

/** Begins to aim; null where there is no board to aim at. */
export const AimContext = createContext<((aimed: Aimed) => void) | null>(null);
export const useAimAt = (): ((aimed: Aimed) => void) | null => use(AimContext);

const isAt = ({ seat, cell }: Place, other: Place): boolean => seat === other.seat && cell === other.cell;

/** Takes one back, or takes one more; of a single one another takes its place. */
export function aimedAt(picked: readonly Place[], place: Place, atMost: number): readonly Place[] {
  const others = picked.filter((each) => !isAt(each, place));
  if (others.length < picked.length) return others;
  if (atMost === 1) return [place];
  return picked.length < atMost ? [...picked, place] : picked;
}

/** Whether it is still asked: what has been answered, or has run out, is aimed no more. */
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
  /** What is laid over the board while one aims; null where nobody does. */
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
  const question = text.aim(name);
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
        <Button weight="commit" disabled={picked.length < atLeast} busy={isBusy} onClick={play}>
          {picked.length < atLeast ? text.chooseFirst : text.playIt}
        </Button>
      </>
    ),
  };
  return { prompt, start };
}
