import en from '../../locales/en/payments.json';
import es from '../../locales/es/payments.json';
import fr from '../../locales/fr/payments.json';
import type { Language } from '../domain/tenant/language.ts';

const TEXTS = {
  en: { card: en.payments.card, bank: en.payments.bank },
  es: { card: es.payments.card, bank: es.payments.bank },
  fr: { card: fr.payments.card, bank: fr.payments.bank },
} as const;

type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

export type CardTexts = (key: KeysOf<(typeof TEXTS)['en']>) => string;

type Tree = { readonly [key: string]: Tree | string };

export const cardTexts =
  (language: Language): CardTexts =>
  (key) => {
    const found = key
      .split('.')
      .reduce<Tree | string>(
        (tree, part) => (typeof tree === 'string' ? '' : (tree[part] ?? '')),
        TEXTS[language],
      );
    return typeof found === 'string' ? found : '';
  };
