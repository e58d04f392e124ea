// VisuallyHidden: words for those who listen to the page.

import type { ReactNode } from 'react';
import css from './visuallyHidden.module.css';

export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['hidden']}>{children}</span>
);
