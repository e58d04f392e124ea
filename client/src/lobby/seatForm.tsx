// SeatForm: who sits down, and with which deck. The same for opening a table, for joining one, and for practice.

import { type Refusal, type Rejection, tidyName } from '@dunmer/shared/protocol';
import { type ReactNode, useCallback, useState } from 'react';
import { api, catalogueOf, sessionInfo } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Banner, Button, Spinner, TextField } from '../ui/index.ts';
import { err, ok } from '@dunmer/shared/lib';
import { DeckChoice } from './deckChoice.tsx';
import css from './lobby.module.css';
import { keepName, keptName, nameTrouble } from './name.ts';
import { Screen } from '../frame/index.ts';
import { Trouble } from './trouble.tsx';
import { useAsked } from './useAsked.ts';

interface SeatFormProps {
  readonly title: string;
  readonly back: string;
  readonly submit: string;
  readonly note?: ReactNode;
  readonly sending: 'no' | 'yes' | 'late';
  readonly error: Refusal | Rejection | null;
  readonly onSubmit: (name: string, deck: string) => void;
}

async function newestCatalogue() {
  const known = sessionInfo.getState().info;
  const asked = known === null ? await api.session() : ok(known);
  if (!asked.ok) return asked;
  const catalogue = await catalogueOf(asked.value.catalogue);
  return catalogue === null ? err('silent' as const) : ok(catalogue);
}

export const SeatForm = ({ title, back, submit, note, sending, error, onSubmit }: SeatFormProps) => {
  const text = useText();
  const { asked, again } = useAsked(newestCatalogue);
  const [name, setName] = useState(keptName);
  const [picked, setPicked] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);
  const trouble = nameTrouble(name);
  const deck = picked ?? (asked.at === 'here' ? asked.value.decks[0]?.id : undefined);
  const press = useCallback(() => {
    setPressed(true);
    if (trouble !== null || deck === undefined) return;
    keepName(name);
    onSubmit(tidyName(name), deck);
  }, [trouble, deck, name, onSubmit]);
  const button = (
    <Button
      weight="primary"
      size="large"
      wide
      busy={sending !== 'no'}
      disabled={deck === undefined}
      form="seat"
      type="submit"
    >
      {sending === 'no' ? submit : text.open[sending === 'late' ? 'sendingLate' : 'sending']}
    </Button>
  );
  return (
    <Screen title={title} back={back} action={button}>
      {error !== null && <Banner tone="trouble">{text.errors[error.code]}</Banner>}
      <form
        id="seat"
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        {note}
        <TextField
          label={text.open.name}
          hint={text.open.nameHint}
          value={name}
          onChange={setName}
          error={pressed && trouble !== null ? text.open[trouble] : undefined}
          autoComplete="nickname"
          maxLength={60}
          enterKeyHint="go"
        />
        {asked.at === 'asking' && <Spinner />}
        {asked.at === 'trouble' && <Trouble onAgain={again} />}
        {asked.at === 'here' && (
          <DeckChoice catalogue={asked.value} chosen={deck ?? ''} onChoose={setPicked} />
        )}
      </form>
    </Screen>
  );
};
