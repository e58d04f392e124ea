// FindScreen: the one-time code of a found slip, typed or scanned. Nothing is used up before a button is pressed.

import type { Answer } from '@dunmer/shared/protocol';
import { useCallback, useState } from 'react';
import { Screen } from '../frame/index.ts';
import { codeTrouble, readCode, spellCode } from '../lobby/index.ts';
import { useCommand } from '../net/index.ts';
import { WithHome } from '../parts/index.ts';
import { useErrorsText, useCopiesText, useText } from '../text/index.ts';
import { Button, TextField } from '../ui/index.ts';
import css from './copies.module.css';
import { FoundScreen, type Found } from './foundScreen.tsx';

interface FindProps {
  /** The code from the address; '' when it is to be typed. */
  readonly code: string;
  /** Whether the reader's trading is suspended, as the banner says. */
  readonly isStopped: boolean;
}

const Find = ({ code: scanned, isStopped }: FindProps) => {
  const text = useText();
  const errors = useErrorsText();
  const { finding } = useCopiesText();
  const [typed, setTyped] = useState(() => spellCode(readCode(scanned)));
  const [pressed, setPressed] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const onAnswer = useCallback((answer: Answer) => {
    if (answer.type === 'found') setFound(answer);
  }, []);
  const { sending, error, send } = useCommand('find', onAnswer);
  const code = readCode(typed);
  const trouble = codeTrouble(code);
  if (found !== null) {
    const again = () => {
      setFound(null);
      setTyped('');
      setPressed(false);
    };
    return <FoundScreen found={found} onAgain={again} />;
  }
  // A wrong symbol stays wrong whatever is typed after it, so it is reported at once; a short code may just be
  // unfinished.
  const isShown = trouble === 'codeOdd' || (trouble === 'codeShort' && pressed);
  const refused = error === null ? undefined : errors(error.code);
  const button = (
    <Button
      weight="commit"
      size="large"
      wide
      type="submit"
      form="slip"
      disabled={isStopped}
      busy={sending !== 'no'}
    >
      {{ no: finding.submit, yes: text.open.sending, late: text.open.sendingLate }[sending]}
    </Button>
  );
  return (
    <Screen title={finding.title} back="/deck" action={button}>
      <form
        id="slip"
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setPressed(true);
          if (trouble === null && sending === 'no' && !isStopped) send({ type: 'find', code });
        }}
      >
        <p>{finding.lead}</p>
        <TextField
          label={finding.code}
          hint={finding.codeHint}
          look="code"
          value={typed}
          onChange={(value) => setTyped(spellCode(readCode(value)))}
          error={isShown ? finding[trouble] : refused}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <p className={css['quiet']}>{finding.once}</p>
      </form>
    </Screen>
  );
};

export const FindScreen = ({ code = '' }: Partial<Pick<FindProps, 'code'>>) => {
  const { finding } = useCopiesText();
  return (
    <WithHome title={finding.title} stranger={finding.stranger}>
      {({ me }) => <Find code={code} isStopped={me.frozen} />}
    </WithHome>
  );
};
