// SealCheck: once promises are closed, checks whether the seal of a gift opens to what was given, and shows
// everything that it is computed from (PR27), so that anybody else can check it too.

import { givingSeal } from '@dunmer/shared/pledges';
import type { GivenInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { usePledgesText } from './pledgesText.ts';
import css from './pledges.module.css';

interface Opened {
  readonly hash: string;
  readonly salt: string;
  readonly item: NonNullable<GivenInfo['item']>;
  readonly sealed: NonNullable<GivenInfo['sealed']>;
}

const Parts = ({ hash, salt, item, sealed: { contract, party } }: Opened) => {
  const { check: text } = usePledgesText().given;
  const held = { owner: item.owner.person, card: item.card };
  const parts = [
    [text.seal, hash],
    [text.contract, contract],
    [text.sideTitle, text.side[party]],
    [text.salt, salt],
    [text.pledge, item.pledge],
  ] as const;
  return (
    <>
      <p>{givingSeal(contract, party, salt, held) === hash ? text.agrees : text.differs}</p>
      <dl>
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** Nothing is shown while promises are not closed. */
export const SealCheck = ({ giving: { hash, salt, item, sealed } }: { readonly giving: GivenInfo }) => {
  const { check: text } = usePledgesText().given;
  const [isOpen, setOpen] = useState(false);
  if (salt === null || item === null || sealed === undefined) return null;
  return (
    <details className={css['check']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.title}</summary>
      {isOpen && <Parts hash={hash} salt={salt} item={item} sealed={sealed} />}
    </details>
  );
};
