// http: health, API and pages.
export { serve } from './serve.ts';
export { listen, PortTaken } from './listen.ts';
export { makeSite } from './site.ts';
export { hereOf, isOwnAlone, leadsHere, portFor } from './address.ts';
