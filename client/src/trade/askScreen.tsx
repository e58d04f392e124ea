// AskScreen: asks for a card that somebody has shown by its code. Asking promises nothing, and shows for certain
// which card it is.

import type { PersonBrief } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { BackTile } from '../cards/index.ts';
import { Screen } from '../frame/index.ts';
import { useSendingWord } from '../parts/index.ts';
import { useErrorsText } from '../text/index.ts';
import { useTradeText } from './tradeText.ts';
import { Button, Panel } from '../ui/index.ts';
import css from './trade.module.css';
import type { Offering } from './offerSheet.tsx';

interface AskScreenProps {
  readonly other: PersonBrief;
  readonly copy: CopyId;
  /** Whether the reader's trading is suspended, as the banner says. */
  readonly isStopped: boolean;
  readonly offering: Offering;
}

export const AskScreen = ({ other, copy, isStopped, offering }: AskScreenProps) => {
  const word = useSendingWord();
  const errors = useErrorsText();
  const words = useTradeText();
  const { form } = words;
  const { sending, error, send } = offering;
  const ask = () =>
    send({
      type: 'offerTrade',
      with: other.person,
      gives: { copies: [], drakes: 0 },
      takes: { copies: [copy], drakes: 0 },
      replaces: null,
    });
  const action = (
    <Button weight="primary" size="large" wide disabled={isStopped} busy={sending !== 'no'} onClick={ask}>
      {word(sending, form.ask)}
    </Button>
  );
  return (
    <Screen title={words.with(other.name)} back="/trades" action={action}>
      <Panel label={form.asked}>
        <h2>{form.asked}</h2>
        <div className={css['closed']}>
          <BackTile />
        </div>
        <p>{form.askedHint}</p>
      </Panel>
      <p className={css['quiet']}>{form.askMeans(other.name)}</p>
      {error !== null && (
        <p className={css['error']} role="alert">
          {errors(error.code)}
        </p>
      )}
    </Screen>
  );
};
