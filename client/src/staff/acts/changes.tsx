// Changes: what one act, or several at once, will change, line by line, and whether it can be taken back.

import type { Preview } from '@dunmer/shared/protocol';
import { useCatalogue } from '../../parts/index.ts';
import { useLang, usePurseText, useStaffText } from '../../text/index.ts';
import css from './acts.module.css';
import { previewLines } from './previewLines.ts';
import { previewWords } from './previewWords.ts';

/** Several may be taken back as the least of them. */
const LEAST_FIRST: readonly Preview['undo'][] = ['never', 'void-only', 'by-new-act', 'any-time'];

export const Changes = ({ previews }: { readonly previews: readonly Preview[] }) => {
  const text = useStaffText();
  const lang = useLang();
  const { why } = usePurseText();
  const { catalogue } = useCatalogue();
  const effects = previews.flatMap((preview) => preview.effects);
  const undo = LEAST_FIRST.find((least) => previews.some((preview) => preview.undo === least)) ?? 'never';
  return (
    <>
      {effects.length === 0 ? (
        <p>{text.sheet.nothing}</p>
      ) : (
        <ul>
          {previewLines(effects).map((line, place) => (
            <li key={place}>{previewWords(line, { lang, text, why, catalogue })}</li>
          ))}
        </ul>
      )}
      <p className={css['undo']} data-undo={undo}>
        {text.undo[undo]}
      </p>
    </>
  );
};
