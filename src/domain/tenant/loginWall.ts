import type { Language } from './language.ts';

export const FACT_SIGNS = ['products', 'delivery', 'payment'] as const;

type TextInLanguages = Readonly<Record<Language, string>>;

export type LoginFact = {
  title: TextInLanguages;
  text: TextInLanguages;
  sign: (typeof FACT_SIGNS)[number] | null;
};

/** What a company shows beside its login: absolute URLs of pictures of its products, at most three facts, and when its phone is answered. */
export type LoginWall = {
  pictures: readonly string[];
  facts: readonly LoginFact[];
  hours: TextInLanguages | null;
};
