// Sheets: what lies over the table, one at a time.

import type { OpenSheet } from '../table.ts';
import { CardSheet } from './cardSheet.tsx';
import { CourtSheet, CourtsSheet } from './courtSheet.tsx';
import { LogSheet } from './logSheet.tsx';
import { ConcedeSheet, MenuSheet } from './menuSheet.tsx';
import { GraveSheet, QueueSheet } from './pileSheets.tsx';
import { RulesSheet } from './rulesSheet.tsx';

interface SheetsProps {
  readonly sheet: OpenSheet;
  readonly onClose: () => void;
}

export const Sheets = ({ sheet, onClose }: SheetsProps) => {
  switch (sheet.kind) {
    case 'card':
      return <CardSheet card={sheet.card} copy={sheet.copy} onClose={onClose} />;
    case 'court':
      return <CourtSheet patron={sheet.patron} onClose={onClose} />;
    case 'courts':
      return <CourtsSheet onClose={onClose} />;
    case 'grave':
      return <GraveSheet seat={sheet.seat} onClose={onClose} />;
    case 'queue':
      return <QueueSheet onClose={onClose} />;
    case 'log':
      return <LogSheet onClose={onClose} />;
    case 'rules':
      return <RulesSheet onClose={onClose} />;
    case 'menu':
      return <MenuSheet onClose={onClose} />;
    case 'concede':
      return <ConcedeSheet onClose={onClose} />;
  }
};
