// Payment: drakes that move between two accounts, which are told by name.

export interface Payment {
  readonly from: string;
  readonly to: string;
  readonly sum: number;
  readonly why: string;
  readonly subject: string | null;
}

const isSame = (one: Payment, other: Payment): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.sum === other.sum &&
  one.why === other.why &&
  one.subject === other.subject;

/** The payments of `due` that were not made, and the payments made beside them. */
export function difference(
  due: readonly Payment[],
  paid: readonly Payment[],
): { readonly lacking: readonly Payment[]; readonly beside: readonly Payment[] } {
  const beside = [...paid];
  const lacking = due.filter((payment) => {
    const at = beside.findIndex((other) => isSame(payment, other));
    if (at >= 0) beside.splice(at, 1);
    return at < 0;
  });
  return { lacking, beside };
}

export const told = ({ from, to, sum, why }: Payment): string =>
  `${sum} drakes from ${from} to ${to} (${why})`;
