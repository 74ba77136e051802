import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words for an order in French and Spanish, which a company that makes estimates can't use. */
const ORDER = { fr: /command/i, es: /pedido|compra/i } as const;
const FILES = { cart: 'shop', checkout: 'checkout' } as const;
/** Texts for companies that make orders or take payments, and the customer's own order number. */
const FOR_ORDERS =
  /(^|\.)(order|invoice)(_|\.|$)|purchaseOrder|terms\.(now|noGateway|cardLater)|wrong_kind|no_lines|orderUnits|payment_required/;

const flatten = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key))
    : [[prefix, String(value)]];

test.each(['fr', 'es'] as const)('cart and checkout of an estimate mention no order in %s', (language) => {
  const found = Object.entries(FILES).flatMap(([namespace, file]) => {
    const texts = JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8'))[namespace];
    return flatten(texts)
      .filter(([key, text]) => !FOR_ORDERS.test(key) && ORDER[language].test(text))
      .map(([key, text]) => `${namespace}.${key}: ${text}`);
  });
  expect(found).toEqual([]);
});
