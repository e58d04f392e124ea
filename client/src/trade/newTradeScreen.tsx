// NewTradeScreen: an offer to the trader whose public code is in the address, which also says how it starts:
// ?give=<own copy> &ask=<a copy whose code was shown> &from=<the trade that is changed or answered>.

import type { Code, HomeView, PersonBrief } from '@dunmer/shared/protocol';
import { useSearchParams } from 'wouter';
import { WithOther } from '../parts/index.ts';
import { useTradeText } from './tradeText.ts';
import { AskScreen } from './askScreen.tsx';
import { OfferScreen, OtherwiseScreen } from './offerScreen.tsx';
import { useOffering } from './offerSheet.tsx';

const With = ({ home, other }: { readonly home: HomeView; readonly other: PersonBrief }) => {
  const [asked] = useSearchParams();
  const give = asked.get('give');
  const ask = asked.get('ask');
  const from = asked.get('from');
  const offering = useOffering(other);
  if (ask !== null)
    return <AskScreen other={other} copy={ask} isStopped={home.me.frozen} offering={offering} />;
  // Decided by the address and not by what is still open, so that the screen does not change while it is in use.
  if (from !== null)
    return <OtherwiseScreen key={from} home={home} other={other} id={from} offering={offering} />;
  return (
    <OfferScreen
      home={home}
      other={other}
      from={null}
      give={give === null ? [] : [give]}
      offering={offering}
    />
  );
};

export const NewTradeScreen = ({ person }: { readonly person: Code }) => {
  const { form } = useTradeText();
  return (
    <WithOther code={person} title={form.title} back="/trades">
      {(home, other) => <With home={home} other={other} />}
    </WithOther>
  );
};
