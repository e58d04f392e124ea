// spellCode: a code in two groups, as it is read aloud; they stay on one line.

export const spellCode = (code: string): string => `${code.slice(0, 4)}\u00A0${code.slice(4)}`;
