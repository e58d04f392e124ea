// Stage: what one part of the long test has come to.

export interface Staged {
  readonly isGood: boolean;
  readonly said: string;
}
