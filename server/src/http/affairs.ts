// Affairs: one contract, one trade, one copy, how a match was settled, and the people one can deal with.

import { err, ok, type Result } from '@dunmer/shared/lib';
import { parseCode, parseMatchId } from '@dunmer/shared/protocol/schema';
import { tidyName } from '@dunmer/shared/protocol';
import {
  contractInfo,
  copyHistory,
  peopleNamed,
  peopleOfCode,
  challengeInfo,
  relationToContract,
  relationToTrade,
  settledByMatch,
  settledView,
  tradeInfo,
} from '../home/index.ts';
import type { Guess } from '../device/index.ts';
import { aboutCopyOf, interestsOf, relationIn } from '../interest/index.ts';
import { lookedAt } from '../match/index.ts';
import { type Relation, refusalFor, refusalForAny, type View } from '../roles/index.ts';
import { type Actor, isPerson } from '../world/index.ts';
import { look, lookUp, type LookUpPorts } from './lookUp.ts';
import type { SomeAnswers } from './reading.ts';
import { NOT_FOUND, type Refused } from './refuse.ts';
import { lookingAt, type WhoPorts } from './who.ts';

export type AffairPorts = WhoPorts & LookUpPorts;

const LONGEST_NAME = 80;

/**
 * Shows a thing to an actor where the table of roles lets them see it. An actor who may see no such thing at all is not
 * told whether it exists.
 */
async function shown<Thing, Info>(
  actor: Actor,
  view: View,
  thing: Promise<Thing | null>,
  {
    relate,
    show,
  }: {
    readonly relate: (thing: Thing) => Relation | Promise<Relation>;
    readonly show: (thing: Thing) => Promise<Info>;
  },
): Promise<Result<Info, Refused>> {
  const never = refusalForAny(actor, view);
  if (never !== null) return err(never);
  const found = await thing;
  if (found === null) return NOT_FOUND;
  const refused = refusalFor(actor, view, await relate(found));
  return refused === null ? ok(await show(found)) : err(refused);
}

/**
 * Answers questions about one contract, trade, challenge or copy, about people, and about how a match was settled.
 */
export function affairAnswers(ports: AffairPorts) {
  const { store, world } = ports;
  const { read } = store;
  /** Finds a thing by its id; null for a text that is no id. */
  const named = async <Thing>(
    { id }: { readonly id: string },
    find: (id: string) => Promise<Thing | null>,
  ): Promise<Thing | null> => {
    const parsed = parseMatchId(id);
    return parsed.ok ? find(parsed.value) : null;
  };
  return {
    contract: ({ actor, facts }) =>
      shown(
        actor,
        'see:contract',
        named(facts, (id) => read.contracts.contract(id)),
        {
          relate: (one) => relationToContract(read, one, actor),
          show: (one) => contractInfo(world, read, actor, one),
        },
      ),
    trade: ({ actor, facts }) =>
      shown(
        actor,
        'see:trade',
        named(facts, (id) => read.trades.trade(id)),
        {
          relate: (one) => relationToTrade(read, actor, one),
          show: (one) => tradeInfo(read, actor.person?.key ?? one.from, one),
        },
      ),
    proposal: ({ actor, facts }) =>
      shown(
        actor,
        'see:proposal',
        named(facts, (id) => read.challenges.challenge(id)),
        {
          relate: ({ from, to }) => (isPerson(actor, from) || isPerson(actor, to) ? 'party' : 'other'),
          show: (one) => challengeInfo(read, actor.person?.key ?? one.from, one),
        },
      ),
    async copy({ actor, facts }) {
      const interests = await interestsOf(read, actor);
      const copy = named(facts, (id) => read.cards.copy(id));
      return shown(actor, 'see:copy', copy, {
        relate: ({ owner }) => relationIn(interests, aboutCopyOf(owner)),
        show: (one) => copyHistory(read, one, interests),
      });
    },
    async peopleNamed({ actor, facts: { name = '' } }) {
      const who = lookingAt(actor, 'see:people', 'other');
      if (!who.ok) return who;
      return ok(await peopleNamed(read, who.value.person.key, tidyName(name.slice(0, LONGEST_NAME))));
    },
    async peopleOfCode({ request, actor, facts }) {
      const who = lookingAt(actor, 'see:people', 'other');
      if (!who.ok) return who;
      const code = parseCode(facts.code);
      const { key } = who.value.person;
      return lookUp(ports, request, async () => (code.ok ? peopleOfCode(read, key, code.value) : null));
    },
    async settled({ request, actor, facts: { id: match, watch: by } }) {
      const id = parseMatchId(match);
      const watch = parseCode(by);
      const find = async () =>
        id.ok ? lookedAt(world, read, actor, id.value, watch.ok ? watch.value : null) : null;
      const judge = (found: Awaited<ReturnType<typeof find>>): Guess => (found === null ? 'wrong' : 'right');
      const looked = watch.ok ? await look(ports, request, find, judge) : ok(await find());
      if (!looked.ok) return looked;
      if (looked.value === null) return NOT_FOUND;
      const { key } = looked.value;
      const settled = await settledByMatch(read, [key]);
      return ok({ settled: (settled.get(key) ?? []).map(settledView) });
    },
  } satisfies SomeAnswers;
}
