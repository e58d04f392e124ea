// CallSheet: what calling a referee means, before it is done.

import { useTableText } from '../../text/index.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import { useAtTheTable } from '../table/useAtTheTable.ts';
import css from './sheets.module.css';

export const CallSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text } = useMatch();
  const { call: words } = useTableText();
  const { call } = useAtTheTable();
  const confirm = () => {
    call?.();
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={words.title} closeLabel={text.close} place="middle">
      <div className={css['menu']}>
        <p>{words.means}</p>
        <Button weight="primary" size="large" wide disabled={call === null} onClick={confirm}>
          {words.confirm}
        </Button>
        <Button wide onClick={onClose}>
          {words.back}
        </Button>
      </div>
    </Sheet>
  );
};
