// Trouble: nothing came, said in words, with a way to ask again.

import { useText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';

export const Trouble = ({ onAgain }: { readonly onAgain: () => void }) => {
  const text = useText();
  return (
    <Panel tone="strong">
      <p role="alert">{text.app.noAnswer}</p>
      <Button glyph="again" onClick={onAgain}>
        {text.app.again}
      </Button>
    </Panel>
  );
};
