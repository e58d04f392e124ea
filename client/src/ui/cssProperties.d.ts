// Custom properties may stand in React's `style`, which sets them through the CSSOM as the CSP allows.

export type CustomProperty = `--${string}`;

declare module 'react' {
  interface CSSProperties {
    [name: CustomProperty]: string | number | undefined;
  }
}
