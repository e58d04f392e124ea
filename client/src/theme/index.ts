// Theme: the styles that every page needs, and the switch between day, night and the system's choice: kept on this
// device and set as `data-theme` on the root.

import './fonts.css';
import './tokens.css';
import './base.css';

export const THEMES = ['system', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

// Private windows and full disks refuse storage; the choice then lasts as long as the page.
const recall = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const keep = (theme: Theme): void => {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    return;
  }
};

export function readTheme(): Theme {
  const kept = recall();
  return isTheme(kept) ? kept : 'system';
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  keep(theme);
}
