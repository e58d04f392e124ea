// EveryCall: wraps a port so that every call to it, or to a port inside it, runs in a way that the test chooses.

/** Runs a call, whenever and however it likes; `name` is the method's name. */
export type Way = (call: () => unknown, name: string) => Promise<unknown>;

/** Methods of a transaction that run at once and are not awaited. */
const AT_ONCE: ReadonlySet<string | symbol> = new Set(['note', 'answerTo', 'afterCommit']);
/** Properties that are not ports. */
const PLAIN: ReadonlySet<string | symbol> = new Set(['staged', 'effects', 'answered']);

/** Returns the same port, whose every awaited call runs through `way`. */
export function everyCall<Port extends object>(inner: Port, way: Way): Port {
  const inside = new WeakMap<object, object>();
  const within = (port: object): object => {
    const known = inside.get(port) ?? everyCall(port, way);
    inside.set(port, known);
    return known;
  };
  return new Proxy(inner, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target);
      if (PLAIN.has(name)) return found;
      if (typeof found === 'function') {
        const call = (...args: readonly unknown[]): unknown => Reflect.apply(found, target, args);
        return AT_ONCE.has(name)
          ? call
          : (...args: readonly unknown[]) => way(() => call(...args), String(name));
      }
      return typeof found === 'object' && found !== null ? within(found) : found;
    },
  });
}

/** Returns the same port with some of its methods replaced. */
export function replacing<Port extends object>(inner: Port, methods: Partial<Port>): Port {
  return new Proxy(inner, {
    get(target, name) {
      const replaced: unknown = Reflect.get(methods, name);
      if (replaced !== undefined) return replaced;
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === 'function'
        ? (...args: readonly unknown[]): unknown => Reflect.apply(found, target, args)
        : found;
    },
  });
}
