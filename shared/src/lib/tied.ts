// Tied: makes the compiler check that a schema and its type agree.

/** The type with everything in it read-only, all the way down, because parsed values are never changed. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type Same<A, B> = [Frozen<A>] extends [Frozen<B>] ? ([Frozen<B>] extends [Frozen<A>] ? true : never) : never;

/** `tied<z.output<typeof schema>, Type>(true)` does not compile if either has something that the other lacks. */
export const tied = <A, B>(_same: Same<A, B>): void => undefined;
