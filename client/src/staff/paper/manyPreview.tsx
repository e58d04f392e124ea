// ManyPreview: what many acts would change together, and for whom it can't be done.

import { useStaffText } from '../staffText.ts';
import { Waiting } from '../../ui/index.ts';
import css from '../acts/acts.module.css';
import { Changes } from '../acts/previewList.tsx';
import { FasterLine } from '../acts/reasonInput.tsx';
import { RefusedLines } from './refusedLines.tsx';
import type { Each } from './useMany.ts';
import type { Looked } from './usePreviews.ts';

interface ManyPreviewProps<One extends Each> {
  readonly looked: Looked<One>;
  /** Returns whom or what an act is about. */
  readonly nameOf: (one: One) => string;
}

const Said = <One extends Each>({ looked, nameOf }: ManyPreviewProps<One>) => {
  const { sheet } = useStaffText();
  switch (looked.at) {
    case 'asking':
      return <Waiting>{sheet.asking}</Waiting>;
    case 'silent':
      return <p role="alert">{sheet.noPreview}</p>;
    case 'here':
      return (
        <>
          <FasterLine faster={looked.faster} />
          {looked.able.length > 0 && <Changes previews={looked.able.map(({ preview }) => preview)} />}
          <RefusedLines refused={looked.refused} why={({ error }) => error} nameOf={nameOf} />
        </>
      );
  }
};

export const ManyPreview = <One extends Each>(props: ManyPreviewProps<One>) => {
  const { sheet } = useStaffText();
  return (
    <section className={css['preview']} aria-label={sheet.changes} aria-busy={props.looked.at === 'asking'}>
      <h3>{sheet.changes}</h3>
      <Said {...props} />
    </section>
  );
};
