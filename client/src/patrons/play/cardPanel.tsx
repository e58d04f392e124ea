// CardPanel: a card that is looked at, in the place of the hand: what it is, what it does, and why it can't now.

import { describeGameCard, type GameCard, type Offer } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import { Button } from '../../ui/index.ts';
import { GameTile } from '../cards/gameTile.tsx';
import { kindWords, type Lying, lyingIn, lyingLabel, printedLabel, stateWords } from '../cards/lying.ts';
import { type Table, useTable } from '../table.ts';
import css from './play.module.css';
import { usePlaying } from './playContext.ts';
import { whyNot } from './outcome.ts';

/** Finds a card by its copy: in the zone, in the reader's hand, or in a graveyard. */
function found(
  { catalogue, view, teller, board }: Table,
  copy: CopyId,
): { readonly card: GameCard; readonly lying: Lying | undefined } | null {
  const lying = lyingIn(catalogue, board).find((each) => each.card.copy === copy);
  if (lying !== undefined) return { card: lying.definition, lying };
  const own = view.viewer === 'watcher' ? [] : view.own.hand;
  const held = own.find((each) => each.copy === copy)?.card ?? teller.cards.get(copy);
  const card = held === undefined ? undefined : catalogue.get(held);
  return card === undefined ? null : { card, lying: undefined };
}

/** The different things that the card could do; shown when there are several. */
const Choices = ({ offers, taken }: { readonly offers: readonly Offer[]; readonly taken: Offer | null }) => {
  const { text } = useTable();
  const { takeUp } = usePlaying();
  return (
    <div className={css['choices']}>
      {offers.map((offer) => (
        <Button
          key={`${offer.does} ${offer.ability}`}
          weight={offer === taken ? 'primary' : 'secondary'}
          disabled={offer.refusal !== null}
          onClick={() => takeUp(offer)}
        >
          {text.act.choice[offer.does]}
        </Button>
      ))}
    </div>
  );
};

export const CardPanel = ({ copy }: { readonly copy: CopyId }) => {
  const table = useTable();
  const { text, lang, view, open } = table;
  const play = usePlaying();
  const at = found(table, copy);
  if (at === null) return null;
  const { card, lying } = at;
  const offers = play.offers.filter((offer) => offer.copy === copy);
  const draft = play.focus?.draft ?? null;
  const refusal =
    offers.length > 0 && offers.every((offer) => offer.refusal !== null) ? offers[0]?.refusal : null;
  const isTheirTurn = view.common.stage.at === 'turn' && !play.isTurn;
  const coins =
    offers.find(({ does }) => does === 'play')?.coins ?? (card.kind === 'patron' ? undefined : card.cost);
  const states = lying === undefined ? [] : stateWords(text, lying);
  const label = lying === undefined ? printedLabel(text, lang, card, coins) : lyingLabel(text, lang, lying);
  return (
    <section className={css['panel']} aria-label={card.name[lang]}>
      <button
        type="button"
        className={css['panelTile']}
        aria-label={`${text.act.more}: ${label}`}
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'card', card, copy })}
      >
        <GameTile card={card} lying={lying} coins={lying === undefined ? coins : undefined} />
      </button>
      <div className={css['panelWords']}>
        <p className={css['panelName']}>
          <strong>{card.name[lang]}</strong> <span>{kindWords(text, card)}</span>
        </p>
        {refusal !== undefined && refusal !== null && !isTheirTurn && (
          <p className={css['why']} role="status">
            {whyNot(text, refusal)}
          </p>
        )}
        {states.length > 0 && <p className={css['states']}>{states.join(', ')}</p>}
        {describeGameCard(lang, card).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {offers.length > 1 && play.isTurn && <Choices offers={offers} taken={draft?.offer ?? null} />}
      </div>
    </section>
  );
};
