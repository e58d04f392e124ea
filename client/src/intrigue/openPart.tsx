// OpenPart: what is going on around the deck: open actions, whom they ask, and the audience.

import type { IntrigueInfo, PersonId } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { useIntrigueText } from './intrigueText.ts';
import { Button, Panel } from '../ui/index.ts';
import { useIntrigueWords } from './cardWords.ts';
import css from './intrigue.module.css';
import { atAudience, lastAction, lastRead, readLast } from './news.ts';
import { newsLine, newsLines } from './newsLines.ts';
import { nameIn, useTelling } from './useIntrigueInfo.ts';
import { TimeLeft } from './timeLeft.tsx';

interface PartProps {
  readonly info: IntrigueInfo;
  readonly reader: PersonId;
}

type Action = IntrigueInfo['deck']['common']['actions'][number];

const OpenAction = ({ info, reader, action }: PartProps & { readonly action: Action }) => {
  const { open: text } = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  const telling = useTelling(info, reader);
  const { id, who, copy, chosen, named, cancels, asked, drop } = action;
  const clock = info.due.find((one) => one.action === id);
  const waiting = drop?.waiting ?? [];
  const isAlone = waiting.length === 1 && waiting[0] === reader;
  const played = newsLine(telling, { type: 'ActionPlayed', to: 'everyone', id, who, copy, chosen, named });
  return (
    <Panel tone="strong" label={text.title}>
      <h2>{text.title}</h2>
      <p>{played}</p>
      {cancels.length > 0 && <p>{text.answered(cancels.map((cancel) => nameOfCopy(cancel.copy)))}</p>}
      {asked !== null && <p>{asked.who === reader ? text.waitsYou : text.waits(nameIn(info, asked.who))}</p>}
      {waiting.length > 0 && (
        <p>
          {isAlone
            ? text.dropsYou
            : text.drops(waiting.map((person) => telling.who(person) ?? telling.text.you))}
        </p>
      )}
      {clock !== undefined && (
        <p>
          <TimeLeft clock={clock} />
        </p>
      )}
    </Panel>
  );
};

export const OpenActions = ({ info, reader }: PartProps) =>
  info.deck.common.actions.map((action) => (
    <OpenAction key={action.id} info={info} reader={reader} action={action} />
  ));

/**
 * The outcome of the last action that concerned the reader, because it may have ended before they looked. Once they
 * have left the page, only the list of all news has it.
 */
export const LastAction = ({ info, reader }: PartProps) => {
  const { open: text } = useIntrigueText();
  const telling = useTelling(info, reader);
  const [read] = useState(lastRead);
  const story = lastAction(info.news, reader);
  const [end] = story;
  const id = end?.event.type === 'ActionEnded' ? end.event.id : null;
  const shown = id === read || info.deck.common.actions.length > 0 ? null : id;
  useEffect(() => (shown === null ? undefined : () => readLast(shown)), [shown]);
  if (shown === null) return null;
  return (
    <Panel label={text.last}>
      <h2>{text.last}</h2>
      {newsLines(telling, story)
        .toReversed()
        .map(({ key, says }) => (
          <p key={key}>{says}</p>
        ))}
    </Panel>
  );
};

/** The person whose audience it is, by id, and the price of a draw there. */
export interface DrawOffer {
  readonly audience: string;
  readonly price: number;
}

interface AudienceProps extends PartProps {
  readonly onBuy: (offer: DrawOffer) => void;
}

/** IN9; nothing is shown without an audience, nor once the deck is closed, when nobody draws any more. */
export const Audience = ({ info, reader, onBuy }: AudienceProps) => {
  const { audience: text } = useIntrigueText();
  const telling = useTelling(info, reader);
  const { audience, seed } = info.deck.common;
  if (audience === null || seed !== null) return null;
  const { buy } = info;
  const isIn = audience.who === reader || audience.bought.includes(reader);
  const lines = isIn ? newsLines(telling, atAudience(info.news, reader)) : [];
  const name = nameIn(info, audience.who);
  const says = buy === null ? text.others(name) : text.means(name, buy);
  return (
    <Panel label={text.title}>
      <h2>{text.title}</h2>
      <p>{audience.who === reader ? text.mine : says}</p>
      {lines.toReversed().map(({ key, says: line }) => (
        <p key={key}>{line}</p>
      ))}
      {buy !== null && (
        <div className={css['doing']}>
          <Button weight="primary" wide onClick={() => onBuy({ audience: audience.who, price: buy })}>
            {text.button(buy)}
          </Button>
        </div>
      )}
    </Panel>
  );
};
