// OfferForm: what is delivered, how much, and who pays; what is sent is confirmed once more.

import {
  type Answer,
  type ContractView,
  type HomeView,
  MOST_LETTERS,
  type PersonBrief,
  textFault,
  tidyText,
} from '@dunmer/shared/protocol';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../lobby/index.ts';
import { useCommand, useKeptForm } from '../net/index.ts';
import { Confirm, KeptNote, readSum, SumField } from '../parts/index.ts';
import { useDealText, useText } from '../text/index.ts';
import { Button, SegmentedSwitch } from '../ui/index.ts';
import css from './contract.module.css';

interface OfferFormProps {
  readonly home: HomeView;
  readonly other: PersonBrief;
  /** The offer that this one answers. */
  readonly counters: ContractView | null;
}

type Payer = 'me' | 'them';

/** Who pays stays the same person when the sides change. */
const payerOf = (offer: ContractView | null): Payer =>
  offer !== null && offer.payer !== offer.party ? 'them' : 'me';

export const OfferForm = ({ home, other, counters }: OfferFormProps) => {
  const words = useDealText();
  const { create } = words;
  const { errors } = useText();
  const [, go] = useLocation();
  const id = useId();
  const about = { me: home.me.person, other: other.person, from: counters?.contract ?? '' };
  const kept = useKeptForm('dealForm', about, {
    text: counters?.text ?? '',
    price: counters === null ? '' : String(counters.sum),
    payer: payerOf(counters),
  });
  const { text: typed, price, payer } = kept.form;
  const [pressed, setPressed] = useState(false);
  const [asks, setAsks] = useState(false);
  const onMade = useCallback(
    (answer: Answer) => {
      if (answer.type === 'made') go(`/contract/${answer.id}`, { replace: true });
    },
    [go],
  );
  const { sending, error, send, dismiss } = useCommand('offerContract', onMade, other.person);
  const text = tidyText(typed);
  const fault = textFault(text, MOST_LETTERS.contract);
  const sum = readSum(price);
  const isShort = payer === 'me' && sum !== null && home.purse !== null && sum > home.purse;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    dismiss();
    if (fault === null && sum !== null) setAsks(true);
  };
  const offer = () => {
    if (sum === null) return;
    send({
      type: 'offerContract',
      with: other.person,
      text,
      sum,
      payer: payer === 'me' ? 'one' : 'two',
      counters: counters?.contract ?? null,
    });
  };
  const wrong = pressed && fault !== null ? create[fault] : null;
  const button = (
    <Button weight="primary" size="large" wide type="submit" form={`${id}-form`} busy={sending !== 'no'}>
      {create.send}
    </Button>
  );
  return (
    <Screen
      title={counters === null ? create.title : create.counterTitle}
      back={counters === null ? `/p/${other.code}` : `/contract/${counters.contract}`}
      action={button}
    >
      <KeptNote isOld={kept.isOld} onDiscard={kept.discard} />
      <form id={`${id}-form`} className={css['form']} noValidate onSubmit={submit}>
        <h2>{words.withWhom(other.name)}</h2>
        <div className={css['area']}>
          <label htmlFor={id}>{create.text}</label>
          <textarea
            id={id}
            value={typed}
            onChange={(event) => kept.change({ text: event.target.value })}
            aria-invalid={wrong !== null}
            aria-describedby={`${id}-hint`}
            rows={3}
          />
          <p id={`${id}-hint`} className={css['note']}>
            {create.textHint}
          </p>
          {wrong !== null && (
            <p className={css['error']} role="alert">
              {wrong}
            </p>
          )}
        </div>
        <SumField
          label={create.sum}
          hint={home.purse === null ? create.sumHint : `${create.sumHint}. ${words.inPurse(home.purse)}`}
          value={price}
          onChange={(typedSum) => kept.change({ price: typedSum })}
          error={pressed && sum === null ? create.noSum : undefined}
        />
        {sum !== 0 && (
          <div className={css['area']}>
            <p className={css['label']} aria-hidden="true">
              {create.payer}
            </p>
            <SegmentedSwitch
              label={create.payer}
              options={[
                { value: 'me', label: create.me },
                { value: 'them', label: other.name },
              ]}
              value={payer}
              onChange={(who) => kept.change({ payer: who })}
            />
          </div>
        )}
        {isShort && <p role="note">{create.notEnough}</p>}
      </form>
      {asks && sum !== null && (
        <Confirm
          title={create.sendTitle(other.name)}
          confirm={create.send}
          back={words.back}
          weight="primary"
          sending={sending}
          error={error === null ? null : errors[error.code]}
          onConfirm={offer}
          onClose={() => setAsks(false)}
        >
          <p className={css['text']}>{text}</p>
          <p>
            {sum === 0 ? words.free : `${words.sum(sum)}, ${words.payer(payer === 'me' ? null : other.name)}`}
          </p>
          <p>{create.means(other.name)}</p>
        </Confirm>
      )}
    </Screen>
  );
};
