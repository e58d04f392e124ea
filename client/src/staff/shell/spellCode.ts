// spellCode: a code in two groups, as it is read aloud.

export const spellCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
