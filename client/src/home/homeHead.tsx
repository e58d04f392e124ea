// HomeHead: help and settings, on every home.

import { useLocation } from 'wouter';
import { SettingsButton } from '../settings/index.ts';
import { useText } from '../text/index.ts';
import { IconButton } from '../ui/index.ts';

export const HomeHead = () => {
  const { home: text } = useText();
  const [, go] = useLocation();
  return (
    <>
      <IconButton glyph="info" label={text.help} onClick={() => go('/help')} />
      <SettingsButton />
    </>
  );
};
