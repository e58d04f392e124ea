// Drawn: what this browser draws by itself: the token and the typed code of a fresh link, the one-time code of a slip.

import { CODE_ALPHABET, CODE_LENGTH, type Code } from '@dunmer/shared/protocol';

const TOKEN_BYTES = 32;
/** The bytes below it fall on every symbol alike. */
const FAIR = 256 - (256 % CODE_ALPHABET.length);

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** 32 bytes as 43 signs that may stand in an address. */
export const drawToken = (): string =>
  btoa(String.fromCodePoint(...bytes(TOKEN_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Eight symbols without look-alikes, each as likely as the others. */
export function drawCode(): Code {
  let code = '';
  while (code.length < CODE_LENGTH) {
    const [byte = FAIR] = bytes(1);
    if (byte < FAIR) code += CODE_ALPHABET[byte % CODE_ALPHABET.length] ?? '';
  }
  return code;
}

/** A code in two groups, as it is read aloud; they stay on one line. */
export const spellCode = (code: string): string => `${code.slice(0, 4)}\u00A0${code.slice(4)}`;
