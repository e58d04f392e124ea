// LookSheet: how the cards of a deck are sorted and filtered, and how they fare against a rival.

import type { Card } from '@dunmer/shared/cards';
import { useState } from 'react';
import { useDeckText } from './deckText.ts';
import { Button, LiveRegion, SegmentedSwitch, Sheet } from '../ui/index.ts';
import { type Look, PLAIN_LOOK, SORTS } from './look.ts';
import css from './look.module.css';
import { RivalPick } from './rivalPick.tsx';
import { VirtuePick } from './virtuePick.tsx';

const PARTS = ['order', 'filter', 'rival'] as const;
type Part = (typeof PARTS)[number];

interface PartProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

const OrderPart = ({ look, onChange, onArrange }: PartProps & { readonly onArrange: () => void }) => {
  const text = useDeckText();
  return (
    <div className={css['part']}>
      <div className={css['pick']}>
        <p className={css['legend']}>{text.sort}</p>
        <SegmentedSwitch
          label={text.sort}
          columns={3}
          value={look.sort}
          onChange={(sort) => onChange({ ...look, sort })}
          options={SORTS.map((value) => ({ value, label: text.sorts[value] }))}
        />
        <p className={css['hint']}>{text.sortNote[look.sort]}</p>
      </div>
      <Button weight="secondary" glyph="sort" wide onClick={onArrange}>
        {text.arrange}
      </Button>
    </div>
  );
};

const FilterPart = ({ look, onChange }: PartProps) => {
  const text = useDeckText();
  const isBare = look.has === 'none';
  return (
    <div className={css['part']}>
      <VirtuePick
        label={text.has}
        hint={text.hasHint}
        chosen={look.has === 'none' ? [] : look.has}
        onChange={(has) => onChange({ ...look, has })}
        none={{
          label: text.bare,
          isChosen: isBare,
          onToggle: () => onChange({ ...look, has: isBare ? [] : 'none' }),
        }}
      />
      <VirtuePick
        label={text.beats}
        hint={text.beatsHint}
        chosen={look.beats}
        onChange={(beats) => onChange({ ...look, beats })}
      />
      <VirtuePick
        label={text.shields}
        hint={text.shieldsHint}
        form="shield"
        chosen={look.shields}
        onChange={(shields) => onChange({ ...look, shields })}
      />
    </div>
  );
};

interface LookSheetProps extends PartProps {
  /** How many cards there are, and how many of them are shown. */
  readonly all: number;
  readonly shown: number;
  readonly own: readonly Card[];
  readonly others: readonly Card[];
  readonly onArrange: () => void;
  readonly onClose: () => void;
}

export const LookSheet = ({
  look,
  onChange,
  all,
  shown,
  own,
  others,
  onArrange,
  onClose,
}: LookSheetProps) => {
  const text = useDeckText();
  const [part, setPart] = useState<Part>('order');
  const found = text.found(shown, all - shown);
  return (
    <Sheet open onClose={onClose} title={text.look} closeLabel={text.close}>
      <div className={css['look']}>
        <SegmentedSwitch
          label={text.parts.label}
          value={part}
          onChange={setPart}
          options={PARTS.map((value) => ({ value, label: text.parts[value] }))}
        />
        {part === 'order' && <OrderPart look={look} onChange={onChange} onArrange={onArrange} />}
        {part === 'filter' && <FilterPart look={look} onChange={onChange} />}
        {part === 'rival' && <RivalPick look={look} onChange={onChange} own={own} others={others} />}
        <div className={css['foot']}>
          <p>{found}</p>
          <div className={css['actions']}>
            <Button weight="secondary" onClick={() => onChange(PLAIN_LOOK)}>
              {text.reset}
            </Button>
            <Button weight="primary" onClick={onClose}>
              {text.done}
            </Button>
          </div>
        </div>
        <LiveRegion text={found} />
      </div>
    </Sheet>
  );
};
