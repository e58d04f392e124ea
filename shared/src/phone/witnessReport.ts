// WitnessReport: what the phone says at the end as a witness (F8): two statements, said apart.

/** `file`: does the file agree with itself; `phone`: is it the match that this phone saw. */
export type WitnessReport =
  | { readonly at: 'watching' }
  | { readonly at: 'checking' }
  | {
      readonly at: 'checked';
      readonly file: 'agrees' | 'disagrees';
      readonly phone: 'same' | 'different' | 'joined-later';
    }
  | { readonly at: 'failed' };
