// ApiError: why something could not be read over HTTP.

/** `silent`: nobody answered; `unknown`: there is no such thing; `refused`: the server would not. */
export type ApiError = 'silent' | 'unknown' | 'too-fast' | 'refused';
