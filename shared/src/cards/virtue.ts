// Virtues: the five qualities of a card, in their one canonical order.

export const VIRTUES = ['strength', 'cunning', 'wealth', 'power', 'wisdom'] as const;
export type Virtue = (typeof VIRTUES)[number];

/** The parts of a card that an effect can change. */
export const ASPECTS = ['virtues', 'superiority', 'protection'] as const;
export type Aspect = (typeof ASPECTS)[number];
