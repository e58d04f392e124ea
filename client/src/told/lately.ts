// Lately: when this page last called its reader, and when it was last touched, in milliseconds of its own clock; null
// for never.

export const lately: { toldAt: number | null; touchedAt: number | null } = { toldAt: null, touchedAt: null };
