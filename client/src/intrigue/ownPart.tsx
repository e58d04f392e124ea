// OwnPart: a trader's part of the deck: the hand, what can be played now, and when the rest can.

import { cardOf, type PlayableAction } from '@dunmer/shared/intrigue';
import type { HomeView, IntrigueInfo } from '@dunmer/shared/protocol';
import { Leaves } from '../parts/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { Button, Quiet } from '../ui/index.ts';
import { useIntrigueWords } from './cardWords.ts';
import { handGroups, waitOf } from './hand.ts';
import css from './intrigue.module.css';
import { IntrigueFold, IntrigueLeaf } from './intrigueLeaf.tsx';
import { nameIn } from './useIntrigueInfo.ts';

interface HandProps {
  readonly info: IntrigueInfo;
  readonly home: HomeView;
  readonly onPlay: (playable: PlayableAction) => void;
}

/** IN6, IN25: once the initiative is known, every trader is in it, and a ruined one leaves it. */
function whyEmpty({ deck: { common } }: IntrigueInfo, { me }: HomeView): 'empty' | 'ruined' | 'none' {
  if (common.seed !== null) return 'none';
  return common.order.length > 0 && !common.order.includes(me.person) ? 'ruined' : 'empty';
}

export const Hand = ({ info, home, onPlay }: HandProps) => {
  const { hand: text, wait, play } = useIntrigueText();
  const { find, nameOf } = useIntrigueWords();
  const groups = handGroups(info);
  const why = wait[waitOf(info, home)];
  return (
    <section className={css['part']} aria-label={text.title}>
      <h2>{text.title}</h2>
      {groups.length === 0 && <Quiet>{text[whyEmpty(info, home)]}</Quiet>}
      <Leaves>
        {groups.map(({ card, copies, playable, answers }) => {
          const isAction = find(card)?.window === 'action';
          const notes = [
            ...(copies.length > 1 ? [text.copies(copies.length)] : []),
            ...(isAction && playable === null ? [why] : []),
          ];
          const lit = answers !== null ? text.answers : playable === null ? null : text.now;
          return (
            <li key={card}>
              <IntrigueLeaf card={card} id={copies[0] ?? card} notes={notes} lit={lit}>
                {playable === null ? undefined : (
                  <Button
                    weight="primary"
                    aria-label={`${play.button}: ${nameOf(card)}`}
                    onClick={() => onPlay(playable)}
                  >
                    {play.button}
                  </Button>
                )}
              </IntrigueLeaf>
            </li>
          );
        })}
      </Leaves>
    </section>
  );
};

interface FrontsProps extends Pick<HandProps, 'info' | 'home'> {
  readonly whose: 'mine' | 'others';
}

/** What lies face up before the reader, or before others; nothing is shown when there is none. */
export const Fronts = ({ info, home, whose }: FrontsProps) => {
  const { front: text } = useIntrigueText();
  const reader = home.me.person;
  const fronts = info.deck.common.fronts.filter(({ before }) => (before === reader) === (whose === 'mine'));
  if (fronts.length === 0) return null;
  return (
    <section className={css['part']} aria-label={text[whose]}>
      <h2>{text[whose]}</h2>
      <Leaves>
        {fronts.map(({ copy, before }) => (
          <li key={copy}>
            <IntrigueFold
              card={cardOf(copy)}
              id={copy}
              notes={whose === 'mine' ? [] : [text.holder(nameIn(info, before))]}
            />
          </li>
        ))}
      </Leaves>
    </section>
  );
};
