// ChoosePatron: four patrons, each with its court to look at; the choice is sealed until both players have made it
// (PT8).

import { describeGameCard, type GameCard } from '@dunmer/shared/patrons';
import { type ReactNode, useState } from 'react';
import { Button, Question, VisuallyHidden } from '../../ui/index.ts';
import { GameTile } from '../cards/gameTile.tsx';
import { printedLabel } from '../cards/lying.ts';
import { momentOf } from '../play/moment.ts';
import { useTable } from '../table.ts';
import { TablePage } from '../tablePage.tsx';
import { underWay } from '../underWay.ts';
import css from './prepare.module.css';

interface PatronProps {
  readonly card: GameCard;
  readonly isPicked: boolean;
  readonly onPick: (() => void) | null;
}

const Patron = ({ card, isPicked, onPick }: PatronProps) => {
  const { text, lang, open } = useTable();
  return (
    <li className={css['patron']} data-picked={isPicked || undefined}>
      <button
        type="button"
        className={css['face']}
        aria-pressed={isPicked}
        aria-label={printedLabel(text, lang, card)}
        disabled={onPick === null}
        onClick={() => onPick?.()}
      >
        <GameTile card={card} pose={isPicked ? 'chosen' : 'rest'} />
      </button>
      <div className={css['words']}>
        {describeGameCard(lang, card).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Button
          weight="quiet"
          aria-label={text.prepare.courtOf(card.name[lang])}
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'court', patron: card.id })}
        >
          {text.prepare.court}
        </Button>
      </div>
    </li>
  );
};

/**
 * The line under the head asks the question; this text says how the patrons differ, and what happens when time runs
 * out (PT27).
 */
const Choosing = ({ first }: { readonly first: GameCard | undefined }) => {
  const table = useTable();
  const { text, lang } = table;
  const { prepare } = text;
  const isTimed = first !== undefined && momentOf(table).clock !== null;
  return (
    <>
      <VisuallyHidden>
        <h2>{prepare.choose}</h2>
      </VisuallyHidden>
      <p className={css['differ']}>
        {isTimed ? `${prepare.differ} ${prepare.late(first.name[lang])}` : prepare.differ}
      </p>
    </>
  );
};

interface ChoosePatronProps {
  /** Whether the reader has chosen already. */
  readonly isChosen: boolean;
  /** Shown then: who is awaited. */
  readonly waits: ReactNode;
}

export const ChoosePatron = ({ isChosen, waits }: ChoosePatronProps) => {
  const { catalogue, text, lang, view, viewer, session } = useTable();
  const [picked, setPicked] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const patrons = [...catalogue.values()].filter(({ kind }) => kind === 'patron');
  const own = view.viewer === 'watcher' ? null : view.own.patron;
  const chosen = patrons.find(({ id }) => id === (isChosen ? own : picked)) ?? null;
  const isBusy = session.sending !== 'no';
  const { prepare } = text;
  const heading = viewer === 'watcher' ? prepare.chosen : isChosen && own !== null ? prepare.sealed : null;
  const choose = () => {
    setAsked(false);
    if (viewer !== 'watcher' && chosen !== null)
      session.play({ type: 'choosePatron', seat: viewer, patron: chosen.id });
  };
  const action = isChosen ? (
    waits
  ) : (
    <Button
      weight="commit"
      wide
      busy={isBusy}
      disabled={chosen === null || session.isHeld}
      onClick={() => setAsked(true)}
    >
      {underWay(session, text) ??
        (chosen === null ? text.prepare.take : text.prepare.takeIt(chosen.name[lang]))}
    </Button>
  );
  return (
    <TablePage body="column" action={action}>
      {heading === null ? <Choosing first={patrons[0]} /> : <h2>{heading}</h2>}
      <ul className={css['patrons']}>
        {patrons.map((card) => (
          <Patron
            key={card.id}
            card={card}
            isPicked={card === chosen}
            onPick={isChosen || isBusy ? null : () => setPicked(card.id)}
          />
        ))}
      </ul>
      {isAsked && chosen !== null && (
        <Question
          title={text.prepare.sure(chosen.name[lang])}
          means={<p>{text.prepare.sureMeans}</p>}
          confirm={text.prepare.take}
          back={text.prepare.back}
          close={text.close}
          weight="commit"
          place="middle"
          disabled={session.isHeld}
          onConfirm={choose}
          onClose={() => setAsked(false)}
        />
      )}
    </TablePage>
  );
};
