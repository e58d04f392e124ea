// ComesLeaf: what the writer of an offer asks for: drakes, and those of the other's cards that are known from an offer.

import type { Catalogue } from '@dunmer/shared/cards';
import { useLang, useTradeText } from '../text/index.ts';
import { IconButton, Panel } from '../ui/index.ts';
import type { Draft } from './draft.ts';
import { DrakesField } from './drakesField.tsx';
import css from './trade.module.css';

interface ComesLeafProps {
  readonly comes: Draft['comes'];
  readonly onChange: (comes: Draft['comes']) => void;
  readonly catalogue: Catalogue;
  readonly isCounted: boolean;
}

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
