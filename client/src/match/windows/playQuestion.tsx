// PlayQuestion: confirms a card before it is played when there is no board to aim at: what it does, and on what.

import type { Place, Playable } from '@dunmer/shared/rules';
import { useId, useState } from 'react';
import { Choice } from '../../parts/index.ts';
import { usePledgesText } from '../../pledges/pledgesText.ts';
import { useTableText } from '../../around/tableText.ts';
import { useText } from '../../text/index.ts';
import { Question, Tick } from '../../ui/index.ts';
import { cardName } from '../film/teller.ts';
import { type Match, useMatch } from '../match.ts';
import { placeLabel } from '../table/cellLabel.ts';

/** Returns a card's place and name; for a face-down card, the place and `hidden`. */
function placeWords(match: Match, { seat, cell }: Place, hidden: string): string {
  const card = match.view.common.field[seat][cell];
  const place = placeLabel(match, seat, cell);
  return card === undefined || card === null
    ? `${place}: ${hidden}`
    : `${place}: ${cardName({ ...match.teller, naming: 'whole' }, card)}`;
}

const keyOf = ({ seat, cell }: Place): string => `${seat}${cell}`;

interface PlayQuestionProps {
  readonly playable: Playable;
  readonly name: string;
  readonly says: string;
  /** The card's text, as everybody reads it. */
  readonly means: string;
  readonly onClose: () => void;
}

export const PlayQuestion = ({ playable, name: card, says, means: meant, onClose }: PlayQuestionProps) => {
  const match = useMatch();
  const { windows: text } = useTableText();
  const { back } = usePledgesText();
  const { app } = useText();
  const name = useId();
  const [picked, setPicked] = useState<readonly Place[]>([]);
  const { held, choosing, asking } = playable;
  const isOne = choosing?.atMost === 1;
  const toggle = (place: Place): void => {
    const others = picked.filter((each) => keyOf(each) !== keyOf(place));
    if (isOne) setPicked([place]);
    else
      setPicked(others.length < picked.length ? others : [...others, place].slice(-(choosing?.atMost ?? 0)));
  };
  const isMissing = choosing !== null && picked.length < choosing.atLeast;
  const play = (): void => {
    match.session.play({ type: 'play', card: held.key, on: picked, asking });
    onClose();
  };
  const means = (
    <>
      <p>{says}</p>
      {choosing !== null && (
        <Choice label={text.choose}>
          {choosing.from.map((place) => (
            <label key={keyOf(place)}>
              <Tick
                type={isOne ? 'radio' : 'checkbox'}
                name={name}
                checked={picked.some((each) => keyOf(each) === keyOf(place))}
                onChange={() => toggle(place)}
              />
              {placeWords(match, place, text.hidden)}
            </label>
          ))}
        </Choice>
      )}
      <p>{meant}</p>
    </>
  );
  return (
    <Question
      title={text.sure(card)}
      means={means}
      confirm={isMissing ? text.chooseFirst : text.playIt}
      back={back}
      close={app.close}
      weight="commit"
      disabled={isMissing || match.isPaused}
      onConfirm={play}
      onClose={onClose}
    />
  );
};
