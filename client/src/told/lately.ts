// Lately: when this page has told of something, and when it was touched: milliseconds of its own time, null for never.

export const lately: { toldAt: number | null; touchedAt: number | null } = { toldAt: null, touchedAt: null };
