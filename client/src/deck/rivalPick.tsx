// RivalPick: picks the rival: a card, or any with the icons that are picked; and which cards to show, by how they
// would fare.

import type { Card, CardId } from '@dunmer/shared/cards';
import { useId } from 'react';
import { useDeckText } from './deckText.ts';
import { useLang } from '../text/index.ts';
import { SegmentedSwitch } from '../ui/index.ts';
import { type Look, OUTCOMES, type Rival } from './look.ts';
import css from './look.module.css';
import { VirtuePick } from './virtuePick.tsx';

const NOBODY = '';
const ICONS = '*';

const rivalOf = (card: Card): Rival => ({
  card: card.id,
  virtues: card.virtues,
  superiority: card.superiority,
  protection: card.protection ?? [],
});

const UNKNOWN: Rival = { card: null, virtues: [], superiority: [], protection: [] };

interface RivalPickProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
  readonly own: readonly Card[];
  readonly others: readonly Card[];
}

export const RivalPick = ({ look, onChange, own, others }: RivalPickProps) => {
  const text = useDeckText();
  const lang = useLang();
  const id = useId();
  const { rival } = look;
  const meet = (met: Rival | null) => onChange({ ...look, rival: met });
  const choose = (value: CardId) => {
    const card = [...own, ...others].find((each) => each.id === value);
    if (value === NOBODY) meet(null);
    else meet(card === undefined ? UNKNOWN : rivalOf(card));
  };
  const options = (label: string, cards: readonly Card[]) => (
    <optgroup label={label}>
      {cards.map((card) => (
        <option key={card.id} value={card.id}>
          {card.name[lang]}
        </option>
      ))}
    </optgroup>
  );
  // With icons changed by hand, the rival is no longer the card.
  const withIcons = (icons: Partial<Rival>) => meet({ ...(rival ?? UNKNOWN), ...icons, card: null });
  return (
    <div className={css['part']}>
      <div className={css['pick']}>
        <label htmlFor={id} className={css['legend']}>
          {text.rival}
        </label>
        <select
          id={id}
          className={css['select']}
          value={rival === null ? NOBODY : (rival.card ?? ICONS)}
          onChange={(event) => choose(event.target.value)}
        >
          <option value={NOBODY}>{text.rivalNobody}</option>
          <option value={ICONS}>{text.rivalIcons}</option>
          {options(text.rivalOwn, own)}
          {options(text.rivalOthers, others)}
        </select>
        <p className={css['hint']}>{text.asPrinted}</p>
      </div>
      <SegmentedSwitch
        label={text.show}
        columns={2}
        value={look.outcome}
        onChange={(outcome) => onChange({ ...look, outcome })}
        options={OUTCOMES.map((value) => ({ value, label: text.outcomes[value] }))}
      />
      <VirtuePick
        label={text.rivalHas}
        chosen={rival?.virtues ?? []}
        onChange={(virtues) => withIcons({ virtues })}
      />
      <VirtuePick
        label={text.rivalBeats}
        chosen={rival?.superiority ?? []}
        onChange={(superiority) => withIcons({ superiority })}
      />
      <VirtuePick
        label={text.rivalShields}
        form="shield"
        chosen={rival?.protection ?? []}
        onChange={(protection) => withIcons({ protection })}
      />
    </div>
  );
};
