// Keys: by which rows are referred to.

export type PersonKey = number;
export type TextKey = number;
