// classes: joins the class names that are there; and custom properties may stand in React's `style`, which sets them
// through the CSSOM as the CSP allows.

export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');

type CustomProperty = `--${string}`;

declare module 'react' {
  interface CSSProperties {
    [name: CustomProperty]: string | number | undefined;
  }
}
