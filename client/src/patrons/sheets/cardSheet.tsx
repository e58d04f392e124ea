// CardSheet: a card in full over the table, with its present values; a tap anywhere closes it.

import type { GameCard } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import { useText } from '../../text/index.ts';
import { MomentFoot } from '../../around/index.ts';
import { Sheet } from '../../ui/index.ts';
import { GameCardFull } from '../cards/gameCardFull.tsx';
import { lyingIn } from '../cards/lying.ts';
import { dueOf } from '../play/moment.ts';
import { useTable } from '../table.ts';
import css from './sheets.module.css';

interface CardSheetProps {
  readonly card: GameCard;
  readonly copy: CopyId | null;
  readonly onClose: () => void;
}

export const CardSheet = ({ card, copy, onClose }: CardSheetProps) => {
  const table = useTable();
  const { catalogue, board, lang } = table;
  const { app } = useText();
  const lying = copy === null ? undefined : lyingIn(catalogue, board).find((each) => each.card.copy === copy);
  return (
    <Sheet open onClose={onClose} title={card.name[lang]} place="stage">
      <div className={css['stage']}>
        <GameCardFull card={card} lying={lying} />
        <p className={css['tapHint']}>{app.tapToClose}</p>
        <MomentFoot moment={dueOf(table)} />
      </div>
    </Sheet>
  );
};
