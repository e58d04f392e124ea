// told: the sentence of each event for its reader, in the log and in the film. Every event has one.

import type { Cause, GameCatalogue, VisibleSealedGameEvent } from '@dunmer/shared/patrons';
import type { CardId, Lang } from '@dunmer/shared/cards';
import { never } from '@dunmer/shared/lib';
import type { BySeat, CopyId, Seat, Viewer } from '@dunmer/shared/rules';
import type { PatronsText } from '../patronsText.ts';

export interface Teller {
  readonly lang: Lang;
  readonly text: PatronsText['told'];
  readonly catalogue: GameCatalogue;
  readonly names: BySeat<string>;
  readonly viewer: Viewer;
  /** The card of each copy seen so far. */
  readonly cards: ReadonlyMap<CopyId, CardId>;
  /** What tells cards of one name apart at that moment: a number, the other side. */
  readonly tags: ReadonlyMap<CopyId, string>;
}

/** Events of the game, including fair draws, but without the notes of referees and clocks. */
export type InGame = Exclude<VisibleSealedGameEvent, { readonly type: 'DeskNoted' }>;

/** Returns a player's name; null for the reader. */
const whoIs = ({ viewer, names }: Pick<Teller, 'viewer' | 'names'>, seat: Seat): string | null =>
  seat === viewer ? null : names[seat];

export const nameOf = ({ catalogue, lang }: Pick<Teller, 'catalogue' | 'lang'>, card: CardId): string =>
  catalogue.get(card)?.name[lang] ?? card;

/** Returns a card's name by its copy, told apart from others of its name. */
export function copyName(teller: Teller, copy: CopyId): string {
  const name = nameOf(teller, teller.cards.get(copy) ?? copy);
  const tag = teller.tags.get(copy);
  return tag === undefined ? name : `${name}${tag}`;
}

/** Returns the name of the card behind a cause; '' when it is not a card. */
function culprit(teller: Teller, cause: Cause): string {
  switch (cause.by) {
    case 'ability':
      return copyName(teller, cause.ability.copy);
    case 'strike':
      return copyName(teller, cause.striker);
    case 'class':
      return copyName(teller, cause.copy);
    case 'missing-card':
    case 'wounds':
    case 'hand-limit':
      return '';
    default:
      return never(cause);
  }
}

type EventOf<Type extends InGame['type']> = Extract<InGame, { readonly type: Type }>;

function leaving(teller: Teller, { card, owner, into, cause }: EventOf<'Left'>): string {
  const { text } = teller;
  const [by, name] = [culprit(teller, cause), copyName(teller, card.copy)];
  if (into === 'hand') return text.recalls(whoIs(teller, owner), by, name);
  if (cause.by === 'class') return text.ousted(by, name);
  return cause.by === 'ability' ? text.destroys(by, name) : text.falls(name);
}

function ending(teller: Teller, { outcome }: EventOf<'GameEnded'>): string {
  const { text } = teller;
  switch (outcome.kind) {
    case 'counted':
      return text.wins(whoIs(teller, outcome.winner));
    case 'conceded':
      return text.concedes(whoIs(teller, outcome.winner === 'a' ? 'b' : 'a'));
    case 'drawn':
      return text.drawn;
    case 'awarded':
      return text.awarded(whoIs(teller, outcome.winner), outcome.reason);
    case 'voided':
      return text.voided(outcome.reason);
    default:
      return never(outcome);
  }
}

function wounding(teller: Teller, { copy, n, warded, cause }: EventOf<'Wounded'>): string {
  const { text } = teller;
  const by = culprit(teller, cause);
  const card = copyName(teller, copy);
  return by === '' ? text.misses(card, n, warded) : text.wounds(by, card, n, warded);
}

const namesOf = (teller: Teller, cards: readonly { readonly card: CardId }[]): readonly string[] =>
  cards.map(({ card }) => nameOf(teller, card));

/** Returns the sentence of an event. */
export function told(teller: Teller, event: InGame): string {
  const { text } = teller;
  const who = (seat: Seat): string | null => whoIs(teller, seat);
  const card = (copy: CopyId): string => copyName(teller, copy);
  const aimed = (targets: readonly (readonly CopyId[])[]): readonly string[] => targets.flat().map(card);
  switch (event.type) {
    case 'GameSealed':
      return text.seated;
    case 'PromiseGiven':
    case 'PromisesPublished':
    case 'NonceGiven':
    case 'NoncesPublished':
    case 'SeedPublished':
      return text.fair;
    case 'NonceWaived':
      return text.waived(who(event.seat));
    case 'ExchangesPublished':
      return text.exchangesShown;
    case 'PatronChosen':
      return text.choosesOwn(nameOf(teller, event.patron));
    case 'PatronSealed':
      return text.seals(who(event.seat));
    case 'PatronsOpened':
      return (['a', 'b'] as const)
        .map((seat) => text.opens(who(seat), nameOf(teller, event.patrons[seat].card)))
        .join(' ');
    case 'FirstTossed':
      return text.begins(who(event.winner));
    case 'PileShuffled':
      return text.shuffles(who(event.seat), event.size);
    case 'HandExchanged':
      return text.exchangesOwn(event.copies.map(card));
    case 'ExchangeCounted':
      return text.exchanges(who(event.seat), event.count);
    case 'CardsDrawn':
      return text.drawsOwn(namesOf(teller, event.cards));
    case 'DrawCounted':
      return text.draws(who(event.seat), event.count);
    case 'CoinGained':
      return text.coin(who(event.seat));
    case 'TurnBegun':
      return text.turn(who(event.seat), String(event.turn));
    case 'MainBegun':
      return text.main;
    case 'TurnEnding':
      return text.ends(who(event.seat));
    case 'RaisesEnded':
      return text.raisesEnd;
    case 'TurnEnded':
      return text.over(String(event.turn));
    case 'Paid': {
      const closes = event.closed === null ? [] : [text.closesToPay(card(event.closed))];
      return [...(event.coins === 0 ? [] : [text.pays(who(event.seat), event.coins)]), ...closes].join(' ');
    }
    case 'SpellPlayed':
      return text.plays(who(event.seat), nameOf(teller, event.card.card), aimed(event.targets));
    case 'CardEntered':
      return text.enters(who(event.seat), nameOf(teller, event.card.card));
    case 'AbilityUsed':
      return text.uses(who(event.seat), nameOf(teller, event.ability.card), aimed(event.targets));
    case 'StrikeDeclared':
      return text.strikes(card(event.striker), card(event.target));
    case 'Defended':
      return text.defends(card(event.defender));
    case 'NotDefended':
      return text.undefended(who(event.seat));
    case 'AbilitiesQueued':
      return text.queued(namesOf(teller, event.entries));
    case 'AbilityOut':
      return text.comesOut(nameOf(teller, event.entry.card));
    case 'AbilityDone':
      return text.done(nameOf(teller, event.ability.card));
    case 'AbilitySkipped':
      return text.skipped[event.why](nameOf(teller, event.ability.card));
    case 'Asked':
      return text.asked[event.asked.what](who(event.asked.seat));
    case 'Chosen':
      return text.picks(who(event.seat), event.copies.map(card));
    case 'Wounded':
      return wounding(teller, event);
    case 'Healed':
      return text.heals(culprit(teller, event.cause), card(event.copy), event.n);
    case 'Closed':
      return text.closes(culprit(teller, event.cause), card(event.copy));
    case 'Raised':
      return text.raises(culprit(teller, event.cause), card(event.copy), event.strike, event.life);
    case 'TakenOver':
      return text.takes(who(event.control), culprit(teller, event.cause), card(event.copy));
    case 'Left':
      return leaving(teller, event);
    case 'Returned':
      return text.returns(who(event.owner), culprit(teller, event.cause), nameOf(teller, event.card.card));
    case 'Discarded': {
      const words = event.cause.by === 'hand-limit' ? text.notKept : text.discards;
      return words(who(event.seat), namesOf(teller, event.cards));
    }
    case 'GameEnded':
      return ending(teller, event);
    case 'DefaultApplied':
      return text.default[event.by](who(event.seat));
    default:
      return never(event);
  }
}
