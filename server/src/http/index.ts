// http: health, API and pages.
export { makeSite, type SitePorts } from './site.ts';
export { defaultUrl } from './address.ts';
