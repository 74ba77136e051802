import type { InformationPage } from '../domain/pages/informationPage.ts';

const PAGES: Record<string, InformationPage> = {
  about: 'about',
  contact: 'contact',
  flyer: 'flyer',
  privacy: 'privacy',
  'terms-and-conditions': 'terms',
};

/** The information page at a path; undefined elsewhere. The page's script asks for it early (src/early.ts). */
export const informationPageAt = (path: string): InformationPage | undefined =>
  PAGES[path.split(/[/?#]/)[1] ?? ''];
