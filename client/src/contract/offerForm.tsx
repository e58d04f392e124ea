// OfferForm: what is delivered, how much, who pays, and whether a game goes with it; what is sent is confirmed once
// more.

import type { Answer, ContractView, HomeView, PersonBrief } from '@dunmer/shared/protocol';
import { type FormEvent, startTransition, Suspense, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { later, useCommand, useKeptForm } from '../net/index.ts';
import { KeptFields, readSum, SumField, TablePick, useSendingWord } from '../parts/index.ts';
import { useContractText } from '../text/index.ts';
import { Button, SegmentedSwitch } from '../ui/index.ts';
import css from './contract.module.css';
import { ownOf } from './hindrance.ts';
import { leftOf, newOffer, readOffer, troublesOf } from './offerDraft.ts';
import { OfferSheet } from './offerSheet.tsx';

const OfferPledges = later(async () => ({ default: (await import('../pledges/index.ts')).OfferPledges }));

interface OfferFormProps {
  readonly home: HomeView;
  readonly other: PersonBrief;
  /** The offer that this one answers. */
  readonly counters: ContractView | null;
}

export const OfferForm = ({ home, other, counters }: OfferFormProps) => {
  const words = useContractText();
  const { create } = words;
  const [, go] = useLocation();
  const id = useId();
  const end = useRef<HTMLSpanElement>(null);
  const own = ownOf(home);
  const about = { me: home.me.person, other: other.person, from: counters?.contract ?? '' };
  const kept = useKeptForm('dealForm', about, newOffer(counters, own.least));
  const { form: draft, change } = kept;
  const [pressed, setPressed] = useState(false);
  const [asks, setAsks] = useState(false);
  // The field of a game, or what is said of it, would come out behind the button of a low screen.
  const showEnd = () => requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }));
  const onMade = useCallback(
    (answer: Answer) => {
      if (answer.type === 'made') go(`/contract/${answer.id}`, { replace: true });
    },
    [go],
  );
  const sending = useCommand('offerContract', onMade, other.person);
  const word = useSendingWord();
  const troubles = troublesOf(draft, own);
  const hasPledges = home.event.settings.promises === 'on';
  const offer = readOffer(hasPledges ? draft : { ...draft, gives: null, asks: null }, own);
  const left = leftOf(draft, own);
  const hasTable = draft.plays && own.patrons;
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setPressed(true));
    sending.dismiss();
    // The sheet comes once all that it says is there; what is missing may be out of sight, above.
    if (offer !== null) startTransition(() => setAsks(true));
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const send = () => {
    if (offer === null) return;
    const { text, sum, payer, game, table, pledges } = offer;
    sending.send({
      type: 'offerContract',
      with: other.person,
      text,
      sum,
      payer: payer === 'me' ? 'one' : 'two',
      counters: counters?.contract ?? null,
      game,
      ...(table === undefined ? {} : { table }),
      ...(pledges === undefined ? {} : { pledges }),
    });
  };
  const wrong = pressed && troubles.text !== null ? create[troubles.text] : null;
  const ofPrestige = {
    noSum: words.trouble.noSum,
    tooMuch: words.trouble.tooMuch,
    tooLittle: words.trouble.tooLittle(own.least),
  };
  // What is too much is said at once; what is missing, once it was tried.
  const priceError =
    troubles.price === 'tooMuch'
      ? words.trouble.tooMuch
      : pressed && troubles.price !== null
        ? create.noSum
        : undefined;
  const prestigeError =
    troubles.prestige !== null && (pressed || troubles.prestige === 'tooMuch')
      ? ofPrestige[troubles.prestige]
      : undefined;
  const prestigeHint = [
    words.least(own.least),
    ...(left === null ? [] : [draft.payer === 'me' ? create.left(words.sum(left)) : words.inPurse(left)]),
  ].join('. ');
  const button = (
    <Button
      weight="primary"
      size="large"
      wide
      type="submit"
      form={`${id}-form`}
      busy={sending.sending !== 'no'}
    >
      {word(sending.sending, create.send)}
    </Button>
  );
  return (
    <Screen
      title={counters === null ? create.title : create.counterTitle}
      back={counters === null ? `/p/${other.code}` : `/contract/${counters.contract}`}
      action={button}
    >
      <KeptFields kept={kept} sending={sending.sending}>
        <form ref={form} id={`${id}-form`} className={css['form']} noValidate onSubmit={submit}>
          <h2>{words.withWhom(other.name)}</h2>
          <div className={css['area']}>
            <label htmlFor={id}>{create.text}</label>
            <textarea
              id={id}
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
              aria-invalid={wrong !== null}
              aria-describedby={wrong === null ? `${id}-hint` : `${id}-error`}
              rows={3}
            />
            {draft.text === '' && (
              <p id={`${id}-hint`} className={css['note']}>
                {create.textHint}
              </p>
            )}
            {wrong !== null && (
              <p id={`${id}-error`} className={css['error']} role="alert">
                {wrong}
              </p>
            )}
          </div>
          <SumField
            label={create.sum}
            hint={home.purse === null ? create.sumHint : `${create.sumHint}. ${words.inPurse(home.purse)}`}
            value={draft.price}
            onChange={(price) => change({ price })}
            error={priceError}
          />
          {readSum(draft.price) !== 0 && (
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
                value={draft.payer}
                onChange={(payer) => change({ payer })}
              />
            </div>
          )}
          <div className={css['area']}>
            <p className={css['label']} aria-hidden="true">
              {create.play}
            </p>
            <SegmentedSwitch
              label={create.play}
              options={[
                { value: 'alone', label: create.alone },
                { value: 'game', label: create.withGame },
              ]}
              value={draft.plays ? 'game' : 'alone'}
              onChange={(value) => {
                change({ plays: value === 'game' });
                showEnd();
              }}
            />
          </div>
          {draft.plays && (
            <SumField
              label={words.amount}
              hint={prestigeHint}
              value={draft.prestige}
              onChange={(prestige) => {
                change({ prestige });
                showEnd();
              }}
              error={prestigeError}
            />
          )}
          {hasTable && (
            <TablePick
              table={draft.table ?? 'trade'}
              hasMeans
              onChange={(table) => {
                change({ table });
                showEnd();
              }}
            />
          )}
          <span ref={end} />
          {hasPledges && (
            <Suspense>
              <OfferPledges
                home={home}
                other={other}
                offered={{ gives: draft.gives ?? null, asks: draft.asks ?? null }}
                onChange={change}
              />
            </Suspense>
          )}
        </form>
      </KeptFields>
      {asks && offer !== null && (
        <OfferSheet
          offer={offer}
          home={home}
          other={other}
          sending={sending}
          onConfirm={send}
          onClose={() => setAsks(false)}
        />
      )}
    </Screen>
  );
};
