// randomHex: fresh bytes of the system's secure generator.

/** `bytes` random bytes as lower-case hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
