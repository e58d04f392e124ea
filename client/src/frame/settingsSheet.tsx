// SettingsSheet: the language and look of this phone, and the button that opens it.

import { LANGS } from '@dunmer/shared/cards';
import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { chooseLang, useLang, useText } from '../text/index.ts';
import { chooseTheme, readTheme, THEMES } from '../theme/index.ts';
import { IconButton, SegmentedSwitch, Sheet } from '../ui/index.ts';
import css from './settings.module.css';
import { later } from '../net/index.ts';

const ToldSettings = later(async () => ({
  default: (await import('../told/settings/index.ts')).ToldSettings,
}));

interface SettingsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shown at the foot, for example when the sheet covers a table. */
  readonly foot?: ReactNode;
}

/** The language and the theme, both kept on this device. */
export const SettingsSheet = ({ open, onClose, foot }: SettingsSheetProps) => {
  const text = useText();
  const lang = useLang();
  const [theme, setTheme] = useState(readTheme);
  return (
    <Sheet open={open} onClose={onClose} title={text.settings.title} closeLabel={text.app.close}>
      <div className={css['settings']}>
        <p className={css['name']} aria-hidden="true">
          {text.settings.language}
        </p>
        <SegmentedSwitch
          label={text.settings.language}
          value={lang}
          options={LANGS.map((value) => ({ value, label: text.settings.languages[value] }))}
          onChange={(value) => void chooseLang(value)}
        />
        <p className={css['name']} aria-hidden="true">
          {text.settings.theme}
        </p>
        <SegmentedSwitch
          label={text.settings.theme}
          value={theme}
          options={THEMES.map((value) => ({ value, label: text.settings[value] }))}
          onChange={(value) => {
            chooseTheme(value);
            setTheme(value);
          }}
        />
      </div>
      <Suspense fallback={<div className={css['coming']} />}>
        <ToldSettings />
      </Suspense>
      {foot}
    </Sheet>
  );
};

/** Opens the settings over the page. */
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
