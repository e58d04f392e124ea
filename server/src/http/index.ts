// http: health, API and pages.
export { makeSite } from './site.ts';
export { defaultUrl } from './address.ts';
