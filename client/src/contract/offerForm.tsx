// OfferForm: the form of an offer: what is delivered, for how much, who pays, and whether there is a game. Sending is
// confirmed.

import type { Answer, ContractView, HomeView, PersonBrief } from '@dunmer/shared/protocol';
import { type FormEvent, startTransition, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { laterIn, useCommand, useKeptForm } from '../net/index.ts';
import { KeptFields, readSum, useSendingWord } from '../parts/index.ts';
import { useContractText } from '../text/index.ts';
import { Button } from '../ui/index.ts';
import css from './contract.module.css';
import { ownOf } from './hindrance.ts';
import { newOffer, type OfferDraft, type OfferRead, readOffer, troublesOf } from './offerDraft.ts';
import { OfferChoice, OfferGame, OfferPrice, OfferText } from './offerFields.tsx';
import { OfferSheet } from './offerSheet.tsx';

const OfferPledges = laterIn(async () => ({ default: (await import('../pledges/index.ts')).OfferPledges }));

interface OfferFormProps {
  readonly home: HomeView;
  readonly other: PersonBrief;
  /** The offer that this one answers. */
  readonly counters: ContractView | null;
}

const isOpen = ({ state }: ContractView): boolean => state.at === 'offered';

/** Sends an offer, and goes to the contract that it becomes. */
function useOffering({ other, counters }: OfferFormProps) {
  const [, go] = useLocation();
  const onMade = useCallback(
    (answer: Answer) => {
      if (answer.type === 'made') go(`/contract/${answer.id}`, { replace: true });
    },
    [go],
  );
  const sending = useCommand('offerContract', onMade, other.person);
  const send = ({ text, sum, payer, game, table, pledges }: OfferRead) =>
    sending.send({
      type: 'offerContract',
      with: other.person,
      text,
      sum,
      payer: payer === 'me' ? 'one' : 'two',
      counters: counters !== null && isOpen(counters) ? counters.contract : null,
      game,
      ...(table === undefined ? {} : { table }),
      ...(pledges === undefined ? {} : { pledges }),
    });
  return { sending, send };
}

export const OfferForm = (props: OfferFormProps) => {
  const { home, other, counters } = props;
  const words = useContractText();
  const { create } = words;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const own = ownOf(home);
  const about = { me: home.me.person, other: other.person, from: counters?.contract ?? '' };
  const kept = useKeptForm('dealForm', about, newOffer(counters, own.least));
  const { form: draft, change } = kept;
  const [isTried, setTried] = useState(false);
  const [asks, setAsks] = useState(false);
  const isOver = counters !== null && !isOpen(counters);
  // Whether the writer has read that the offer which this one was to answer is closed.
  const [knows, setKnows] = useState(isOver);
  const { sending, send } = useOffering(props);
  const word = useSendingWord();
  const hasPledges = home.event.settings.promises === 'on';
  const offer = readOffer(hasPledges ? draft : { ...draft, gives: null, asks: null }, own);
  const fields = { draft, change, troubles: troublesOf(draft, own), isTried };
  const changeGame = (part: Partial<OfferDraft>) => {
    change(part);
    // Scrolls to the new field: on a low screen it would appear behind the button.
    requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    setKnows(isOver);
    sending.dismiss();
    // A transition shows the sheet only once all its texts are loaded. A field in error may be out of sight, above.
    if (offer !== null) startTransition(() => setAsks(true));
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const button = (
    <Button
      weight="primary"
      size="large"
      wide
      type="submit"
      form={`${id}-form`}
      disabled={own.frozen}
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
          {isOver && sending.sending === 'no' && <p role="note">{create.over}</p>}
          <OfferText {...fields} />
          <OfferPrice {...fields} purse={home.purse} />
          {readSum(draft.price) !== 0 && (
            <OfferChoice
              label={create.payer}
              options={[
                ['me', create.me],
                ['them', other.name],
              ]}
              value={draft.payer}
              onChange={(payer) => change({ payer })}
            />
          )}
          <OfferGame {...fields} change={changeGame} own={own} />
          <span ref={end} />
          {hasPledges && (
            <OfferPledges
              home={home}
              other={other}
              offered={{ gives: draft.gives ?? null, asks: draft.asks ?? null }}
              onChange={change}
            />
          )}
        </form>
      </KeptFields>
      {asks && offer !== null && (
        <OfferSheet
          offer={offer}
          home={home}
          other={other}
          begins={offer.game !== null && (isOver || (counters?.game ?? null) === null)}
          sending={sending}
          over={isOver && !knows ? { now: create.over, onRenew: () => setKnows(true) } : null}
          onConfirm={() => send(offer)}
          onClose={() => setAsks(false)}
        />
      )}
    </Screen>
  );
};
