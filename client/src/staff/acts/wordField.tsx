// WordField: the field for the word that somebody at the event has said aloud (IN2).

import { isWord } from '@dunmer/shared/intrigue';
import { useStaffText } from '../staffText.ts';
import { TextField } from '../../ui/index.ts';
import { type Field, type Has, type InputProps, type Kind, labelled, own } from './field.ts';

/** Normalises the word as the rule requires, however a keyboard has composed it. */
export const tidyWord = (typed: string): string => typed.normalize('NFC').trim();

const WordInput = ({ labelOf, said, onSay }: InputProps) => {
  const text = useStaffText();
  return (
    <TextField
      label={labelOf(text)}
      hint={text.intrigue.wordHint}
      value={said}
      onChange={onSay}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      data-focus-first=""
      error={tidyWord(said) !== '' && !isWord(tidyWord(said)) ? text.intrigue.wordOdd : undefined}
    />
  );
};

const aloud: Kind<string> = {
  ask: 'words',
  say: (value) => value,
  parse: (said) => said,
  isGood: (value) => isWord(tidyWord(value)),
  input: (props) => <WordInput {...props} />,
};

export const saidWord = <F extends Has<'word', string>>(): Field<F> => own('word', aloud, labelled('word'));
