// GoesLeaf: what the writer of an offer gives: cards of their own, and drakes.

import type { Catalogue } from '@dunmer/shared/cards';
import type { DeckInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { CardTiles } from '../parts/index.ts';
import { useTradeText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';
import type { Draft } from './draft.ts';
import { PickSheet } from './pickSheet.tsx';
import { DrakesField } from './drakesField.tsx';
import css from './trade.module.css';

interface GoesLeafProps {
  readonly goes: Draft['goes'];
  readonly onChange: (goes: Draft['goes']) => void;
  readonly deck: DeckInfo;
  readonly catalogue: Catalogue;
  /** Null where coins lie on the table. */
  readonly purse: number | null;
}

export const GoesLeaf = ({ goes, onChange, deck, catalogue, purse }: GoesLeafProps) => {
  const words = useTradeText();
  const { form } = words;
  const [isPicking, setIsPicking] = useState(false);
  const chosen = deck.copies.filter(({ copy }) => goes.copies.includes(copy));
  return (
    <Panel label={words.gives} tone="strong">
      <h2>{words.gives}</h2>
      {chosen.length === 0 ? (
        <p className={css['quiet']}>{form.noCards}</p>
      ) : (
        <CardTiles label={form.picked} copies={chosen} catalogue={catalogue} />
      )}
      <Button onClick={() => setIsPicking(true)}>{form.pick}</Button>
      {purse !== null && (
        <DrakesField value={goes.drakes} onChange={(drakes) => onChange({ ...goes, drakes })} purse={purse} />
      )}
      {isPicking && (
        <PickSheet
          copies={deck.copies}
          catalogue={catalogue}
          picked={goes.copies}
          onPick={(copies) => onChange({ ...goes, copies })}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Panel>
  );
};
