// PlaySheet: an action before it is played: its text, its choices, and its consequences; then it is announced.

import { cardOf, type PlayableAction } from '@dunmer/shared/intrigue';
import { INTRIGUE_SETTINGS, type IntrigueInfo, type HomeView } from '@dunmer/shared/protocol';
import type { IntrigueCard } from '@dunmer/shared/windows';
import { useState } from 'react';
import type { Sending } from '../net/index.ts';
import { Confirm, TraderPick } from '../parts/index.ts';
import { useRefused } from '../text/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { useIntrigueWords } from './cardWords.ts';
import { CardPick, asksChoice, isChosen, stillThere, toggled } from './cardPick.tsx';
import { grouped } from './hand.ts';
import { nameIn, pickableIn } from './useIntrigueInfo.ts';

interface ChoiceProps {
  readonly card: IntrigueCard;
  readonly playable: PlayableAction;
  readonly info: IntrigueInfo;
  readonly home: HomeView;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Returns one copy for each card, the newest, because the others are the same. */
const unlike = (copies: readonly string[]): readonly string[] =>
  [...grouped(copies).values()].flatMap((alike) => alike.at(-1) ?? []).toReversed();

const Choice = ({ card, playable, info, home, chosen, onChoose }: ChoiceProps) => {
  const { play: text, trader: words } = useIntrigueText();
  const { common } = info.deck;
  const { from, atLeast, atMost } = playable;
  const what = card.choose?.what ?? 'hand';
  const count = atLeast === atMost ? text.exactly(atMost) : text.upTo(atMost);
  const label = atMost === 1 && atLeast === 1 ? text.choose[what] : `${text.choose[what]}. ${count}`;
  const pick = (one: string): void => onChoose(toggled(playable, chosen, one));
  if (what === 'trader') {
    const traders = from.map((person) => ({
      ...pickableIn(info, person),
      note: text.size(common.hands[person] ?? 0),
    }));
    return (
      <TraderPick label={label} traders={traders} picked={chosen} most={atMost} words={words} onPick={pick} />
    );
  }
  const lying = (copy: string): string => {
    const before = common.fronts.find((front) => front.copy === copy)?.before ?? '';
    return before === home.me.person ? text.lyingMine : text.lying(nameIn(info, before));
  };
  return (
    <CardPick
      label={label}
      copies={what === 'spent' && atMost === 1 ? unlike(from) : from}
      picked={chosen}
      most={atMost}
      {...(what === 'front' ? { noteOf: lying } : {})}
      onPick={pick}
    />
  );
};

interface PlaySheetProps {
  readonly copy: string;
  readonly info: IntrigueInfo;
  readonly home: HomeView;
  readonly playing: Sending<'playIntrigue'>;
  readonly onClose: () => void;
}

export const PlaySheet = ({ copy, info, home, playing, onClose }: PlaySheetProps) => {
  const { play: text, back } = useIntrigueText();
  const refused = useRefused();
  const { find, nameOfCopy, textOf } = useIntrigueWords();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [pressed, setPressed] = useState(false);
  const card = find(cardOf(copy));
  const playable = info.playable.find((one) => one.copy === copy);
  const isSending = playing.sending !== 'no';
  const chosen = playable === undefined || isSending ? picked : stillThere(playable, picked);
  const isReady = playable !== undefined && isChosen(playable, chosen);
  const touches = card?.choose?.what === 'trader' || card?.choose?.what === 'front';
  const seconds = home.event.settings.responseTime ?? INTRIGUE_SETTINGS.responseTime.first;
  const lies = { own: text.liesOwn, theirs: text.liesTheirs };
  return (
    <Confirm
      title={text.title(nameOfCopy(copy))}
      confirm={text.button}
      back={back}
      sending={playing.sending}
      error={refused(playing.error)}
      changed={playable === undefined && !isSending ? { now: text.gone, onRenew: null } : null}
      onConfirm={() => {
        setPressed(true);
        if (isReady) playing.send({ type: 'playIntrigue', card: copy, chosen });
      }}
      onClose={onClose}
    >
      <p>{textOf(cardOf(copy))}</p>
      {card !== undefined && playable !== undefined && asksChoice(playable) && (
        <Choice {...{ card, playable, info, home, chosen }} onChoose={setPicked} />
      )}
      {playable !== undefined && asksChoice(playable) && chosen.length === 0 && isReady && (
        <p>{text.nothing}</p>
      )}
      <p>{text.means}</p>
      {touches && <p>{text.answered(seconds)}</p>}
      <p>{card?.lies === undefined ? text.spent : lies[card.lies]}</p>
      {pressed && !isReady && playable !== undefined && (
        <p role="alert">
          {playable.atLeast === playable.atMost ? text.exactly(playable.atLeast) : text.upTo(playable.atMost)}
        </p>
      )}
    </Confirm>
  );
};
