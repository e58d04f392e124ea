// SettingsButton: opens the settings over the page.

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../text/index.ts';
import { IconButton } from '../ui/index.ts';
import { SettingsSheet } from './settingsSheet.tsx';

export const SettingsButton = () => {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton glyph="language" label={text.settings.title} onClick={() => setOpen(true)} />
      {createPortal(<SettingsSheet open={open} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
};
