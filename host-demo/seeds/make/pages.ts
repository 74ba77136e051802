import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PageWire } from '../../../src/api/information/schema.ts';
import type { InformationPage } from '../../../src/domain/information/informationPage.ts';
import { LANGUAGES, type Language } from '../../server/texts/language.ts';
import type { PagesSeed } from '../types.ts';
import { pageText } from './pageText.ts';

const TEXT_PAGES: readonly InformationPage[] = ['about', 'contact', 'privacy', 'terms'];
const FILE_TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

type LoadedPage = { page: InformationPage; language: Language; data: PageWire };
type LoadedFile = { name: string; type: string; content: string };

/** The text of a page: in the language, else in the company's, else in any; none without a file. */
const textOf = (
  { folder, language: own, updatedOn }: PagesSeed,
  page: InformationPage,
  language: Language,
): PageWire | null => {
  const fileOf = (each: Language) => join(folder, `${page}.${each}.md`);
  const found = [language, own, ...LANGUAGES].find((each) => existsSync(fileOf(each)));
  if (!found) return null;
  return {
    language: found,
    text: pageText(readFileSync(fileOf(found), 'utf8')),
    updated_on: updatedOn?.[page] ?? null,
  };
};

const placeOf = ({ place }: PagesSeed, language: Language): PageWire['place'] =>
  place && {
    ...place,
    people: place.people.map(({ role, ...person }) => ({ ...person, role: role[language] })),
  };

const flyerOf = ({ flyer, language }: PagesSeed, alias: string, validUntil: string): PageWire | null => {
  if (!flyer) return null;
  const urlOf = (file: string) => `company_files/${alias}/${file}`;
  return {
    language,
    flyer: {
      title: flyer.title,
      valid_until: validUntil,
      pdf_url: flyer.pdf ? urlOf(flyer.pdf) : '',
      pages: flyer.pages.map(({ picture, ...page }) => ({ ...page, picture_url: urlOf(picture) })),
    },
  };
};

/** The information pages that the company has, each in three languages. `validUntil`: of the flyer, yyyy-mm-dd. */
export const readPages = (seed: PagesSeed, alias: string, validUntil: string): LoadedPage[] =>
  LANGUAGES.flatMap((language) => {
    const texts = TEXT_PAGES.map((page) => ({ page, data: textOf(seed, page, language) }));
    const pages = [...texts, { page: 'flyer' as const, data: flyerOf(seed, alias, validUntil) }];
    return pages.flatMap(({ page, data }) => {
      const place = page === 'contact' ? placeOf(seed, language) : null;
      return data || place ? [{ page, language, data: { ...data, ...(place && { place }) } }] : [];
    });
  });

export const readFiles = ({ flyer, folder }: PagesSeed): LoadedFile[] =>
  [flyer?.pdf ?? '', ...(flyer?.pages ?? []).map(({ picture }) => picture)].filter(Boolean).map((name) => ({
    name,
    type: FILE_TYPES[extname(name)] ?? 'application/octet-stream',
    content: readFileSync(join(folder, name)).toString('base64'),
  }));
