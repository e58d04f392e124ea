// DeckLaws: what follows in a deck from its seed and its word, and what from the state before (IN1 to IN10).

import {
  checkDeckLog,
  deckEntriesOf,
  type DeckEvent,
  type DeckState,
  handOf,
  handSize,
  initiativeOf,
  isWord,
  limitOf,
  pileCommitment,
  shuffleOf,
} from '@dunmer/shared/intrigue';
import { sameValue } from '@dunmer/shared/lib';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { Contradiction } from './finding.ts';

const wrong = (what: string): never => {
  throw new Contradiction(`${what} does not follow from the seed of the deck.`);
};

/** IN2, IN3, IN7, IN8: checks that every shuffle, initiative and draw follows from the seed and the word. */
export function checkDrawn({ common, vault }: DeckState, event: DeckEvent): void {
  const { seed } = vault;
  const sources = seed === null || common.word === null ? null : { seed, word: common.word };
  switch (event.type) {
    case 'PileSealed':
      if (seed === null || pileCommitment(event.event, seed) !== event.commitment) wrong('The commitment');
      break;
    case 'WordSaid':
      if (!isWord(event.word)) wrong('The word');
      break;
    case 'SeedOpened':
      if (event.seed !== seed) wrong('The seed that is published');
      break;
    case 'PileOrdered':
      if (sources === null || !sameValue(shuffleOf(sources, common.shuffle + 1, common.spent), event.order))
        wrong(`Shuffle ${common.shuffle + 1}`);
      break;
    case 'RingBegun':
      if (sources === null || !sameValue(initiativeOf(sources, event.ring, event.order), event.order))
        wrong(`The initiative of ring ${event.ring}`);
      break;
    case 'TraderJoined':
      if (sources === null || !sameValue(initiativeOf(sources, common.ring ?? 0, event.order), event.order))
        wrong('Where somebody has come in');
      break;
    case 'TraderRuined':
      if (
        !sameValue(
          common.order.filter((who) => who !== event.who),
          event.order,
        )
      )
        wrong('The initiative after a ruin');
      break;
    case 'DrawBought':
      if (common.audience === null || [common.audience.who, ...common.audience.bought].includes(event.who))
        wrong('A draw that was bought');
      break;
    case 'CardCame':
      if (vault.order[common.place] !== event.copy) wrong('What was drawn');
      break;
    default:
  }
}

const areIn = (hand: readonly string[], copies: readonly string[]): boolean =>
  copies.every((copy) => hand.includes(copy));

/** Checks that cards seen in a hand were in it. */
export function checkSeen(state: DeckState, event: DeckEvent): void {
  const isThere = (() => {
    switch (event.type) {
      case 'HandSeen':
        return sameValue(handOf(state, event.of), event.copies);
      case 'CardsShown':
      case 'CardsShownTo':
        return areIn(handOf(state, event.by), event.copies);
      case 'DropChosen':
        return areIn(handOf(state, event.trader), event.copies);
      default:
        return true;
    }
  })();
  if (!isThere) throw new Contradiction(`Something was seen of a hand in which it was not (${event.type}).`);
}

/** IN10: at the end of a step only traders with a surplus hold more than their limit. */
export function checkSurplus({ common }: DeckState, seq: number): void {
  if (common.sealed === null) return;
  for (const trader of Object.keys(common.hands)) {
    const isOver = handSize(common, trader) > limitOf(PRINTED.intrigue, common, trader);
    if (isOver !== common.surplus.includes(trader))
      throw new Contradiction(`After row ${seq} of the journal somebody holds more than their limit says.`);
  }
}

/**
 * IN5: checks everything that anybody can derive once the seed is published, and that each hand is what was drawn
 * into it.
 */
export function checkDeckEnd({ common, secret, vault }: DeckState, events: readonly DeckEvent[]): void {
  const { sealed, word } = common;
  if (sealed === null || vault.seed === null) throw new Contradiction('The deck was never sealed.');
  if (word === null) return;
  const copies = events.flatMap((event) => (event.type === 'PileSealed' ? event.copies : []));
  const { event, commitment } = sealed;
  const checked = checkDeckLog({
    event,
    commitment,
    seed: vault.seed,
    word,
    copies,
    log: deckEntriesOf(events),
  });
  if (!checked.ok) throw new Contradiction(`The log of the deck can't be: ${checked.error.why}.`);
  const hands = Object.fromEntries(
    Object.entries(secret).flatMap(([trader, { hand }]) => (hand.length === 0 ? [] : [[trader, hand]])),
  );
  if (!sameValue(hands, checked.value.hands))
    throw new Contradiction('A hand is not what was drawn into it.');
}
