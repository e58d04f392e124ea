// Drawn: random values that this browser draws: the token and the code of a new link, and the one-time code of a
// slip.

import { CODE_ALPHABET, CODE_LENGTH, type Code } from '@dunmer/shared/protocol';

const TOKEN_BYTES = 32;
/** Bytes below this number give every symbol the same chance. */
const FAIR = 256 - (256 % CODE_ALPHABET.length);

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Returns 32 random bytes as 43 characters that may be in an address. */
export const drawToken = (): string =>
  btoa(String.fromCodePoint(...bytes(TOKEN_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns eight symbols without look-alikes, all equally likely. */
export function drawCode(): Code {
  let code = '';
  while (code.length < CODE_LENGTH) {
    const [byte = FAIR] = bytes(1);
    if (byte < FAIR) code += CODE_ALPHABET[byte % CODE_ALPHABET.length] ?? '';
  }
  return code;
}

/** Returns a code in two groups, as it is read aloud; a no-break space keeps them on one line. */
export const spellCode = (code: string): string => `${code.slice(0, 4)}\u00A0${code.slice(4)}`;
