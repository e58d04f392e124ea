// ResultScreen: who won and why, what became of the price of victory, and what the phone can vouch for.

import { cardsOn, type Ending, otherSeat, type Seat } from '@dunmer/shared/rules';
import { CardTile } from '../../cards/index.ts';
import { useTableText } from '../../around/tableText.ts';
import { Button, LiveRegion, Panel, VisuallyHidden } from '../../ui/index.ts';
import {
  againIn,
  againLine,
  ContractNext,
  FairPart,
  goesBack,
  Notes,
  Owed,
  Prestige,
  Revised,
  standingOf,
  StoodBefore,
  WayOut,
} from '../../around/index.ts';
import { cardOfWinner } from '../claimed.ts';
import { cardName } from '../film/teller.ts';
import { type Match, openCard, useMatch } from '../match.ts';
import { cardLabel, fieldFace } from '../table/cellLabel.ts';
import { MatchPage } from '../table/matchPage.tsx';
import css from '../table/table.module.css';

type Standing = ReturnType<typeof standingOf>;

const winnerOf = (ending: Ending): Seat | null => ('winner' in ending ? ending.winner : null);

/** Says how the match ended as it stands now, after any revision by a referee. */
function headline({ text, viewer, names }: Match, { kind, winner }: Standing): string {
  const { result } = text;
  if (kind === 'voided') return result.voided;
  if (winner === null) return result.drawn;
  if (viewer === 'watcher') return result.wins(names[winner]);
  return winner === viewer ? result.youWin : result.youLose;
}

function reason({ text, names }: Match, ending: Ending): string {
  const { result } = text;
  switch (ending.kind) {
    case 'counted': {
      const { winner, survivors } = ending;
      return result.counted(
        names[winner],
        survivors[winner],
        names[otherSeat(winner)],
        survivors[otherSeat(winner)],
      );
    }
    case 'drawn':
      return result.even(ending.survivors.a);
    case 'conceded':
      return result.conceded(names[otherSeat(ending.winner)]);
    case 'awarded':
      return result.awarded(names[ending.winner], ending.reason);
    case 'voided':
      return result.voidedFor(ending.reason);
  }
}

const Survivors = ({ seat, claimed }: { readonly seat: Seat; readonly claimed: string | null }) => {
  const match = useMatch();
  const { teller, text, names, view } = match;
  const { taken } = useTableText().result;
  const cards = cardsOn(view.common.field[seat]);
  return (
    <section className={css['side']}>
      <h3>
        {names[seat]} · {text.result.cards(cards.length)}
      </h3>
      <ul className={css['survivors']}>
        {cards.map((card) => {
          const face = fieldFace(teller, card);
          const isTaken = card.copy === claimed;
          const label = cardLabel(match, card);
          return (
            <li key={card.copy}>
              <button type="button" onClick={() => openCard(match, card.card, card.altered)}>
                <VisuallyHidden>{isTaken ? `${label}; ${taken}` : label}</VisuallyHidden>
                {face !== null && <CardTile face={face} pose={isTaken ? 'selected' : 'rest'} />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

interface ResultScreenProps {
  /** Callbacks that return to the film, or to the field at its end; absent when there is no film. */
  readonly onReplay?: () => void;
  readonly onField?: () => void;
}

export const ResultScreen = ({ onReplay, onField }: ResultScreenProps) => {
  const match = useMatch();
  const { text, view, names, near, far, teller } = match;
  const words = useTableText();
  const { phase, revealed } = view.common;
  if (phase.at !== 'finished') return null;
  const { ending, price } = phase;
  const winner = winnerOf(ending);
  const claimed = price.kind === 'claimed' ? price.copy : null;
  const taken = winner === null ? null : cardOfWinner(view.common, winner, claimed);
  const loser = winner === null ? '' : names[otherSeat(winner)];
  const again = againIn(view.desk.notes);
  const changed = againLine({ again, names }, words.result);
  const isCardBack = again !== null && goesBack(again, winner);
  const standing = standingOf({ kind: ending.kind, winner }, again);
  const why = changed === null ? reason(match, ending) : [changed, again?.reason].filter(Boolean).join(' ');
  const said = `${headline(match, standing)}. ${why}`.trim();
  return (
    <MatchPage
      title={text.result.title}
      body="column"
      action={
        <>
          {onReplay !== undefined && (
            <Button glyph="again" onClick={onReplay}>
              {text.film.replay}
            </Button>
          )}
          <WayOut />
        </>
      }
    >
      <Panel tone="strong">
        <h2 className={css['headline']}>{headline(match, standing)}</h2>
        {changed === null ? <p>{reason(match, ending)}</p> : <Revised changed={changed} />}
        {price.kind === 'waived' && <p>{text.result.waived(loser)}</p>}
        {price.kind === 'closed' && <p>{text.result.claimClosed}</p>}
        {taken !== null && (
          <p>
            {text.result.claimed(loser, cardName(teller, taken))}{' '}
            {match.table.kind === 'practice' ? words.claim.practice : again === null && words.result.claimed}
          </p>
        )}
        {taken !== null && isCardBack && <p>{words.result.again.card}</p>}
        <Prestige />
        <ContractNext />
        {!revealed && <p>{text.result.neverRevealed}</p>}
      </Panel>
      <Owed />
      <StoodBefore own={reason(match, ending)} />
      {revealed && (
        <>
          <Survivors seat={far} claimed={claimed} />
          <Survivors seat={near} claimed={claimed} />
          {onField !== undefined && (
            <Button weight="quiet" onClick={onField}>
              {text.result.field}
            </Button>
          )}
        </>
      )}
      {view.desk.notes.length > 0 && (
        <Panel label={words.result.notes}>
          <h3>{words.result.notes}</h3>
          <Notes />
        </Panel>
      )}
      <FairPart />
      <LiveRegion text={said} />
    </MatchPage>
  );
};
