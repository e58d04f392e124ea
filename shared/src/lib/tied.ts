// Tied: a schema and the type that it stands for, held to each other by the compiler.

/** What nobody changes, all the way down: what a schema lets through is as it came. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type Same<A, B> = [Frozen<A>] extends [Frozen<B>] ? ([Frozen<B>] extends [Frozen<A>] ? true : never) : never;

/** `tied<z.output<typeof schema>, Type>(true)` does not compile where either knows what the other doesn't. */
export const tied = <A, B>(_same: Same<A, B>): void => undefined;
