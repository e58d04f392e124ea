// Opened: both patrons, revealed and unhurt, as they face each other before the first turn.

import { describeGameCard } from '@dunmer/shared/patrons';
import type { Seat } from '@dunmer/shared/rules';
import { GameTile } from '../cards/gameTile.tsx';
import { lyingIn, lyingLabel } from '../cards/lying.ts';
import { useTable } from '../table.ts';
import css from './prepare.module.css';

export const Opened = () => {
  const { view, catalogue, text, lang, near, far, session, viewer, open } = useTable();
  const lying = lyingIn(catalogue, view.common);
  const one = (seat: Seat) => {
    const patron = lying.find(({ card }) => card.owner === seat);
    if (patron === undefined) return null;
    const { definition } = patron;
    return (
      <figure className={css['opened']}>
        <figcaption>{seat === viewer ? text.side.yours : session.names[seat]}</figcaption>
        <button
          type="button"
          className={css['portrait']}
          aria-label={lyingLabel(text, lang, patron)}
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'card', card: definition, copy: patron.card.copy })}
        >
          <GameTile card={definition} lying={patron} />
        </button>
        {describeGameCard(lang, definition).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </figure>
    );
  };
  return (
    <div className={css['both']}>
      {/* To a watcher as in the head and at the table, from the far side. */}
      {one(viewer === 'watcher' ? far : near)}
      {one(viewer === 'watcher' ? near : far)}
    </div>
  );
};
