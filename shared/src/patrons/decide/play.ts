// Playing and using (PT11 to PT14): the whole command is checked first, then it is paid in full.

import { err, ok, present } from '../../lib/index.ts';
import type { CopyId } from '../../rules/index.ts';
import { type Ability, isDeclared, selectorOf } from '../ability.ts';
import type { GameCommand } from '../command.ts';
import type { ZoneCard } from '../state.ts';
import { candidates, type Source } from '../target.ts';
import { costOf, isWeakIn } from '../values.ts';
import { check } from './check.ts';
import { enqueue, setOff } from './enqueue.ts';
import { DONE, inTurn, noCard, type Refused } from './moment.ts';
import type { Run } from './run.ts';
import { keepOneOfClass } from './undergo.ts';

type Named = readonly (readonly CopyId[])[];
/** What was declared for each ability; null for an ability that takes no declaration. */
type Declared = readonly (readonly CopyId[] | null)[];

/** Whether the targets named for one ability are the right number, different, and fitting. */
function isLegal(run: Run, source: Source, ability: Ability, copies: readonly CopyId[]): boolean {
  const selector = present(selectorOf(ability), 'what is declared is looked for');
  const fitting = candidates(run.catalogue, run.common, selector, source);
  const { pick } = selector;
  const isCount = pick === 'one' ? copies.length === 1 : copies.length <= (pick?.upTo ?? 0);
  return isCount && new Set(copies).size === copies.length && copies.every((copy) => fitting.includes(copy));
}

/** PT11: checks what is declared: "is all that is to be declared named, no more, and legal". */
function declare(run: Run, source: Source, abilities: readonly Ability[], named: Named): Refused<Declared> {
  const declared: (readonly CopyId[] | null)[] = [];
  let next = 0;
  for (const ability of abilities) {
    if (!isDeclared(ability)) {
      declared.push(null);
      continue;
    }
    const copies = named[next];
    next += 1;
    if (copies === undefined || !isLegal(run, source, ability, copies))
      return err({ code: 'target', copies: copies ?? [] });
    declared.push(copies);
  }
  const more = named[next];
  return more === undefined ? ok(declared) : err({ code: 'target', copies: more });
}

function afford(run: Run, { seat }: Source, cost: number): Refused {
  const { open } = run.common.coins[seat];
  return open < cost ? err({ code: 'coins', cost, open }) : DONE;
}

/** PT12 and PT13: plays a card from the hand. */
export function play(run: Run, command: Extract<GameCommand, { type: 'play' }>): Refused {
  const { seat, copy, targets } = command;
  const moment = inTurn(run, seat, command.turn);
  if (!moment.ok) return moment;
  const card = run.state.secret[seat].hand.find((held) => held.copy === copy);
  if (card === undefined) return noCard(copy);
  const definition = run.definition(card.card);
  const isSpell = definition.kind === 'spell';
  const abilities = isSpell ? definition.abilities : [];
  const declared = declare(run, command, abilities, targets);
  if (!declared.ok) return declared;
  const cost = costOf(run.catalogue, run.common.zone, seat, card);
  const afforded = afford(run, command, cost);
  if (!afforded.ok) return afforded;
  run.emit({ type: 'Paid', to: 'everyone', seat, coins: cost, closed: null });
  if (isSpell) {
    run.emit({ type: 'SpellPlayed', to: 'everyone', seat, card, targets });
    const entries = declared.value.map((named, ability) => ({ ...card, ability, seat, declared: named }));
    enqueue(run, entries);
    return DONE;
  }
  const { turn } = run.turn;
  run.emit({ type: 'CardEntered', to: 'everyone', seat, card, turn });
  keepOneOfClass(run, copy);
  const entered = present(run.inZone(copy), 'what was played is in the zone');
  check(run);
  // "Then its `enter` abilities, not looked at before, enter the queue": behind what the check has set off.
  if (!run.isOver) setOff(run, [entered], 'enter');
  return DONE;
}

/** PT11: checks a card in the zone: "is it open; is it no weak creature". */
export function ready(run: Run, card: ZoneCard): Refused {
  if (card.closed) return err({ code: 'closed', copy: card.copy });
  return isWeakIn(run.catalogue, run.turn.turn, card) ? err({ code: 'weak', copy: card.copy }) : DONE;
}

/** PT14: uses an ability. */
export function use(run: Run, command: Extract<GameCommand, { type: 'use' }>): Refused {
  const { seat, copy, targets } = command;
  const moment = inTurn(run, seat, command.turn);
  if (!moment.ok) return moment;
  const card = run.inZone(copy);
  const ability = card === undefined ? undefined : run.definition(card.card).abilities?.[command.ability];
  if (card?.control !== seat || ability?.when !== 'act') return noCard(copy);
  const isReady = ready(run, card);
  if (!isReady.ok) return isReady;
  const declared = declare(run, command, [ability], targets);
  if (!declared.ok) return declared;
  // "Coins of an ability's cost are never cheaper" (PT29).
  const cost = ability.cost?.coins ?? 0;
  const afforded = afford(run, command, cost);
  if (!afforded.ok) return afforded;
  const used = { copy, card: card.card, ability: command.ability };
  run.emit({ type: 'Paid', to: 'everyone', seat, coins: cost, closed: copy });
  run.emit({ type: 'AbilityUsed', to: 'everyone', seat, ability: used, targets });
  enqueue(run, [{ ...used, seat, declared: declared.value[0] ?? null }]);
  return DONE;
}
