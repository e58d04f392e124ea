// Named: the two parts of the key by which a promise is named, `owner/card`.

/** Returns the owner's public id. */
export const ownerOf = (key: string): string => key.slice(0, key.indexOf('/'));

export const cardOf = (key: string): string => key.slice(key.indexOf('/') + 1);
