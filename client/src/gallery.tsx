// gallery: every part of the look on one page, for development and its screenshots. No part of the app.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme, THEMES } from './theme/index.ts';
import { Gallery } from './gallery/galleryPage.tsx';

const asked = new URLSearchParams(location.search).get('theme');
applyTheme(THEMES.find((theme) => theme === asked) ?? 'system');

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
