// PickSheets: picks the promise of the writer's own hand that an offer gives, and whose promise it asks for.

import type { HandInfo, HandItem, PersonId, PledgeItem, PledgesInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { Leaves, SheetBody, TraderPick } from '../parts/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { useText } from '../text/index.ts';
import { Button, Sheet } from '../ui/index.ts';
import { usePledgeWords, usePledgeCards } from './cardWords.ts';
import { PledgeLeaf } from './pledgeLeaf.tsx';
import css from './pledges.module.css';
import { askedOf, promisedBy } from './offered.ts';

interface ChoicesProps {
  readonly items: readonly PledgeItem[];
  readonly reader: PersonId;
  readonly onPick: (key: string) => void;
}

const Choices = ({ items, reader, onPick }: ChoicesProps) => {
  const { offer } = usePledgesText();
  const { nameOf } = usePledgeWords();
  return (
    <Leaves on="sheet">
      {items.map((item) => (
        <li key={item.pledge}>
          <PledgeLeaf item={item} reader={reader}>
            <Button
              aria-label={`${offer.choose}: ${nameOf(item.card)}, ${item.owner.name}`}
              onClick={() => onPick(item.pledge)}
            >
              {offer.choose}
            </Button>
          </PledgeLeaf>
        </li>
      ))}
    </Leaves>
  );
};

interface GiveProps extends Omit<ChoicesProps, 'items'> {
  readonly hand: readonly HandItem[];
  readonly onClose: () => void;
}

export const GiveSheet = ({ hand, reader, onPick, onClose }: GiveProps) => {
  const { offer } = usePledgesText();
  const { app } = useText();
  return (
    <Sheet open onClose={onClose} title={offer.pickGives} closeLabel={app.close}>
      {hand.length === 0 ? (
        <p>{offer.emptyHand}</p>
      ) : (
        <Choices items={hand} reader={reader} onPick={onPick} />
      )}
    </Sheet>
  );
};

interface AskProps extends Omit<ChoicesProps, 'items'> {
  readonly info: PledgesInfo;
  /** The other party of the offer, whose own promises come first. */
  readonly partner: PersonId;
  readonly onClose: () => void;
}

export const AskSheet = ({ info, reader, partner, onPick, onClose }: AskProps) => {
  const { offer, trader } = usePledgesText();
  const { app } = useText();
  const cards = usePledgeCards();
  const hands = askedOf(info.hands, partner);
  const [whose, setWhose] = useState<HandInfo | null>(hands[0]?.trader.person === partner ? hands[0] : null);
  const [asksWhose, setPicking] = useState(false);
  const isPicking = asksWhose || whose === null;
  const out = new Set(info.out.map(({ pledge }) => pledge));
  // Promises in the writer's own hand can be given, but not asked for.
  const own = new Set(info.hand.map(({ pledge }) => pledge));
  const items = whose === null ? [] : promisedBy(whose, cards);
  return (
    <Sheet open onClose={onClose} title={offer.pickAsks} closeLabel={app.close}>
      <SheetBody>
        {isPicking ? (
          <TraderPick
            label={offer.whose}
            traders={hands.map(({ trader }) => trader)}
            picked={whose === null ? [] : [whose.trader.person]}
            words={trader}
            onPick={(person) => setWhose(hands.find((hand) => hand.trader.person === person) ?? null)}
          />
        ) : (
          <div className={css['whose']}>
            <p>
              <span className={css['note']}>{offer.whose}</span>
              <strong>{whose.trader.name}</strong>
            </p>
            <Button onClick={() => setPicking(true)}>{offer.ofOthers}</Button>
          </div>
        )}
        <Choices
          items={items.filter(({ pledge }) => !out.has(pledge) && !own.has(pledge))}
          reader={reader}
          onPick={onPick}
        />
      </SheetBody>
    </Sheet>
  );
};
