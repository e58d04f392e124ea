// TraderHome: what a trader owns, what waits for them, and the main button.

import { tableOf } from '@dunmer/shared/contract';
import type { HomeView } from '@dunmer/shared/protocol';
import { laterIn, laterOver } from '../net/index.ts';
import { Link, useLocation } from 'wouter';
import { recall } from '../device/index.ts';
import { MyTables } from '../lobby/index.ts';
import { useEndedContracts } from '../parts/index.ts';
import { useText } from '../text/index.ts';
import { Button, Panel, Quiet } from '../ui/index.ts';
import { AffairList, Belongings, StaffLink, useStaffPlace } from './homeParts.tsx';
import { affairsOf } from './agenda.ts';
import css from './home.module.css';

const TradeNews = laterIn(async () => ({ default: (await import('../trade/index.ts')).TradeNews }));
const ContractNews = laterIn(async () => ({ default: (await import('../past/index.ts')).ContractNews }));
const MatchNews = laterIn(async () => ({ default: (await import('../past/index.ts')).MatchNews }));
const NewCards = laterIn(async () => ({ default: (await import('../copies/index.ts')).NewCards }));
const Debts = laterIn(async () => ({ default: (await import('../ruling/index.ts')).Debts }));
const NewReceipts = laterIn(async () => ({ default: (await import('../purse/index.ts')).NewReceipts }));

const PledgeEntry = laterIn(async () => ({ default: (await import('../pledges/index.ts')).PledgeEntry }));

const IntrigueEntry = laterIn(async () => ({
  default: (await import('../intrigue/index.ts')).IntrigueEntry,
}));

const CallsAtHome = laterOver(async () => ({ default: (await import('../staff/index.ts')).CallsAtHome }));

const ToldAffairs = laterOver(async () => ({ default: (await import('./toldAffairs.tsx')).ToldAffairs }));

/** Leads to the code by which others find the trader. */
export const ShowCode = ({ wide = false }: { readonly wide?: boolean }) => {
  const { home: text } = useText();
  const [, go] = useLocation();
  return (
    <Button glyph="person" wide={wide} onClick={() => go('/code')}>
      {text.showCode}
    </Button>
  );
};

export const TraderAction = ({ home: { match, me } }: { readonly home: HomeView }) => {
  const { home: text } = useText();
  const [, go] = useLocation();
  const place = useStaffPlace(me);
  if (match !== null) {
    return (
      <Button weight="commit" size="large" wide onClick={() => go(`/m/${match.match}`)}>
        {text.toTable}
      </Button>
    );
  }
  return (
    <div className={css['choices']}>
      {place !== null && !me.trades && (
        <Button weight="primary" size="large" wide onClick={() => go(place.path)}>
          {place.label}
        </Button>
      )}
      {me.trades && (
        <Button weight="primary" size="large" wide disabled={me.frozen} onClick={() => go('/person')}>
          {text.newContract}
        </Button>
      )}
      <div className={css['pair']}>
        <ShowCode />
        <Button onClick={() => go('/join')}>{text.code}</Button>
      </div>
    </div>
  );
};

const More = ({ me, event }: Pick<HomeView, 'me' | 'event'>) => {
  const { home: text } = useText();
  const ofTraders = [
    ['/trades', text.trades],
    ['/past', text.past],
    ['/contracts', text.contracts],
    ['/find', text.find],
  ] as const;
  // With this setting, everybody who has joined may watch.
  const hall = event.settings.watching === 'event' ? [['/hall', text.inHall] as const] : [];
  const places = [
    ...(me.trades ? ofTraders : []),
    ...hall,
    ['/practice', text.practice],
    ['/pin', text.pin],
  ] as const;
  return (
    <nav className={css['affairs']} aria-label={text.more}>
      <h2>{text.more}</h2>
      <ul className={css['more']}>
        {places.map(([path, label]) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Announces what has come to wait for the trader, over every page. */
export const ToldOver = ({ home }: { readonly home: HomeView }) => {
  const { home: text } = useText();
  return <ToldAffairs home={home} affairs={affairsOf(home, text)} />;
};

export const TraderHome = ({ home }: { readonly home: HomeView }) => {
  const { home: text } = useText();
  const { match, me } = home;
  const affairs = affairsOf(home, text);
  const ended = useEndedContracts(home);
  const of = (...turns: readonly string[]) => affairs.filter(({ turn }) => turns.includes(turn));
  return (
    <>
      <StaffLink me={me} />
      {(me.staff === 'referee' || me.staff === 'organiser') && <CallsAtHome />}
      {me.trades && <Belongings home={home} />}
      {match !== null && (
        <Panel tone="strong">
          {/* Whom it waits for only the table knows, where the film has come that far (UX 7). */}
          <p>{(tableOf(match) === 'patrons' ? text.inPatronsMatch : text.inMatch)(match.opponent.name)}</p>
        </Panel>
      )}
      {/* Before everything but the purse: somebody stands there and waits (UX 6). */}
      <AffairList title={text.waitsForYou} affairs={of('mine')} tone="calls" />
      {home.pledges !== undefined && <PledgeEntry brief={home.pledges} />}
      {home.intrigue !== undefined && <IntrigueEntry brief={home.intrigue} />}
      {recall('trades.offered') !== null && <TradeNews version={home.version} />}
      {match === null && recall('match.friendly') !== null && <MatchNews />}
      {ended.length > 0 && <ContractNews ids={ended} version={home.version} reader={me.person} />}
      {home.receipts.length > 0 && <NewReceipts receipts={home.receipts} purse={home.purse} />}
      {home.cardNews.length > 0 && <NewCards news={home.cardNews} />}
      {home.debts.length > 0 && <Debts debts={home.debts} reader={me.person} />}
      <AffairList title={text.running} affairs={of('both')} tone="calm" />
      <AffairList title={text.waitsForThem} affairs={of('theirs')} tone="calm" />
      {me.trades && affairs.length === 0 && match === null && <Quiet>{text.nothing}</Quiet>}
      <MyTables />
      <More me={me} event={home.event} />
    </>
  );
};
