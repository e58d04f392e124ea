// IntriguePage: the page of the intrigue deck, and what lies over every page, at a moment that the address asks for:
// ?deck=asked &lang=en &page=home

import { readOf } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { ANNA, intrigueBrief, intrigueInfo, type Moment, MOMENTS } from './intrigueView.ts';
import { homeView } from './homeView.ts';
import { HomeScreen } from '../home/index.ts';
import { IntrigueOver, IntrigueScreen } from '../intrigue/index.ts';
import { home } from '../net/index.ts';

const asked = new URLSearchParams(location.search);
const isMoment = (name: string): name is Moment => Object.hasOwn(MOMENTS, name);
const named = asked.get('deck') ?? 'calm';
const table = MOMENTS[isMoment(named) ? named : 'calm']();
const { path } = readOf('intrigue', {});
const view = homeView({ me: { ...homeView().me, ...ANNA }, intrigue: intrigueBrief(table) });

/** The list is answered from the table; nothing else is asked of a server. */
function answerHere(): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (what, how) =>
    typeof what === 'string' && what.endsWith(path)
      ? new Response(JSON.stringify(intrigueInfo(table)), { headers: { 'content-type': 'application/json' } })
      : ask(what, how);
}

export const IntriguePage = () => {
  useState(() => {
    answerHere();
    home.known.setState({ home: view, event: view.event });
  });
  return (
    <>
      <IntrigueOver home={view} brief={intrigueBrief(table)} />
      {asked.get('page') === 'home' ? <HomeScreen /> : <IntrigueScreen />}
    </>
  );
};
