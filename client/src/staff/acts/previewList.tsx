// PreviewList: what an act will change, before it is done, and whether it can be taken back.

import type { Faster } from '@dunmer/shared/protocol';
import { useStaffText, useText } from '../../text/index.ts';
import { Waiting } from '../../ui/index.ts';
import css from './acts.module.css';
import { Changes } from './changes.tsx';
import { FasterLine } from './fasterLine.tsx';
import type { Previewed } from './usePreview.ts';

interface PreviewListProps {
  readonly said: Previewed;
  readonly isOld: boolean;
  readonly faster: Faster | null;
}

const Said = ({ said }: { readonly said: Previewed }) => {
  const { sheet, preview } = useStaffText();
  const { errors } = useText();
  switch (said.at) {
    case 'none':
      return null;
    case 'asking':
      return <Waiting>{sheet.asking}</Waiting>;
    case 'here':
      return <Changes previews={[said.preview]} />;
    case 'silent':
      return <p role="alert">{sheet.noPreview}</p>;
    case 'refused':
      return (
        <p className={css['refused']} role="alert">
          {said.error.code === 'short-of'
            ? preview.short(said.error.drakes, said.error.copies.length)
            : errors[said.error.code]}
        </p>
      );
  }
};

export const PreviewList = ({ said, isOld, faster }: PreviewListProps) => {
  const { sheet } = useStaffText();
  if (said.at === 'none') return null;
  return (
    <section className={css['preview']} aria-label={sheet.changes} aria-busy={isOld}>
      <h3>{sheet.changes}</h3>
      <FasterLine faster={faster} />
      <Said said={said} />
    </section>
  );
};
