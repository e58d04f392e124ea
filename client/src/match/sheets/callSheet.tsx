// CallSheet: what calling a referee means, before it is done.

import { useTableText } from '../../text/index.ts';
import { Question } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import { useAtTheTable } from '../table/useAtTheTable.ts';

export const CallSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text } = useMatch();
  const { call: words } = useTableText();
  const { call } = useAtTheTable();
  return (
    <Question
      title={words.title}
      means={<p>{words.means}</p>}
      confirm={words.confirm}
      back={words.back}
      close={text.close}
      weight="primary"
      place="middle"
      disabled={call === null}
      onConfirm={() => {
        call?.();
        onClose();
      }}
      onClose={onClose}
    />
  );
};
