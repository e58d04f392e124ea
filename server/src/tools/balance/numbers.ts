// Numbers: writes numbers as people read them.

/** Writes a share in per cent, with one digit after the point. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Writes a difference of shares in points, with its sign. */
export const points = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${Math.abs(difference * 100).toFixed(1)}`;
