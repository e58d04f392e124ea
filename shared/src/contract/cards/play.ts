// Playing a card with a demand, or to answer a game (PROMISES 4, windows `demand` and `answer`).

import { assert, err } from '../../lib/index.ts';
import { rulesOf } from '../../windows/index.ts';
import { demandSixth } from '../demand.ts';
import { meant } from '../meant.ts';
import type { Signed } from '../state.ts';
import type { Terms } from '../terms.ts';
import { askAbout, become } from './answers.ts';
import { carryOut, type ContractPlay } from './apply.ts';
import type { CardOutcome } from './cardDecision.ts';
import type { ContractCardCommand } from './cardCommand.ts';
import type { CardFacts } from './cardFacts.ts';
import { faultOfPlaying } from './mayPlay.ts';

type Of<Type extends ContractCardCommand['type']> = Extract<ContractCardCommand, { readonly type: Type }>;

/** Takes a card out of the hand. A promise takes effect at once (PR16); an intrigue card waits for an answer (IN19). */
function announce(state: Signed, play: ContractPlay, facts: CardFacts): CardOutcome {
  const { card, by, rounding } = play;
  const { effects } = rulesOf(facts.windows.cards, card);
  if (card.kind === 'intrigue')
    return askAbout(state, { by, card, rounding, cancels: [] }, [{ do: 'play', by, card }], facts);
  const played = carryOut(state, effects, play);
  const { game } = played;
  // PR21: a promise played with a demand lies until a size is chosen. Any other is fully used now (PR12).
  return game.at === 'demanded' && game.by === by
    ? become({ ...played, game: { ...game, pledge: card } }, [{ do: 'play', by, card }])
    : become(played, [
        { do: 'play', by, card },
        { do: 'home', by, card },
      ]);
}

export function demandWith(
  terms: Terms,
  state: Signed,
  command: Of<'demandWith'>,
  facts: CardFacts,
): CardOutcome {
  const { by, card, rounding } = command;
  const demanded = demandSixth(terms, state, by, facts);
  if (!demanded.ok) return demanded;
  const fault = faultOfPlaying(state, facts, { by, card, window: 'demand' });
  if (fault !== null) return err(fault);
  const { effects } = rulesOf(facts.windows.cards, card);
  // PR11: whatever there is to choose is chosen with the play.
  if (effects.some(({ op }) => op === 'rounding') !== (rounding !== null)) return err({ code: 'bad-choice' });
  const { state: after } = demanded.value;
  assert(after.at === 'signed', 'a demand leaves the contract signed');
  return announce(after, { by, card, rounding }, facts);
}

export function answerWith(state: Signed, command: Of<'answerWith'>, facts: CardFacts): CardOutcome {
  const { by, card, proposal } = command;
  const game = meant(state.game, proposal);
  if (!game.ok) return game;
  if (game.value.by === by) return err({ code: 'not-yours-to-answer' });
  const fault = faultOfPlaying(state, facts, { by, card, window: 'answer' });
  return fault === null ? announce(state, { by, card, rounding: null }, facts) : err(fault);
}
