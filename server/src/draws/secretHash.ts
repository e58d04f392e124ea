// secretHash: what is kept of a secret that somebody else has drawn.

import { hash } from 'node:crypto';

/** What is kept of a link's token, its typed code, and a slip's code. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');
