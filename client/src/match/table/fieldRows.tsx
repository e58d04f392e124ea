// Field rows: a moment of the film as rows of the board, the far side above, each card with its state.

import { type Cell, cellsOf, type FieldCard, type Seat } from '@dunmer/shared/rules';
import { ROWS, type Row } from '@dunmer/shared/cards';
import { CardTile, type TilePose } from '../../cards/index.ts';
import type { BoardCell, BoardGlow, BoardRow } from '../../ui/index.ts';
import type { Role, Stage } from '../film/stage.ts';
import { type Match, openCard } from '../match.ts';
import { cardLabel, fieldFace, placeLabel } from './cellLabel.ts';
import css from './table.module.css';

/** What a decision adds to the board. */
export interface BoardPrompt {
  readonly glow: (seat: Seat, cell: Cell) => BoardGlow | undefined;
  readonly press: (seat: Seat, cell: Cell) => (() => void) | undefined;
  readonly isPressed: (seat: Seat, cell: Cell) => boolean;
  /** A card shown on the cell where it would be put. */
  readonly guest: { readonly seat: Seat; readonly cell: Cell; readonly card: string } | null;
}

const POSES: Readonly<Record<Role, TilePose>> = {
  acts: 'acting',
  asks: 'asking',
  chosen: 'selected',
  falls: 'rest',
  'turned-to-ash': 'defeated',
  arrives: 'arriving',
  'turns-up': 'turning',
};

export const cellId = (seat: Seat, cell: Cell): string => `${seat}${cell}`;

interface RowsOf {
  readonly match: Match;
  readonly stage: Stage;
  readonly prompt: BoardPrompt | null;
}

const Tile = ({
  match,
  stage,
  card,
  picked,
}: {
  readonly match: Match;
  readonly stage: Stage;
  readonly card: FieldCard;
  readonly picked: boolean;
}) => {
  const face = fieldFace(match.teller, card);
  if (face === null) return null;
  const role = stage.roles.get(card.copy);
  const pose = picked ? 'selected' : role === undefined ? 'rest' : POSES[role];
  return (
    <span className={css['card']} data-copy={card.copy}>
      <CardTile
        face={face}
        pose={pose}
        iconMarks={stage.marks.get(card.copy) ?? []}
        silenced={card.altered?.silenced === true}
        count={stage.counted.get(card.copy)}
      />
    </span>
  );
};

function boardCell({ match, stage, prompt }: RowsOf, seat: Seat, cell: Cell): BoardCell {
  const { text } = match;
  const id = cellId(seat, cell);
  const place = placeLabel(match, seat, cell);
  const card = stage.table.field[seat][cell] ?? null;
  const glow = prompt?.glow(seat, cell);
  const onPress = prompt?.press(seat, cell);
  const pressed = prompt?.isPressed(seat, cell) === true;
  const { guest } = prompt ?? {};
  if (card === null) {
    const visitor = guest?.seat === seat && guest.cell === cell ? guest : null;
    const face =
      visitor === null ? null : fieldFace(match.teller, { copy: '', card: visitor.card, altered: null });
    const content = face === null ? undefined : <CardTile face={face} pose="selected" />;
    return {
      id,
      label: `${place}: ${text.emptyCell}`,
      content,
      glow,
      onPress,
      ...(onPress === undefined ? {} : { pressed }),
    };
  }
  const falls = stage.roles.get(card.copy) === 'falls' ? 'fall' : undefined;
  const look = () => openCard(match, card.card, card.altered);
  return {
    id,
    label: `${place}: ${cardLabel(match, card)}`,
    content: <Tile match={match} stage={stage} card={card} picked={pressed} />,
    glow: glow ?? falls,
    onPress: onPress ?? look,
    onHold: look,
    ...(onPress === undefined ? {} : { pressed }),
  };
}

function row(from: RowsOf, seat: Seat, name: Row): BoardRow {
  const { text } = from.match;
  return {
    id: `${seat}-${name}`,
    label: text.row(name),
    cells: cellsOf(name).map((cell) => boardCell(from, seat, cell)),
  };
}

/** Returns the rows of both halves, from the top of the screen to its bottom. */
export function fieldRows(from: RowsOf): {
  readonly far: readonly BoardRow[];
  readonly near: readonly BoardRow[];
} {
  const { near, far } = from.match;
  return {
    far: ROWS.toReversed().map((name) => row(from, far, name)),
    near: ROWS.map((name) => row(from, near, name)),
  };
}
