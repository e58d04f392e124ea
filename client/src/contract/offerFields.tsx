// OfferFields: the fields of an offer, each with what is wrong with it: the text, who pays, and a game.

import { StakeField, SumField, TablePick } from '../parts/index.ts';
import { useContractText } from '../text/index.ts';
import { SegmentedSwitch, TextArea } from '../ui/index.ts';
import css from './contract.module.css';
import type { Own } from './hindrance.ts';
import { leftOf, type OfferDraft, type OfferTroubles } from './offerDraft.ts';

interface FieldProps {
  readonly draft: OfferDraft;
  readonly change: (part: Partial<OfferDraft>) => void;
  readonly troubles: OfferTroubles;
  /**
   * Whether the writer has tried to send the offer. What is missing is only shown then; a sum that is too high, at
   * once.
   */
  readonly isTried: boolean;
}

/** The field for what is delivered. */
export const OfferText = ({ draft, change, troubles, isTried }: FieldProps) => {
  const { create } = useContractText();
  const wrong = isTried && troubles.text !== null ? create[troubles.text] : undefined;
  return (
    <TextArea
      label={create.text}
      value={draft.text}
      onChange={(text) => change({ text })}
      hint={draft.text === '' && wrong === undefined ? create.textHint : undefined}
      error={wrong}
    />
  );
};

interface PriceProps extends FieldProps {
  /** Null when nobody counts it. */
  readonly purse: number | null;
}

/** The field for the price. */
export const OfferPrice = ({ draft, change, troubles: { price }, isTried, purse }: PriceProps) => {
  const { create, trouble, inPurse } = useContractText();
  const missing = isTried && price !== null ? trouble.noSum : undefined;
  return (
    <SumField
      label={create.sum}
      hint={purse === null ? create.sumHint : `${create.sumHint}. ${inPurse(purse)}`}
      value={draft.price}
      onChange={(typed) => change({ price: typed })}
      error={price === 'tooMuch' ? trouble.tooMuch : missing}
    />
  );
};

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of two, under its label. */
export const OfferChoice = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) => (
  <div className={css['area']}>
    <p className={css['label']} aria-hidden="true">
      {label}
    </p>
    <SegmentedSwitch
      label={label}
      options={options.map(([each, name]) => ({ value: each, label: name }))}
      value={value}
      onChange={onChange}
    />
  </div>
);

interface GameProps extends FieldProps {
  readonly own: Own;
}

/** The fields for a game: whether there is one, for how much, and at which table. */
export const OfferGame = ({ draft, change, isTried, own }: GameProps) => {
  const words = useContractText();
  const { create } = words;
  const left = leftOf(draft, own);
  return (
    <>
      <OfferChoice
        label={create.play}
        options={[
          ['alone', create.alone],
          ['game', create.withGame],
        ]}
        value={draft.plays ? 'game' : 'alone'}
        onChange={(value) => change({ plays: value === 'game' })}
      />
      {draft.plays && (
        <StakeField
          value={draft.prestige}
          onChange={(typed) => change({ prestige: typed })}
          least={own.least}
          most={left}
          holds={left === null || draft.payer === 'them' ? undefined : create.left(words.sum(left))}
          isTried={isTried}
        />
      )}
      {draft.plays && own.patrons && (
        <TablePick table={draft.table ?? 'trade'} hasMeans onChange={(table) => change({ table })} />
      )}
    </>
  );
};
