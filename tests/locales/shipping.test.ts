import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentTexts } from '../../host-demo/server/texts/document.ts';
import { textsForCustomers } from '../support/texts.ts';

/** Other words for shipping; that something was delivered is a status. */
const OTHER_WORDS = {
  en: /\bdeliver(y|ies|s|ing)?\b|\bbe delivered\b/i,
  es: /(?<!se )\bentregas?\b|\bentregar\b/i,
  fr: /(mode|méthode|frais|adresses?) d[’']expédition/i,
} as const;

test.each(['en', 'es', 'fr'] as const)(
  'the portal and its documents have one word for shipping in %s',
  (language) => {
    const texts = textsForCustomers(language);
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.filter((text) => OTHER_WORDS[language].test(text))).toEqual([]);
  },
);

test.each([
  ['en', 'Ship to', 'Shipping address', 'Shipping method', 'Shipping'],
  ['es', 'Enviar a', 'Dirección de envío', 'Método de envío', 'Envío'],
  ['fr', 'Livrer à', 'Adresse de livraison', 'Mode de livraison', 'Livraison'],
] as const)(
  'the lines of the checkout and the document in %s name address, method and cost alike',
  (language, line, address, method, cost) => {
    const { checkout } = JSON.parse(readFileSync(`locales/${language}/checkout.json`, 'utf8'));
    expect([checkout.where.title, checkout.how.title]).toEqual([line, cost]);
    const { party, fact, total } = documentTexts[language];
    expect([party.shipTo, fact.method, total.shipping]).toEqual([address, method, cost]);
  },
);
