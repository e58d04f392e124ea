// secretHash: the stored form of a drawn secret.

import { hash } from 'node:crypto';

/** The stored form of a link's token, its typed code, or a slip's code. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');
