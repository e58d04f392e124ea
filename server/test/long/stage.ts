// Stage: the result of one part of the long test.

export interface Staged {
  readonly isGood: boolean;
  readonly said: string;
}
