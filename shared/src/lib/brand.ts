// Brand: a type that only its mint can make, so that holding one is the proof.

declare const brand: unique symbol;

export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
