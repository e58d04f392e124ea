// Words: the values of each key that has one of a few words; one that is missing here does not compile.

import type { VisibleEvent } from '@dunmer/shared/fairness';
import {
  type CopyReason,
  type MatchBrief,
  type PreviewLine,
  type ProposalView,
  REASONS,
  type Refusal,
  type Rejection,
  type Settled,
  SHORTFALLS,
  STAFF_ROLES,
  type TradeView,
} from '@dunmer/shared/protocol';
import type { Refused } from '../../src/http/refuse.ts';
import type { DeskNote } from '../../../shared/src/fairness/desk.ts';
import type { Work } from '../../../shared/src/rules/windowsState.ts';

const all = <T extends string>(words: Readonly<Record<T, true>>): readonly string[] => Object.keys(words);

type Happening = Extract<PreviewLine, { is: 'match' | 'person' }>['what'];

/** The words, by the name under which the page lists them. */
export const WORDS = {
  'why of an entry': REASONS,
  'why of a copy': all<CopyReason>({
    made: true,
    dealt: true,
    claimed: true,
    trade: true,
    moved: true,
    found: true,
    withdrawn: true,
    returned: true,
  }),
  'state of a trade': all<(TradeView | ProposalView)['state']>({
    offered: true,
    accepted: true,
    declined: true,
    withdrawn: true,
  }),
  phase: all<MatchBrief['phase']>({
    placing: true,
    resolving: true,
    choosing: true,
    stop: true,
    claiming: true,
    finished: true,
    preparing: true,
    playing: true,
  }),
  'kind of a settlement': all<Settled['kind']>({
    counted: true,
    drawn: true,
    conceded: true,
    awarded: true,
    voided: true,
  }),
  'by of a note': all<Extract<DeskNote, { by: string }>['by']>({
    referee: true,
    organiser: true,
    a: true,
    b: true,
    clock: true,
    restore: true,
  }),
  'how of PlaySettled': all<Extract<VisibleEvent, { type: 'PlaySettled' }>['how']>({
    stands: true,
    cancelled: true,
    ended: true,
  }),
  'op of a work': all<Work['op']>({
    first: true,
    tie: true,
    wide: true,
    shield: true,
    solace: true,
    bar: true,
  }),
  staff: STAFF_ROLES,
  shortfall: SHORTFALLS,
  'what of a match or person': all<Happening>({
    paused: true,
    resumed: true,
    extended: true,
    nudged: true,
    callClosed: true,
    defaultAnnounced: true,
    defaultStopped: true,
    opened: true,
    decksOpened: true,
    pursesOpened: true,
    linkMade: true,
    unbound: true,
    counted: true,
    drawn: true,
    conceded: true,
    awarded: true,
    voided: true,
    resettled: true,
    stopped: true,
    ended: true,
    noted: true,
    added: true,
    renamed: true,
    frozen: true,
    thawed: true,
    'link-made': true,
    'link-moved': true,
    'link-revoked': true,
    'link-used': true,
    'passphrase-reset': true,
    ruined: true,
    ruinArranged: true,
    restored: true,
  }),
  'code over HTTP alone': all<Exclude<Refused['code'], (Refusal | Rejection)['code']>>({
    'not-found': true,
    'not-finished': true,
  }),
} as const;
