// Brand: a type that only one function can make, so that having a value of it is the proof.

declare const brand: unique symbol;

export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
