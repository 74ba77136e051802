import type { Language } from '../tenant/language.ts';

export type PageInline = string | { text: string; href: string };

/** The parts of a text of the company. There is no HTML in it. */
export type PageBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; content: PageInline[] }
  | { kind: 'list'; ordered: boolean; items: PageInline[][] };

/** Open on these days; 1 is Monday, 7 Sunday (ISO 8601). Times are hh:mm at the company's place. */
export type OpeningTime = { days: number[]; opens: string; closes: string };

export type Person = { name: string; role: string; phone: string; email: string };

export type CompanyPlace = {
  address: string[];
  /** ISO code, or as the company writes it. */
  country: string;
  mapUrl: string;
  hours: OpeningTime[];
  people: Person[];
};

/** A page of a flyer: its picture, its size in px, and what it says. */
type FlyerPage = { picture: string; width: number; height: number; text: string };

export type Flyer = {
  title: string;
  /** yyyy-mm-dd; null for both when it has no end. */
  validUntil: string | null;
  pdf: string;
  pages: FlyerPage[];
};

export type CompanyPage = {
  language: Language | null;
  text: PageBlock[];
  /** yyyy-mm-dd; null when unknown. */
  updatedOn: string | null;
  place: CompanyPlace | null;
  flyer: Flyer | null;
};
