// Hand: the reader's cards under the thumb: those that can be played are lit, and each shows its present cost.

import { costOf } from '@dunmer/shared/patrons';
import type { DeckCard } from '@dunmer/shared/rules';
import { Tray, type TrayItem } from '../../ui/index.ts';
import { GameTile } from '../cards/gameTile.tsx';
import { printedLabel } from '../cards/lying.ts';
import { useTable } from '../table.ts';
import { usePlaying } from './playContext.ts';

const POSE_WORDS = { lit: 'playable', target: 'target', picked: 'picked', chosen: 'picked' } as const;

interface HandProps {
  readonly cards: readonly DeckCard[];
  readonly label: string;
  readonly empty: string;
}

/** Cards in a row: the hand, or a graveyard from which some are chosen. */
export const CardRow = ({ cards, label, empty }: HandProps) => {
  const { catalogue, text, lang, view, near, open } = useTable();
  const play = usePlaying();
  const items = cards.flatMap(({ copy, card }): readonly TrayItem[] => {
    const definition = catalogue.get(card);
    if (definition === undefined) return [];
    // The cost as far as the film has come.
    const coins = costOf(catalogue, view.common.zone, near, { card });
    const pose = play.poseOf(copy);
    const word = pose === 'rest' || pose === 'dim' ? '' : `, ${text.state[POSE_WORDS[pose]]}`;
    return [
      {
        id: copy,
        label: `${printedLabel(text, lang, definition, coins)}${word}`,
        pressed: pose === 'picked' || pose === 'chosen',
        content: (
          <GameTile card={definition} coins={coins} pose={play.isTurn && pose === 'rest' ? 'dim' : pose} />
        ),
        onPress: () => play.press(copy),
        onHold: () => open({ kind: 'card', card: definition, copy: null }),
      },
    ];
  });
  return <Tray label={label} items={items} empty={empty} />;
};

export const Hand = () => {
  const { view, text } = useTable();
  const cards = view.viewer === 'watcher' ? [] : view.own.hand;
  return <CardRow cards={cards} label={text.hand.title} empty={text.hand.empty} />;
};
