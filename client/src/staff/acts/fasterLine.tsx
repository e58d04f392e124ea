// FasterLine: whose act has changed what was shown before.

import type { Faster } from '@dunmer/shared/protocol';
import { useStaffText } from '../../text/index.ts';
import css from './acts.module.css';

export const FasterLine = ({ faster }: { readonly faster: Faster | null }) => {
  const { sheet, acts } = useStaffText();
  if (faster === null) return null;
  // What traders do has no title on the desk.
  const titles: Readonly<Record<string, { readonly title: string }>> = acts;
  return (
    <p className={css['faster']} role="status">
      {sheet.faster(faster.name, titles[faster.act]?.title ?? null)}
    </p>
  );
};
