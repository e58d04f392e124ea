// Custom properties may stand in React's `style`, which sets them through the CSSOM as the CSP allows.

import type {} from 'react';

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
