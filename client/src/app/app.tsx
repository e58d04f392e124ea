// App: which address shows which screen.

import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import {
  CodeScreen,
  HelpScreen,
  HomeScreen,
  JoinScreen,
  OpenScreen,
  PracticeScreen,
  WithCode,
} from '../lobby/index.ts';
import { LoadingScreen } from './loadingScreen.tsx';
import { NowhereScreen } from './nowhereScreen.tsx';
import { Safe } from './safe.tsx';

const MatchRoute = lazy(async () => ({ default: (await import('./matchRoute.tsx')).MatchRoute }));
const StaffRoutes = lazy(async () => ({ default: (await import('../staff/index.ts')).StaffRoutes }));
const HallRoutes = lazy(async () => ({ default: (await import('../staff/index.ts')).HallRoutes }));

export const App = () => {
  const [place] = useLocation();
  return (
    <Safe key={place}>
      <Suspense fallback={<LoadingScreen />}>
        <Switch>
          <Route path="/" component={HomeScreen} />
          <Route path="/open" component={OpenScreen} />
          <Route path="/practice" component={PracticeScreen} />
          <Route path="/join" component={JoinScreen} />
          <Route path="/help" component={HelpScreen} />
          <Route path="/t/:code">{({ code }) => <CodeScreen code={code} />}</Route>
          <Route path="/w/:code">
            {({ code: typed }) => (
              <WithCode typed={typed}>{(code) => <MatchRoute follow={{ by: 'code', code }} />}</WithCode>
            )}
          </Route>
          <Route path="/m/:match">{({ match }) => <MatchRoute follow={{ by: 'seat', match }} />}</Route>
          <Route path="/staff/*?" component={StaffRoutes} />
          <Route path="/hall/*?" component={HallRoutes} />
          <Route>
            <NowhereScreen />
          </Route>
        </Switch>
      </Suspense>
    </Safe>
  );
};
