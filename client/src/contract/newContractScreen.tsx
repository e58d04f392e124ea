// NewContractScreen: writes an offer to the trader whose public code is in the address; ?counters=<the offer it
// answers>.

import {
  type Code,
  type ContractView,
  type HomeView,
  type PersonBrief,
  readOf,
} from '@dunmer/shared/protocol';
import { useSearchParams } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useList } from '../net/index.ts';
import { Reading, WithHome } from '../parts/index.ts';
import { useContractText } from '../text/index.ts';
import { OfferForm } from './offerForm.tsx';

/** Returns the offer that is countered; the form starts with its terms, seen from the other side. */
const countered = (home: HomeView, id: string | null): ContractView | null =>
  home.contracts.find(({ contract }) => contract === id) ?? null;

const With = ({ home, code }: { readonly home: HomeView; readonly code: Code }) => {
  const { create } = useContractText();
  const [asked] = useSearchParams();
  const list = useList(readOf('peopleOfCode', { code }), 0);
  const offer = countered(home, asked.get('counters'));
  const found = list.at === 'here' ? list.value.people[0] : undefined;
  const obstacle = (person: PersonBrief & { readonly trades: boolean }): string | null => {
    if (person.person === home.me.person) return create.oneself;
    return person.trades ? null : create.notTrader;
  };
  const why = found === undefined ? create.unknown : obstacle(found);
  if (found !== undefined && why === null)
    return <OfferForm key={offer?.contract ?? 'new'} home={home} other={found} counters={offer} />;
  return (
    <Screen title={create.title} back="/">
      <Reading list={list} unknown={create.unknown}>
        {() => <p role="alert">{why}</p>}
      </Reading>
    </Screen>
  );
};

export const NewContractScreen = ({ person }: { readonly person: Code }) => {
  const { create } = useContractText();
  return (
    <WithHome title={create.title} stranger={create.stranger}>
      {(home) => <With home={home} code={person} />}
    </WithHome>
  );
};
