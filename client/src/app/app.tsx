// App: maps each address to its screen. All screens but home are loaded on demand.

import type { ContractId } from '@dunmer/shared/protocol';
import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ChallengeScreen, ProposalScreen } from '../challenge/index.ts';
import { ContractScreen, NewContractScreen } from '../contract/index.ts';
import { HomeScreen, MovedScreen } from '../home/index.ts';
import { CodeScreen, HelpScreen, JoinScreen, PracticeScreen, WithCode } from '../lobby/index.ts';
import { later, useHome, useMoved } from '../net/index.ts';
import { useSeenContract } from '../parts/index.ts';
import { ChooseScreen, LinkScreen, PersonScreen, PinScreen } from '../person/index.ts';
import { LoadingScreen, NowhereScreen, Over } from './pages.tsx';
import { Safe } from './safe.tsx';

/** The page of one contract. A contract whose end is seen here is not announced again at home. */
const ContractRoute = ({ id }: { readonly id: ContractId }) => {
  useSeenContract(useHome(), id);
  return <ContractScreen id={id} />;
};

const LessonRoute = later(async () => ({ default: (await import('./lessonRoute.tsx')).LessonRoute }));
const MatchRoute = later(async () => ({ default: (await import('./matchRoute.tsx')).MatchRoute }));
const MoneyScreen = later(async () => ({ default: (await import('../purse/index.ts')).MoneyScreen }));
const DeckScreen = later(async () => ({ default: (await import('../copies/index.ts')).DeckScreen }));
const CardScreen = later(async () => ({ default: (await import('../copies/index.ts')).CardScreen }));
const FindScreen = later(async () => ({ default: (await import('../copies/index.ts')).FindScreen }));
const TradesScreen = later(async () => ({ default: (await import('../trade/index.ts')).TradesScreen }));
const NewTradeScreen = later(async () => ({ default: (await import('../trade/index.ts')).NewTradeScreen }));
const TradeScreen = later(async () => ({ default: (await import('../trade/index.ts')).TradeScreen }));
const PastScreen = later(async () => ({ default: (await import('../past/index.ts')).PastScreen }));
const ContractsScreen = later(async () => ({ default: (await import('../past/index.ts')).ContractsScreen }));
const PromisesScreen = later(async () => ({ default: (await import('../pledges/index.ts')).PromisesScreen }));
const DeckLogScreen = later(async () => ({ default: (await import('../deckLog/index.ts')).DeckLogScreen }));
const IntrigueScreen = later(async () => ({
  default: (await import('../intrigue/index.ts')).IntrigueScreen,
}));
const BadgeScreen = later(async () => ({ default: (await import('../badge/index.ts')).BadgeScreen }));
const StaffRoutes = later(async () => ({ default: (await import('../staff/index.ts')).StaffRoutes }));
const HallRoutes = later(async () => ({ default: (await import('../staff/index.ts')).HallRoutes }));

/**
 * Pages that anybody may open, even on a phone that its owner has left. The match page decides by itself who may see
 * it.
 */
const OPEN_TO_ALL = (
  <>
    <Route path="/practice" component={PracticeScreen} />
    <Route path="/join" component={JoinScreen} />
    <Route path="/help" component={HelpScreen} />
    <Route path="/lesson" component={LessonRoute} />
    <Route path="/deck-log" component={DeckLogScreen} />
    <Route path="/c/:code">{({ code }) => <CodeScreen code={code} />}</Route>
    <Route path="/l/:secret">{({ secret }) => <LinkScreen secret={secret} />}</Route>
    <Route path="/w/:code">
      {({ code: typed }) => (
        <WithCode typed={typed}>{(code) => <MatchRoute follow={{ by: 'code', code }} />}</WithCode>
      )}
    </Route>
    <Route path="/m/:match">{({ match }) => <MatchRoute follow={{ by: 'seat', match }} />}</Route>
  </>
);

const OF_ITS_OWNER = (
  <>
    <Route path="/" component={HomeScreen} />
    <Route path="/pin" component={PinScreen} />
    <Route path="/p/:code">{({ code }) => <PersonScreen code={code} />}</Route>
    <Route path="/person" component={ChooseScreen} />
    <Route path="/contract/new/:person">{({ person }) => <NewContractScreen person={person} />}</Route>
    <Route path="/contract/:id">{({ id }) => <ContractRoute id={id} />}</Route>
    <Route path="/challenge/:person">{({ person }) => <ChallengeScreen person={person} />}</Route>
    <Route path="/proposal/:id">{({ id }) => <ProposalScreen id={id} />}</Route>
    <Route path="/money" component={MoneyScreen} />
    <Route path="/deck" component={DeckScreen} />
    <Route path="/card/:copy">{({ copy }) => <CardScreen copy={copy} />}</Route>
    <Route path="/find">
      <FindScreen code="" />
    </Route>
    <Route path="/f/:code">{({ code }) => <FindScreen code={code} />}</Route>
    <Route path="/trades" component={TradesScreen} />
    <Route path="/trade/new/:person">{({ person }) => <NewTradeScreen person={person} />}</Route>
    <Route path="/trade/:id">{({ id }) => <TradeScreen id={id} />}</Route>
    <Route path="/past" component={PastScreen} />
    <Route path="/contracts" component={ContractsScreen} />
    <Route path="/promises" component={PromisesScreen} />
    <Route path="/intrigue" component={IntrigueScreen} />
    <Route path="/code" component={BadgeScreen} />
    <Route path="/staff/*?" component={StaffRoutes} />
    <Route path="/hall/*?" component={HallRoutes} />
    <Route>
      <NowhereScreen />
    </Route>
  </>
);

/** Maps each address to its screen. All screens but home are loaded on demand. */
export const App = () => {
  const [place] = useLocation();
  const isLeft = useMoved() !== null;
  return (
    <>
      <Over />
      <Safe key={place}>
        <Suspense fallback={<LoadingScreen />}>
          <Switch>
            {OPEN_TO_ALL}
            {isLeft ? <Route component={MovedScreen} /> : OF_ITS_OWNER}
          </Switch>
        </Suspense>
      </Safe>
    </>
  );
};
