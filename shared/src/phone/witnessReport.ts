// WitnessReport: what the phone says at the end as a witness (F8), as two separate statements.

/** `file`: whether the file agrees with itself. `phone`: whether it is the match that this phone saw. */
export type WitnessReport =
  | { readonly at: 'watching' }
  | { readonly at: 'checking' }
  | {
      readonly at: 'checked';
      readonly file: 'agrees' | 'disagrees';
      readonly phone: 'same' | 'different' | 'joined-later';
    }
  | { readonly at: 'failed' };
