// Keys: the numbers that refer to rows.

export type PersonKey = number;
export type TextKey = number;
