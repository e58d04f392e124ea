// main: the app's entry.

import { applyTheme, readTheme } from './theme/index.ts';

applyTheme(readTheme());
