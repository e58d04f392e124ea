// NewContractScreen: writes an offer to the trader whose public code is in the address; ?counters=<the offer it
// answers>.

import { type Code, type ContractId, type HomeView, type PersonBrief, readOf } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useList } from '../net/index.ts';
import { Reading, WithOther } from '../parts/index.ts';
import { useContractText } from '../text/index.ts';
import { OfferForm } from './offerForm.tsx';

interface CounteringProps {
  readonly home: HomeView;
  readonly other: PersonBrief;
  readonly id: ContractId;
}

/**
 * The form that answers an offer. Decided by the address and not by what is still open: whoever writes keeps what is
 * written, though the offer is withdrawn meanwhile.
 */
const Countering = ({ home, other, id }: CounteringProps) => {
  const { create } = useContractText();
  const open = home.contracts.find(({ contract }) => contract === id);
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  const list = useList(open === undefined ? readOf('contract', { id }) : null, home.version);
  const offer = open ?? (list.at === 'here' ? list.value : last);
  if (offer !== undefined) return <OfferForm home={home} other={other} counters={offer} />;
  if (list.at === 'failed' && list.why !== 'silent')
    return <OfferForm home={home} other={other} counters={null} />;
  return (
    <Screen title={create.counterTitle} back="/">
      <Reading list={list}>{() => null}</Reading>
    </Screen>
  );
};

export const NewContractScreen = ({ person }: { readonly person: Code }) => {
  const { create } = useContractText();
  const [asked] = useSearchParams();
  const counters = asked.get('counters');
  return (
    <WithOther code={person} title={create.title} back="/" stranger={create.stranger}>
      {(home, other) =>
        counters === null ? (
          <OfferForm key="new" home={home} other={other} counters={null} />
        ) : (
          <Countering key={counters} home={home} other={other} id={counters} />
        )
      }
    </WithOther>
  );
};
