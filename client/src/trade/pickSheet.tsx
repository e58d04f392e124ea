// PickSheet: the trader's own free cards; a press adds one to the trade or removes it, a hold shows it in full.

import type { Card, Catalogue } from '@dunmer/shared/cards';
import type { CopyView } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { useState } from 'react';
import { cardHeard, CardTile, tileFace } from '../cards/index.ts';
import { CardSheet } from '../parts/index.ts';
import { useCopiesText, useLang, useText } from '../text/index.ts';
import { useTradeText } from './tradeText.ts';
import { Button, Glyph, Sheet, Tray } from '../ui/index.ts';
import css from './trade.module.css';

interface PickSheetProps {
  readonly copies: readonly CopyView[];
  readonly catalogue: Catalogue;
  readonly picked: readonly CopyId[];
  readonly onPick: (picked: readonly CopyId[]) => void;
  readonly onClose: () => void;
}

export const PickSheet = ({ copies, catalogue, picked, onPick, onClose }: PickSheetProps) => {
  const text = useText();
  const { form } = useTradeText();
  const own = useCopiesText();
  const lang = useLang();
  const [held, setHeld] = useState<Card | null>(null);
  const toggle = (copy: CopyId) =>
    onPick(picked.includes(copy) ? picked.filter((each) => each !== copy) : [...picked, copy]);
  const items = copies.flatMap((copy) => {
    const card = catalogue.get(copy.card);
    if (card === undefined) return [];
    const isPicked = picked.includes(copy.copy);
    const block = copy.blocked === null ? [] : [own.blocked[copy.blocked]];
    return [
      {
        id: copy.copy,
        label: [cardHeard(card, lang, catalogue), ...block].join('; '),
        content: (
          <span className={css['tile']}>
            <CardTile face={tileFace(card, lang)} pose={isPicked ? 'selected' : 'rest'} />
            {isPicked && (
              <span className={css['picked']}>
                <Glyph name="check" />
              </span>
            )}
          </span>
        ),
        pressed: isPicked,
        // What was bound after it was chosen would hold up the whole offer: it can be taken out.
        disabled: copy.blocked !== null && !isPicked,
        onPress: () => toggle(copy.copy),
        onHold: () => setHeld(card),
      },
    ];
  });
  return (
    <>
      <Sheet open onClose={onClose} title={form.picked} closeLabel={text.app.close}>
        <div className={css['pick']}>
          <p className={css['quiet']}>{form.pickHint}</p>
          <Tray label={form.picked} items={items} empty={own.empty} layout="wrap" />
          <div className={css['foot']}>
            <Button weight="primary" wide onClick={onClose}>
              {form.done(picked.length)}
            </Button>
          </div>
        </div>
      </Sheet>
      {held !== null && <CardSheet card={held} catalogue={catalogue} onClose={() => setHeld(null)} />}
    </>
  );
};
