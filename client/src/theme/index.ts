// Theme: the sheets every page needs, and the switch between day and night.

import './fonts.css';
import './tokens.css';
import './base.css';

export { applyTheme, chooseTheme, readTheme, THEMES } from './theme.ts';
