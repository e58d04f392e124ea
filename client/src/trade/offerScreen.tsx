// OfferScreen: the form of a trade, new or in place of another one.

import {
  type DeckInfo,
  type HomeView,
  type PersonBrief,
  readOf,
  type TradeId,
  type TradeView,
} from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { useState } from 'react';
import { Screen } from '../frame/index.ts';
import { isKept, useKeptForm, useList } from '../net/index.ts';
import { isNothing, kindOf, KeptFields, Reading, useCatalogue, useSendingWord } from '../parts/index.ts';
import { useSideWords } from './useSideWords.ts';
import { useTradeText } from './tradeText.ts';
import { Button } from '../ui/index.ts';
import { leftShort, newDraft, offerOf, sumFault } from './draft.ts';
import { ComesLeaf, GoesLeaf } from './leaves.tsx';
import { type Offering, OfferSheet } from './offerSheet.tsx';
import css from './trade.module.css';
import { GoneTrade } from './tradeScreen.tsx';

interface OfferProps {
  readonly home: HomeView;
  readonly other: PersonBrief;
  /** The trade that this one changes or answers. */
  readonly from: TradeView | null;
  readonly give: readonly CopyId[];
  readonly offering: Offering;
}

interface WrittenProps extends OfferProps {
  readonly deck: DeckInfo;
}

const Offer = ({ home, other, from, give, deck, offering }: WrittenProps) => {
  const words = useTradeText();
  const { form } = words;
  const { catalogue } = useCatalogue(deck.catalogue);
  const sideWords = useSideWords(catalogue);
  const about = { me: home.me.person, other: other.person, from: [from?.trade ?? '', ...give].join(' ') };
  const kept = useKeptForm('tradeForm', about, newDraft(from, give));
  const draft = kept.form;
  const stands = useList(from === null ? null : readOf('trade', { id: from.trade }), home.version);
  // While this is being sent, it closes by itself what it replaces.
  const isOver = offering.sending === 'no' && stands.at === 'here' && stands.value.state !== 'offered';
  /** What the open sheet says that it replaces: that stays as it was read. */
  const [asked, setAsked] = useState<{ readonly replaces: TradeView | null } | null>(null);
  const word = useSendingWord();
  const offer = offerOf(draft);
  // Only cards that are still there are offered: one may have gone while the offer was being written.
  const goes = {
    copies: deck.copies.filter(({ copy }) => offer.gives.copies.includes(copy)),
    drakes: offer.gives.drakes,
  };
  const comes = { copies: draft.comes.copies, drakes: offer.takes.drakes };
  const isEmpty = isNothing(goes) && isNothing(comes);
  const isFaulty =
    sumFault(draft.goes.drakes, home.purse) !== null || sumFault(draft.comes.drakes, null) !== null;
  const kind = kindOf({ gives: goes, takes: comes });
  const submits = { trade: form.submitTrade, gift: form.submitGift, request: form.submitRequest };
  const action = isEmpty ? (
    <p className={css['hint']}>{home.purse === null ? form.noCard : form.nothing}</p>
  ) : (
    <Button
      weight="primary"
      size="large"
      wide
      disabled={isFaulty || home.me.frozen}
      busy={offering.sending !== 'no'}
      onClick={() => setAsked({ replaces: isOver ? null : from })}
    >
      {word(offering.sending, submits[kind])}
    </Button>
  );
  return (
    <Screen title={words.with(other.name)} back="/trades" action={action}>
      {isOver && <p role="note">{words.confirm.over}</p>}
      <KeptFields kept={kept} sending={offering.sending}>
        <GoesLeaf
          goes={draft.goes}
          onChange={(changed) => kept.change({ goes: changed })}
          deck={deck}
          catalogue={catalogue}
          purse={home.purse}
        />
        <ComesLeaf
          comes={draft.comes}
          onChange={(changed) => kept.change({ comes: changed })}
          catalogue={catalogue}
          isCounted={home.purse !== null}
        />
      </KeptFields>
      {asked !== null && (
        <OfferSheet
          offer={{ ...offer, gives: { ...offer.gives, copies: goes.copies.map(({ copy }) => copy) } }}
          goes={sideWords(goes)}
          comes={sideWords(comes)}
          other={other}
          replaces={asked.replaces}
          leaves={leftShort(home, goes, comes)}
          offering={offering}
          onAnew={() => setAsked({ replaces: null })}
          onClose={() => setAsked(null)}
        />
      )}
    </Screen>
  );
};

/** An offer to one trader: what goes, what comes, and a button that names it a gift, a request or a trade. */
export const OfferScreen = (props: OfferProps) => {
  const words = useTradeText();
  const list = useList(readOf('deck', {}), props.home.version);
  if (list.at !== 'here') {
    return (
      <Screen title={words.with(props.other.name)} back="/trades">
        <Reading list={list}>{() => null}</Reading>
      </Screen>
    );
  }
  return <Offer {...props} deck={list.value} />;
};

interface OtherwiseProps {
  readonly home: HomeView;
  readonly other: PersonBrief;
  readonly id: TradeId;
  readonly offering: Offering;
}

/**
 * A trade that changes or answers another one. It starts with that trade as it stood when the screen was opened;
 * whatever becomes of that trade later must not take away what is written or being sent.
 */
export const OtherwiseScreen = ({ home, other, id, offering }: OtherwiseProps) => {
  const words = useTradeText();
  const [from, setFrom] = useState(() => home.trades.find(({ trade }) => trade === id));
  // Home lists only a limited number of trades, and the trade may be closed when somebody comes back to this address.
  const list = useList(from === undefined ? readOf('trade', { id }) : null, 0);
  if (from === undefined && list.at === 'here' && !list.old) setFrom(list.value);
  // What is half written outlives a reload, though the trade was closed meanwhile: it says so, and becomes a new one.
  const [isWritten] = useState(() =>
    isKept('tradeForm', { me: home.me.person, other: other.person, from: id }),
  );
  if (from !== undefined && (from.state === 'offered' || isWritten))
    return <OfferScreen home={home} other={other} from={from} give={[]} offering={offering} />;
  const isGone = from !== undefined || (list.at === 'failed' && list.why !== 'silent');
  // After a reload, the trade may have been closed by the very offer that is still being sent from here: wait for its
  // answer, which leads on.
  if (isGone && offering.sending === 'no') return <GoneTrade />;
  return (
    <Screen title={words.with(other.name)} back="/trades">
      <Reading list={list}>{() => null}</Reading>
    </Screen>
  );
};
