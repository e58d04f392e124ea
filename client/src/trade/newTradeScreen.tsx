// NewTradeScreen: an offer to the trader whose public code is in the address, which also says how it starts:
// ?give=<own copy> &ask=<a copy whose code was shown> &from=<the trade that is changed or answered>.

import { type Code, type HomeView, type PersonBrief, readOf } from '@dunmer/shared/protocol';
import { useSearchParams } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useList } from '../net/index.ts';
import { Reading, WithHome } from '../parts/index.ts';
import { useTradeText } from './tradeText.ts';
import { Panel } from '../ui/index.ts';
import { AskScreen } from './askScreen.tsx';
import { OfferScreen, OtherwiseScreen } from './offerScreen.tsx';
import { useOffering } from './offerSheet.tsx';

interface PartnerProps {
  readonly home: HomeView;
  readonly code: Code;
}

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

const Partner = ({ home, code }: PartnerProps) => {
  const { form } = useTradeText();
  const list = useList(readOf('peopleOfCode', { code }), 0);
  const found = list.at === 'here' ? list.value.people[0] : undefined;
  if (found !== undefined && found.trades && found.person !== home.me.person)
    return <With home={home} other={found} />;
  const why = found === undefined ? form.unknown : found.trades ? form.oneself : form.cannotTrade;
  return (
    <Screen title={form.title} back="/trades">
      <Reading list={list} unknown={form.unknown}>
        {() => (
          <Panel tone="strong">
            <p role="alert">{why}</p>
          </Panel>
        )}
      </Reading>
    </Screen>
  );
};

export const NewTradeScreen = ({ person }: { readonly person: Code }) => {
  const { form } = useTradeText();
  return <WithHome title={form.title}>{(home) => <Partner home={home} code={person} />}</WithHome>;
};
