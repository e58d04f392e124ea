// Exchange: each player names once any cards of their hand, or none, to exchange (PT8, step 6). Keeping all is a
// single press and has no drawback.

import type { CopyId, Seat } from '@dunmer/shared/rules';
import { useState } from 'react';
import { Button, usePress } from '../../ui/index.ts';
import { GameTile } from '../cards/gameTile.tsx';
import { printedLabel } from '../cards/lying.ts';
import { useTable } from '../table.ts';
import { TablePage } from '../tablePage.tsx';
import { underWay } from '../underWay.ts';
import { Opened } from './opened.tsx';
import css from './prepare.module.css';

interface HeldProps {
  readonly copy: CopyId;
  readonly card: string;
  readonly isPicked: boolean;
  readonly onPress: () => void;
}

const Held = ({ copy, card, isPicked, onPress }: HeldProps) => {
  const { catalogue, text, lang, open } = useTable();
  const definition = catalogue.get(card);
  const press = usePress({
    onPress,
    onHold: () => definition !== undefined && open({ kind: 'card', card: definition, copy: null }),
  });
  if (definition === undefined || definition.kind === 'patron') return null;
  return (
    <li>
      <button
        type="button"
        className={css['held']}
        data-copy={copy}
        aria-pressed={isPicked}
        aria-label={printedLabel(text, lang, definition)}
        {...press}
      >
        <GameTile card={definition} coins={definition.cost} pose={isPicked ? 'picked' : 'rest'} />
      </button>
    </li>
  );
};

export const Exchange = ({ first }: { readonly first: Seat }) => {
  const { view, viewer, text, session, near, far } = useTable();
  const [picked, setPicked] = useState<readonly CopyId[]>([]);
  const hand = view.viewer === 'watcher' ? [] : view.own.hand;
  const isBusy = session.sending !== 'no';
  const toggle = (copy: CopyId) =>
    setPicked(picked.includes(copy) ? picked.filter((each) => each !== copy) : [...picked, copy]);
  const send = () => {
    if (viewer !== 'watcher') session.play({ type: 'exchange', seat: viewer, copies: picked });
  };
  return (
    <TablePage
      body="column"
      action={
        <Button
          weight={picked.length === 0 ? 'primary' : 'commit'}
          wide
          busy={isBusy}
          disabled={session.isHeld}
          onClick={send}
        >
          {underWay(session, text) ??
            (picked.length === 0 ? text.prepare.keep : text.prepare.change(picked.length))}
        </Button>
      }
    >
      <div>
        <h2>{text.prepare.exchange}</h2>
        <p className={css['soft']}>
          {text.prepare.exchangeMeans}{' '}
          {first === near ? text.prepare.first : text.prepare.second(session.names[far])}
        </p>
      </div>
      <ul className={css['hand']} aria-label={text.hand.title}>
        {hand.map(({ copy, card }) => (
          <Held
            key={copy}
            copy={copy}
            card={card}
            isPicked={picked.includes(copy)}
            onPress={() => !isBusy && toggle(copy)}
          />
        ))}
      </ul>
      <Opened />
    </TablePage>
  );
};
