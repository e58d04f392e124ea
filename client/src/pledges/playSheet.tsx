// PlaySheet: a promise before it is played: what it does, and where it is asked, the sum that is named with it.

import type { HandItem } from '@dunmer/shared/protocol';
import { useState } from 'react';
import type { Sending } from '../net/index.ts';
import { Confirm, SumField } from '../parts/index.ts';
import { useErrorsText } from '../text/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { usePledgeWords } from './cardWords.ts';
import { leastNamed, namedSum, namedTrouble } from './named.ts';

interface PlaySheetProps {
  readonly item: HandItem;
  readonly playing: Sending<'playPledge'>;
  readonly onClose: () => void;
}

export const PlaySheet = ({ item, playing, onClose }: PlaySheetProps) => {
  const { play, back } = usePledgesText();
  const errors = useErrorsText();
  const { nameOf, textOf, cardOf } = usePledgeWords();
  const card = cardOf(item.card);
  const least = card === undefined ? null : leastNamed(card);
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState(false);
  const trouble = namedTrouble(typed, least);
  const wrong = {
    noSum: play.noSum,
    tooLittle: play.tooLittle(least ?? 0),
    tooMuch: play.noSum,
  };
  return (
    <Confirm
      title={play.title(nameOf(item.card))}
      confirm={play.button}
      back={back}
      sending={playing.sending}
      error={playing.error === null ? null : errors(playing.error.code)}
      onConfirm={() => {
        setPressed(true);
        if (trouble === null && card !== undefined)
          playing.send({ type: 'playPledge', pledge: item.pledge, named: namedSum(typed, least) });
      }}
      onClose={onClose}
    >
      <p>{textOf(item.card)}</p>
      {least !== null && (
        <SumField
          label={play.sum}
          hint={play.sumHint(least)}
          value={typed}
          onChange={setTyped}
          error={trouble !== null && pressed ? wrong[trouble] : undefined}
        />
      )}
      {card?.lies === true && <p>{play.lies}</p>}
      <p>{play.means(item.owner.name)}</p>
    </Confirm>
  );
};
