// Side: one half of the table: the patron, coins and piles, and the cards in play.

import { CLASSES } from '@dunmer/shared/patrons';
import type { Seat } from '@dunmer/shared/rules';
import { useEffect, useRef } from 'react';
import { GameTile } from '../cards/gameTile.tsx';
import { Icon } from '../cards/icons.tsx';
import { type Lying, lyingIn, lyingLabel } from '../cards/lying.ts';
import { twinsIn } from '../cards/twins.ts';
import { usePress } from '../../ui/index.ts';
import { ownedBy, useTable } from '../table.ts';
import { usePlaying } from './playContext.ts';
import css from './play.module.css';

const POSE_WORDS = { lit: 'able', target: 'target', picked: 'picked', chosen: 'picked' } as const;

interface ZoneButtonProps {
  readonly lying: Lying;
  readonly twin?: number | undefined;
}

const ZoneButton = ({ lying, twin }: ZoneButtonProps) => {
  const { text, lang, signs, open } = useTable();
  const play = usePlaying();
  const { copy } = lying.card;
  const pose = play.poseOf(copy);
  const word = pose === 'rest' || pose === 'dim' ? '' : `, ${text.state[POSE_WORDS[pose]]}`;
  const own = signs.filter((sign) => sign.copy === copy);
  const ref = useRef<HTMLButtonElement>(null);
  const isTold = own.length > 0;
  useEffect(() => {
    // In a row that scrolls, the card that the film tells about is scrolled into sight.
    if (isTold) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isTold]);
  const press = usePress({
    onPress: () => play.press(copy),
    onHold: () => open({ kind: 'card', card: lying.definition, copy }),
  });
  return (
    <button
      ref={ref}
      type="button"
      className={css['place']}
      data-copy={copy}
      aria-label={`${lyingLabel(text, lang, lying, twin)}${word}`}
      aria-pressed={pose === 'picked' || pose === 'chosen'}
      {...press}
    >
      <GameTile card={lying.definition} lying={lying} pose={pose} twin={twin} signs={own} />
    </button>
  );
};

/** Sorts creatures by arrival, then supports by class. */
const rank = ({ definition, card }: Lying): number =>
  definition.kind === 'support' ? 100_000 + CLASSES.indexOf(definition.class) : card.arrival;

const Coins = ({ seat }: { readonly seat: Seat }) => {
  const { board, text } = useTable();
  const { open, closed } = board.coins[seat];
  return (
    <span className={css['coins']} role="img" aria-label={text.side.coins(open, open + closed)}>
      {Array.from({ length: open + closed }, (_, at) => (
        <span key={at} className={css['coin']} data-open={at < open || undefined}>
          <Icon name={at < open ? 'coin' : 'spent'} />
        </span>
      ))}
    </span>
  );
};

const Counters = ({ seat }: { readonly seat: Seat }) => {
  const { board, text, near, viewer, open } = useTable();
  const { side } = text;
  return (
    <span className={css['counters']}>
      {(seat !== near || viewer === 'watcher') && (
        <span className={css['counter']} role="img" aria-label={side.hand(board.hand[seat])}>
          <Icon name="hand" />
          <span>{board.hand[seat]}</span>
          <span className={css['word']}>{side.short.hand}</span>
        </span>
      )}
      <span className={css['counter']} role="img" aria-label={side.pile(board.pile[seat])}>
        <Icon name="pile" />
        <span>{board.pile[seat]}</span>
        <span className={css['word']}>{side.short.pile}</span>
      </span>
      <button
        type="button"
        className={css['counter']}
        aria-label={side.grave(board.graveyard[seat].length)}
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'grave', seat })}
      >
        <Icon name="graveyard" />
        <span className={css['drawn']} data-text={board.graveyard[seat].length} />
        <span className={css['word']}>{side.short.grave}</span>
      </button>
    </span>
  );
};

const Zone = ({ lying }: { readonly lying: readonly Lying[] }) => {
  const { text, board } = useTable();
  const { poseOf } = usePlaying();
  const twins = twinsIn(board);
  const list = useRef<HTMLUListElement>(null);
  const target = lying.find(({ card }) => poseOf(card.copy) === 'target')?.card.copy ?? null;
  useEffect(() => {
    // Nothing moves under a finger that draws a stroke: its target is in sight already.
    if (target !== null && list.current?.closest('[data-drawn]') === null)
      list.current
        ?.querySelector(`[data-copy="${CSS.escape(target)}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [target]);
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    // When a row holds all its cards, strokes can be drawn along it too.
    const watch = new ResizeObserver(() =>
      row.toggleAttribute('data-scrolls', row.scrollWidth > row.clientWidth),
    );
    watch.observe(row);
    return () => watch.disconnect();
  }, [lying.length]);
  return (
    <ul ref={list} className={css['zone']} aria-label={text.side.zone}>
      {lying.map((each) => (
        <li key={each.card.copy} data-kind={each.definition.kind}>
          <ZoneButton lying={each} twin={twins.get(each.card.copy)} />
        </li>
      ))}
      {lying.length === 0 && <li className={css['nobody']}>{text.side.empty}</li>}
    </ul>
  );
};

export const Side = ({ seat }: { readonly seat: Seat }) => {
  const table = useTable();
  const { board, catalogue, text, near, around, session } = table;
  const lying = lyingIn(catalogue, board);
  const isPatron = ({ definition }: Lying): boolean => definition.kind === 'patron';
  const patron = lying.find((each) => isPatron(each) && each.card.owner === seat);
  const zone = lying
    .filter((each) => each.card.control === seat && !isPatron(each))
    .toSorted((x, y) => rank(x) - rank(y));
  return (
    <section
      className={css['side']}
      data-side={seat === near ? 'near' : 'far'}
      aria-label={ownedBy(table, seat, text.side)}
    >
      <div className={css['patron']}>{patron !== undefined && <ZoneButton lying={patron} />}</div>
      <div className={css['stock']}>
        <Coins seat={seat} />
        {around.isHall === true && <span className={css['whose']}>{session.names[seat]}</span>}
        <Counters seat={seat} />
      </div>
      <Zone lying={zone} />
    </section>
  );
};
