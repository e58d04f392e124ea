// SeatForm: takes a name and a deck, and then a seat.

import { err, ok } from '@dunmer/shared/lib';
import {
  type CatalogueInfo,
  type Refusal,
  type Rejection,
  tidyName,
  nameFault,
} from '@dunmer/shared/protocol';
import { isShort } from '@dunmer/shared/rules';
import { type ReactNode, useCallback, useState } from 'react';
import { Screen } from '../frame/index.ts';
import { api, catalogueOf, sessionInfo, useMe } from '../net/index.ts';
import { useErrorsText, useLang, useText } from '../text/index.ts';
import { usePracticeText } from './practiceText.ts';
import { Banner, Button, Spinner, TextField } from '../ui/index.ts';
import css from './deck.module.css';
import { DeckCards } from './deckCards.tsx';
import lobbyCss from './lobby.module.css';
import { Trouble, useAsked } from './withCode.tsx';
import { keep, recall } from '../device/index.ts';

// The key under which this device remembers the last name.
const KEY = 'name';

const TROUBLES = { short: 'nameShort', long: 'nameLong', odd: 'nameOdd' } as const;

type NameTrouble = (typeof TROUBLES)[keyof typeof TROUBLES];

export function nameTrouble(name: string): NameTrouble | null {
  const fault = nameFault(tidyName(name));
  return fault === null ? null : TROUBLES[fault];
}

const keptName = (): string => recall(KEY) ?? '';

const keepName = (name: string): void => keep(KEY, tidyName(name));

interface DeckChoiceProps {
  readonly catalogue: CatalogueInfo;
  readonly chosen: string;
  readonly onChoose: (deck: string) => void;
}

/** The ready decks: how many cards each has, whether it is short, and its cards. */
const DeckChoice = ({ catalogue, chosen, onChoose }: DeckChoiceProps) => {
  const text = usePracticeText();
  const lang = useLang();
  return (
    <fieldset className={css['decks']}>
      <legend className={css['legend']}>{text.deck}</legend>
      {catalogue.decks.map((deck) => (
        <div key={deck.id} className={css['deck']}>
          <label className={css['choice']}>
            <input type="radio" name="deck" checked={deck.id === chosen} onChange={() => onChoose(deck.id)} />
            <span className={css['name']}>{deck.name[lang]}</span>
            <span className={css['size']}>{text.size(deck.cards.length)}</span>
            {isShort(deck.cards.length) && <span className={css['short']}>{text.short}</span>}
          </label>
          {deck.id === chosen && <DeckCards key={deck.id} deck={deck} catalogue={catalogue} />}
        </div>
      ))}
    </fieldset>
  );
};

interface SeatFormProps {
  /** Whether to choose a deck too; not at a table that brings its own cards. */
  readonly hasDeck?: boolean;
  readonly title: string;
  readonly back: string;
  readonly submit: string;
  readonly note?: ReactNode;
  readonly sending: 'no' | 'yes' | 'late';
  readonly error: Refusal | Rejection | null;
  /** `deck` is '' when none is chosen. */
  readonly onSubmit: (name: string, deck: string) => void;
}

async function newestCatalogue() {
  const known = sessionInfo.getState().info;
  const asked = known === null ? await api.session() : ok(known);
  if (!asked.ok) return asked;
  const catalogue = await catalogueOf(asked.value.catalogue);
  return catalogue === null ? err('silent' as const) : ok(catalogue);
}

/** Asks who sits down and with which deck. Used for opening a table, for joining one, and for practice. */
export const SeatForm = (props: SeatFormProps) => {
  const { hasDeck = true, title, back, submit, note, sending, error, onSubmit } = props;
  const { open } = useText();
  const text = usePracticeText();
  const errors = useErrorsText();
  const { asked, again } = useAsked(newestCatalogue);
  const [typed, setTyped] = useState(keptName);
  const [picked, setPicked] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);
  // People who are known here keep their name and are not asked for one.
  const me = useMe();
  const name = me?.name ?? typed;
  const trouble = me === null ? nameTrouble(name) : null;
  const first = asked.at === 'here' ? asked.value.decks[0]?.id : undefined;
  const deck = hasDeck ? (picked ?? first) : '';
  const press = useCallback(() => {
    setPressed(true);
    if (trouble !== null || deck === undefined) return;
    if (me === null) keepName(name);
    onSubmit(tidyName(name), deck);
  }, [trouble, deck, me, name, onSubmit]);
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
      {sending === 'no' ? submit : open[sending === 'late' ? 'sendingLate' : 'sending']}
    </Button>
  );
  return (
    <Screen title={title} back={back} action={button}>
      {error !== null && <Banner tone="trouble">{errors(error.code)}</Banner>}
      <form
        id="seat"
        className={lobbyCss['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        {note}
        {me === null && (
          <TextField
            label={text.name}
            hint={text.nameHint}
            value={typed}
            onChange={setTyped}
            error={pressed && trouble !== null ? text[trouble] : undefined}
            autoComplete="nickname"
            maxLength={60}
            enterKeyHint="go"
          />
        )}
        {hasDeck && asked.at === 'asking' && <Spinner />}
        {hasDeck && asked.at === 'trouble' && <Trouble onAgain={again} />}
        {hasDeck && asked.at === 'here' && (
          <DeckChoice catalogue={asked.value} chosen={deck ?? ''} onChoose={setPicked} />
        )}
      </form>
    </Screen>
  );
};
