// Result: the outcome of something that can be refused; a plain object, so it is also a socket's acknowledgement.

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps a refusal or rejection. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
