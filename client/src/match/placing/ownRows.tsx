// Own rows: the half that is being arranged: sealed rows are fixed, open cells take a tap or a drag.

import { ROWS, type Row } from '@dunmer/shared/cards';
import { type Cell, cellsOf, type DeckCard, layingCells, mayLay } from '@dunmer/shared/rules';
import { isStopped } from '../../around/index.ts';
import { CardTile, Seal } from '../../cards/index.ts';
import type { BoardCell, BoardRow } from '../../ui/index.ts';
import { type Match, openCard } from '../match.ts';
import { cardLabel, faceOf, placeLabel } from '../table/cellLabel.ts';
import { cellId } from '../table/fieldRows.tsx';
import { Draggable } from './dragAndDrop.tsx';
import { isInviting } from './openCells.ts';
import css from './placing.module.css';
import type { Hand, SeatView } from './useArrangement.ts';

interface OwnHalf {
  readonly match: Match;
  readonly view: SeatView;
  readonly hand: Hand;
  /** The cell under a dragged card. */
  readonly over: string | null;
}

const wordsFor = (match: Match, { copy, card }: DeckCard): string =>
  cardLabel(match, { copy, card, altered: null });

/** A cell whose card is sealed, or is being sent. */
function fixedCell({ match, view, hand }: OwnHalf, cell: Cell, laid: DeckCard): BoardCell {
  const face = faceOf(match.teller, laid.card);
  const isSending = hand.sending !== null && layingCells(hand.sending).includes(cell);
  const look = () => openCard(match, laid.card);
  return {
    id: cellId(view.viewer, cell),
    label: `${placeLabel(match, view.viewer, cell)}: ${wordsFor(match, laid)}`,
    content:
      face === null ? null : (
        <span className={css['fixed']}>
          <CardTile face={face} sync={isSending ? 'sending' : 'saved'} />
        </span>
      ),
    onPress: look,
    onHold: look,
  };
}

function openCell({ match, view, hand, over }: OwnHalf, cell: Cell): BoardCell {
  const id = cellId(view.viewer, cell);
  const copy = hand.cells[cell] ?? null;
  const card = copy === null ? undefined : view.own.deck.find((own) => own.copy === copy);
  const face = card === undefined ? null : faceOf(match.teller, card.card);
  const { held, dispatch } = hand;
  const isHeld = held !== null && (held.kind === 'cell' ? held.cell === cell : held.copy === copy);
  const isFree =
    card === undefined && !isStopped(match) && isInviting(hand, cell, mayLay(view.common, view.viewer));
  const place = placeLabel(match, view.viewer, cell);
  return {
    id,
    label: `${place}: ${card === undefined ? match.text.emptyCell : wordsFor(match, card)}`,
    ...(face === null || card === undefined
      ? {}
      : {
          content: (
            <Draggable card={card.copy} from="board">
              <CardTile
                face={face}
                pose={isHeld ? 'selected' : 'rest'}
                sync={match.session.draftMark === 'unsaved' ? 'unsaved' : 'saved'}
              />
            </Draggable>
          ),
          onHold: () => openCard(match, card.card),
        }),
    glow: over === id ? 'over' : isFree || isHeld ? (card === undefined ? 'free' : undefined) : undefined,
    pressed: isHeld,
    onPress: () => dispatch({ type: 'tapCell', cell }),
  };
}

/** Returns the card that is fixed on a cell, sealed or being sent; null for an open cell. */
function fixedCard({ view, hand }: OwnHalf, cell: Cell): DeckCard | null {
  const laid = view.own.laid[cell] ?? null;
  if (laid !== null) return laid;
  if (hand.open.includes(cell)) return null;
  const copy = hand.cells[cell] ?? null;
  return view.own.deck.find((card) => card.copy === copy) ?? null;
}

function ownCell(half: OwnHalf, cell: Cell): BoardCell {
  const fixed = fixedCard(half, cell);
  if (fixed !== null) return fixedCell(half, cell, fixed);
  if (half.hand.open.includes(cell)) return openCell(half, cell);
  const { match, view } = half;
  return {
    id: cellId(view.viewer, cell),
    label: `${placeLabel(match, view.viewer, cell)}: ${match.text.emptyCell}`,
  };
}

function ownRow(half: OwnHalf, name: Row): BoardRow {
  const { match, view } = half;
  const committed = view.common.committed[view.viewer];
  const isSealed = committed.includes(name) || committed.includes('half');
  return {
    id: `${view.viewer}-${name}`,
    label: isSealed ? `${match.text.row(name)}, ${match.text.sealedRow}` : match.text.row(name),
    cells: cellsOf(name).map((cell) => ownCell(half, cell)),
    ...(isSealed ? { seal: <Seal /> } : {}),
  };
}

/** Both rows of the player's own half, the front first. */
export const ownRows = (half: OwnHalf): readonly BoardRow[] => ROWS.map((name) => ownRow(half, name));
