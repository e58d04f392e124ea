// Leaves: both sides of a trade while it is put together.

import type { Catalogue } from '@dunmer/shared/cards';
import { MOST_SUM } from '@dunmer/shared/contract';
import type { DeckInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { CardTiles, isNothing, SumField } from '../parts/index.ts';
import { useLang } from '../text/index.ts';
import { useTradeText } from './tradeText.ts';
import { Button, IconButton, Panel } from '../ui/index.ts';
import { type Draft, type Side, sumFault } from './draft.ts';
import { PickSheet } from './pickSheet.tsx';
import css from './trade.module.css';

interface DrakesFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The most that may be spent; null when nobody counts it, or when it is another trader's. */
  readonly purse: number | null;
}

/** The field for drakes in an offer; says at once what is wrong. */
const DrakesField = ({ value, onChange, purse }: DrakesFieldProps) => {
  const { form } = useTradeText();
  const fault = sumFault(value, purse);
  const said = fault === 'tooMuch' ? form.tooMuch : form.most(MOST_SUM);
  return (
    <SumField
      label={form.drakes}
      hint={purse === null ? undefined : form.inPurse(purse)}
      error={fault === null ? undefined : said}
      value={value}
      onChange={onChange}
    />
  );
};

interface SideLeafProps {
  readonly title: string;
  readonly side: Side;
  readonly catalogue: Catalogue;
  /** Whether the reader gives this side away, which is marked. */
  readonly goes?: boolean;
}

/** One side of a trade: its cards as tiles and its drakes in figures, or that it is nothing. */
export const SideLeaf = ({ title, side, catalogue, goes = false }: SideLeafProps) => {
  const words = useTradeText();
  return (
    <Panel label={title} tone={goes ? 'strong' : 'plain'}>
      <h2>{title}</h2>
      {isNothing(side) && <p className={css['quiet']}>{words.nothing}</p>}
      {side.copies.length > 0 && <CardTiles label={title} copies={side.copies} catalogue={catalogue} />}
      {side.drakes > 0 && <p className={css['drakes']}>{words.drakes(side.drakes)}</p>}
    </Panel>
  );
};

interface ComesLeafProps {
  readonly comes: Draft['comes'];
  readonly onChange: (comes: Draft['comes']) => void;
  readonly catalogue: Catalogue;
  readonly isCounted: boolean;
}

/** What the writer of an offer asks for: drakes, and those cards of the other trader that are known from an offer. */
export const ComesLeaf = ({ comes, onChange, catalogue, isCounted }: ComesLeafProps) => {
  const words = useTradeText();
  const { form } = words;
  const lang = useLang();
  const without = (copy: string) =>
    onChange({ ...comes, copies: comes.copies.filter((each) => each.copy !== copy) });
  return (
    <Panel label={words.gets}>
      <h2>{words.gets}</h2>
      {comes.copies.length > 0 && (
        <ul className={css['asked']}>
          {comes.copies.map(({ copy, card }) => {
            const name = catalogue.get(card)?.name[lang] ?? card;
            return (
              <li key={copy} data-card={card}>
                <span>{words.quoted(name)}</span>
                <IconButton glyph="close" label={form.remove(name)} onClick={() => without(copy)} />
              </li>
            );
          })}
        </ul>
      )}
      {isCounted && (
        <DrakesField
          value={comes.drakes}
          onChange={(drakes) => onChange({ ...comes, drakes })}
          purse={null}
        />
      )}
      <p className={css['quiet']}>{form.theirCards}</p>
      {!isCounted && <p className={css['quiet']}>{form.onTable}</p>}
    </Panel>
  );
};

interface GoesLeafProps {
  readonly goes: Draft['goes'];
  readonly onChange: (goes: Draft['goes']) => void;
  readonly deck: DeckInfo;
  readonly catalogue: Catalogue;
  /** Null when coins lie on the table. */
  readonly purse: number | null;
}

/** What the writer of an offer gives: their own cards, and drakes. */
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
