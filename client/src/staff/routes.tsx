// The addresses of the desk and of the screen for the hall.

import { Route, Switch } from 'wouter';
import { useMe } from '../net/index.ts';
import { CopyPage } from './cards/copyPage.tsx';
import { TradePage } from './cards/tradePage.tsx';
import { ContractPage } from './contracts/contractPage.tsx';
import { FloorPage } from './floor/floorPage.tsx';
import { HallMatch, HallPage } from './hall/hallPage.tsx';
import { IntriguePage } from './intrigue/intriguePage.tsx';
import { MatchPage } from './match/matchPage.tsx';
import { DeckPaperPage, PledgePaperPage } from './paper/modulePaper.tsx';
import { PersonPage } from './people/personPage.tsx';
import { PledgesPage } from './pledges/pledgesPage.tsx';
import { SectionPage } from './sectionPage.tsx';
import { SettingsPage } from './settings/settingsPage.tsx';
import { LISTED, pathOf } from './shell/sections.ts';
import { ToldDesk } from './shell/toldDesk.tsx';

const Pages = () => (
  <Switch>
    {LISTED.map((section) => (
      <Route key={section} path={pathOf(section)}>
        <SectionPage key={section} section={section} />
      </Route>
    ))}
    <Route path="/staff/match/:match">{({ match }) => <MatchPage key={match} match={match} />}</Route>
    <Route path="/staff/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
    <Route path="/staff/cards/:copy">{({ copy }) => <CopyPage key={copy} copy={copy} />}</Route>
    <Route path="/staff/trades/:id">{({ id }) => <TradePage key={id} id={id} />}</Route>
    <Route path="/staff/contracts/:id">{({ id }) => <ContractPage key={id} id={id} />}</Route>
    <Route path="/staff/promises" component={PledgesPage} />
    <Route path="/staff/promises/paper" component={PledgePaperPage} />
    <Route path="/staff/intrigue/paper" component={DeckPaperPage} />
    <Route path="/staff/intrigue" component={IntriguePage} />
    <Route path="/staff/settings" component={SettingsPage} />
    <Route component={FloorPage} />
  </Switch>
);

export const StaffRoutes = () => {
  const isStaff = (useMe()?.staff ?? null) !== null;
  return (
    <>
      {isStaff && <ToldDesk />}
      <Pages />
    </>
  );
};

export const HallRoutes = () => (
  <Switch>
    <Route path="/hall/:match">{({ match }) => <HallMatch key={match} match={match} />}</Route>
    <Route component={HallPage} />
  </Switch>
);
