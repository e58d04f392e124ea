// http: health, API and pages.
export { serve } from './serve.ts';
export { makeSite } from './site.ts';
export { defaultUrl } from './address.ts';
