// KeptNote: what stands in a form was begun before; it may be given up.

import { useText } from '../text/index.ts';
import { Banner, Button } from '../ui/index.ts';

interface KeptNoteProps {
  readonly isOld: boolean;
  readonly onDiscard: () => void;
}

export const KeptNote = ({ isOld, onDiscard }: KeptNoteProps) => {
  const { kept } = useText();
  if (!isOld) return null;
  const button = (
    <Button weight="secondary" onClick={onDiscard}>
      {kept.discard}
    </Button>
  );
  return <Banner action={button}>{kept.begun}</Banner>;
};
