// classes: joins class names and skips missing ones. Also lets React's `style` hold custom properties, which it sets
// through the CSSOM, as the CSP allows.

export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');

type CustomProperty = `--${string}`;

declare module 'react' {
  interface CSSProperties {
    [name: CustomProperty]: string | number | undefined;
  }
}
