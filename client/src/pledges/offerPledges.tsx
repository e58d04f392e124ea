// OfferPledges: the promises in an offer: one of the writer's own hand to give, and one to ask for; both are
// optional.

import type { HomeView, PersonBrief, PersonId, PledgeItem, PledgesInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { Reading } from '../parts/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { Button } from '../ui/index.ts';
import { usePledgeWords } from './cardWords.ts';
import { AskSheet, GiveSheet } from './pickSheets.tsx';
import { PledgeFold } from './pledgeLeaf.tsx';
import css from './pledges.module.css';
import { itemOfKey, type OfferedPledges, unnamedOf } from './offered.ts';
import { isRuined } from './ownPart.tsx';
import { usePledgesInfo } from './pledgeEntry.tsx';

interface SideProps {
  readonly title: string;
  readonly hint: string;
  readonly add: string;
  readonly item: PledgeItem | null;
  readonly reader: PersonId;
  /** Why this promise can't be named, in words. */
  readonly trouble: string | null;
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

const Side = ({ title, hint, add, item, reader, trouble, onPick, onRemove }: SideProps) => {
  const { offer } = usePledgesText();
  if (item === null) {
    return (
      <Button wide onClick={onPick}>
        {add}
      </Button>
    );
  }
  return (
    <div className={css['side']}>
      <h3>{title}</h3>
      <PledgeFold item={item} reader={reader} />
      {trouble === null ? (
        <p className={css['note']}>{hint}</p>
      ) : (
        <p className={css['error']} role="alert">
          {trouble}
        </p>
      )}
      <div className={css['pair']}>
        <Button onClick={onPick}>{offer.another}</Button>
        <Button onClick={onRemove}>{offer.remove}</Button>
      </div>
    </div>
  );
};

interface OfferPledgesProps {
  readonly home: HomeView;
  readonly other: PersonBrief;
  readonly offered: OfferedPledges;
  readonly onChange: (offered: OfferedPledges) => void;
}

const Sides = ({
  info,
  home,
  other,
  offered,
  onChange,
}: OfferPledgesProps & { readonly info: PledgesInfo }) => {
  const { offer } = usePledgesText();
  const [picks, setPicks] = useState<keyof OfferedPledges | null>(null);
  const { hand, hands } = info;
  const { person } = home.me;
  const gives = hand.find(({ pledge }) => pledge === offered.gives) ?? itemOfKey(offered.gives, hands);
  const isGone = gives !== null && !hand.some(({ pledge }) => pledge === gives.pledge);
  const isSame = offered.gives !== null && offered.gives === offered.asks;
  const pick = (part: Partial<OfferedPledges>): void => {
    onChange({ ...offered, ...part });
    setPicks(null);
  };
  return (
    <>
      <Side
        title={offer.gives}
        hint={offer.givesHint}
        add={offer.noGives}
        item={gives}
        reader={person}
        trouble={isGone ? offer.gone : null}
        onPick={() => setPicks('gives')}
        onRemove={() => pick({ gives: null })}
      />
      <Side
        title={offer.asks}
        hint={offer.asksHint}
        add={offer.noAsks}
        item={itemOfKey(offered.asks, hands)}
        reader={person}
        trouble={isSame ? offer.same : null}
        onPick={() => setPicks('asks')}
        onRemove={() => pick({ asks: null })}
      />
      {picks === 'gives' && (
        <GiveSheet
          hand={hand}
          reader={person}
          onPick={(gives) => pick({ gives })}
          onClose={() => setPicks(null)}
        />
      )}
      {picks === 'asks' && (
        <AskSheet
          info={info}
          reader={person}
          partner={other.person}
          onPick={(asks) => pick({ asks })}
          onClose={() => setPicks(null)}
        />
      )}
    </>
  );
};

export const OfferPledges = (props: OfferPledgesProps) => {
  const { offer } = usePledgesText();
  const list = usePledgesInfo(props.home.version);
  return (
    <section className={css['offer']} aria-label={offer.title}>
      <h2>{offer.title}</h2>
      <Reading list={list}>{(info) => <Sides {...props} info={info} />}</Reading>
    </section>
  );
};

/** What an offer says about promises before it is sent. */
export const OfferedLines = ({ home, other, offered }: Omit<OfferPledgesProps, 'onChange'>) => {
  const { offer, contract } = usePledgesText();
  const list = usePledgesInfo(home.version);
  const { nameOf } = usePledgeWords();
  const reader = home.me.person;
  // The promises are shown at once with a stand-in for their owner, so that nothing moves when the name arrives.
  const itemOf = (key: string | null): PledgeItem | null =>
    list.at === 'here' ? itemOfKey(key, list.value.hands) : unnamedOf(key);
  const [gives, asks] = [itemOf(offered.gives), itemOf(offered.asks)];
  if (gives === null && asks === null) return null;
  const isMine = ({ owner }: PledgeItem): boolean => owner.person === reader;
  /** PR25: whether what this trader would be given goes home. */
  const isLost = (to: PersonId): boolean => list.at === 'here' && isRuined(list.value, to);
  const isGivenLost = gives !== null && isLost(other.person);
  const isAskedLost = asks !== null && isLost(reader);
  const comesAny = (gives !== null && !isGivenLost) || (asks !== null && !isAskedLost);
  return (
    <>
      {gives !== null && (
        <p>
          {isMine(gives)
            ? offer.iGiveMine(nameOf(gives.card))
            : offer.iGive(nameOf(gives.card), gives.owner.name)}
        </p>
      )}
      {isGivenLost && <p role="note">{contract.toRuined.theirs(other.name)}</p>}
      {asks !== null && (
        <p>
          {isMine(asks) ? offer.iAskMine(nameOf(asks.card)) : offer.iAsk(nameOf(asks.card), asks.owner.name)}
        </p>
      )}
      {isAskedLost && <p role="note">{contract.toRuined.mine}</p>}
      <p>{comesAny ? contract.kept : contract.setAside}</p>
    </>
  );
};
