// Stake: what the match is about, always in the head: the prestige from each side, or that it is friendly.

import { useTableText } from '../../text/index.ts';
import { useMatch } from '../match.ts';
import css from './table.module.css';

/** Nothing against the machine, and where the reader may not know it. */
export const Stake = () => {
  const { table } = useMatch();
  const { stake } = useTableText();
  if (table.kind === 'practice' || table.stake === null) return null;
  const isFriendly = table.kind === 'friendly';
  return (
    <p
      className={css['stake']}
      role="img"
      aria-label={isFriendly ? stake.friendlySaid : stake.said(table.stake)}
    >
      {isFriendly ? (
        <span>{stake.friendly}</span>
      ) : (
        <>
          <strong>{stake.sum(table.stake)}</strong>
          <span>{stake.each}</span>
        </>
      )}
    </p>
  );
};
