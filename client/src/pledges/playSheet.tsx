// PlaySheet: a promise before it is played: its text and, if needed, the sum that is named with it.

import type { HandItem } from '@dunmer/shared/protocol';
import { useState } from 'react';
import type { Sending } from '../net/index.ts';
import { Confirm, SumField, readSum, type SumTrouble, sumTrouble } from '../parts/index.ts';
import { useRefused } from '../text/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { usePledgeWords } from './cardWords.ts';
import type { PledgeCard } from '@dunmer/shared/windows';

// The sum that a player names with a promise (`share`). Pure.

/** Returns the least sum that may be named; null when none is needed. */
export function leastNamed({ effects }: Pick<PledgeCard, 'effects'>): number | null {
  const share = effects.find(({ op }) => op === 'share');
  return share?.op === 'share' ? share.n : null;
}

/** Returns what is wrong with the typed sum; null when no sum is needed. */
export const namedTrouble = (typed: string, least: number | null): SumTrouble | null =>
  least === null ? null : sumTrouble(typed, least, null);

/** Returns the sum to send. */
export const namedSum = (typed: string, least: number | null): number | null =>
  least === null ? null : readSum(typed);

interface PlaySheetProps {
  readonly item: HandItem;
  readonly playing: Sending<'playPledge'>;
  readonly onClose: () => void;
}

export const PlaySheet = ({ item, playing, onClose }: PlaySheetProps) => {
  const { play, back } = usePledgesText();
  const refused = useRefused();
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
      error={refused(playing.error)}
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
