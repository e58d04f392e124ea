// IntriguePage: the page of the intrigue deck, and what lies over every page, at a moment that the address asks for:
// ?deck=asked &lang=en &page=home|contract &role=plays|open|asked

import { type ContractView, readOf } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { ANNA, intrigueBrief, intrigueInfo, type Moment, MOMENTS } from './intrigueView.ts';
import { ContractScreen } from '../contract/index.ts';
import { homeView } from './homeView.ts';
import { HomeScreen } from '../home/index.ts';
import { IntrigueOver, IntrigueScreen } from '../intrigue/index.ts';
import { home } from '../net/index.ts';
import { followRings } from '../parts/index.ts';

const asked = new URLSearchParams(location.search);
const isMoment = (name: string): name is Moment => Object.hasOwn(MOMENTS, name);
const named = asked.get('deck') ?? 'calm';
const table = MOMENTS[isMoment(named) ? named : 'calm']();
const { path } = readOf('intrigue', {});
const PLAYS = [
  { type: 'demandWithIntrigue', card: 'own-scales#1', proposal: null, roundings: ['floor', 'ceil'] },
  { type: 'answerWithIntrigue', card: 'urgent-business#1', proposal: 1, roundings: [] },
] as const;
const PLAY = {
  by: 'two',
  card: 'hard-bargain#1',
  cancels: [],
  asking: 1,
  left: 14_000,
  full: 15_000,
  runs: true,
  answers: ['intercepted-letter#1'],
} as const;

/** Returns a contract in which cards can be played, or one was. */
function contractView(role: string): ContractView {
  const BORIS = { person: 'boris', name: 'Ведис Телванни', code: 'BBBBBBBB' };
  const none = { one: false, two: false };
  return {
    contract: 'c',
    party: 'one',
    one: ANNA,
    two: BORIS,
    text: 'Бочка мацта',
    sum: 30,
    payer: 'one',
    game: null,
    state: { at: 'signed', handed: none, annulling: none, game: { at: 'none' }, proposals: 0 },
    may: ['confirmHandover', 'proposeGame'],
    intrigue: {
      plays: role === 'plays' ? PLAYS : [],
      play: role === 'plays' ? null : { ...PLAY, asked: role === 'asked' ? 'one' : 'two' },
    },
    sixth: [],
    lowered: false,
    told: false,
    busy: none,
    stopped: none,
    short: { one: null, two: null },
    unsaid: false,
    match: null,
    written: '2026-08-01T18:00:00.000Z',
    waits: '2026-08-01T18:00:00.000Z',
    overdue: false,
  };
}

const role = asked.get('role');
const view = homeView({
  contracts: role === null ? [] : [contractView(role)],
  me: { ...homeView().me, ...ANNA },
  intrigue: intrigueBrief(table),
});

/** Answers the deck's list from the local table; every other request goes to the server. */
function answerHere(): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (what, how) =>
    typeof what === 'string' && what.endsWith(path)
      ? new Response(JSON.stringify(intrigueInfo(table)), { headers: { 'content-type': 'application/json' } })
      : ask(what, how);
}

const Page = () => {
  switch (asked.get('page')) {
    case 'home':
      return <HomeScreen />;
    case 'contract':
      return <ContractScreen id="c" />;
    default:
      return <IntrigueScreen />;
  }
};

export const IntriguePage = () => {
  useState(() => {
    answerHere();
    followRings(null);
    home.known.setState({ home: view, event: view.event });
  });
  return (
    <>
      <IntrigueOver home={view} brief={intrigueBrief(table)} />
      <Page />
    </>
  );
};
