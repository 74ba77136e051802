import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsForCustomers } from '../support/texts.ts';

/** Other words for what is still to be paid. */
const OTHER_WORDS = {
  en: /\bopen (invoices?|balance)\b|\b(is|are) (no longer|still) open\b/i,
  es: /factura[^.]*\babiertas?\b|saldo abierto/i,
  fr: /facture[^.]*\bouvertes?\b|solde en cours|factures? en attente/i,
} as const;

test.each(['en', 'es', 'fr'] as const)('the portal has one word for unpaid in %s', (language) => {
  const texts = textsForCustomers(language);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => OTHER_WORDS[language].test(text))).toEqual([]);
});

test.each([
  ['en', 'Unpaid', '2 unpaid invoices'],
  ['es', 'Por pagar', '2 facturas pendientes'],
  ['fr', 'À payer', '2 factures à payer'],
] as const)('an invoice’s status and the sums of unpaid ones in %s', (language, status, sum) => {
  const { orders, home } = JSON.parse(readFileSync(`locales/${language}/shop.json`, 'utf8'));
  expect(orders.status.invoice.open).toBe(status);
  expect(home.owe.count_other.replace('{{count}}', '2')).toBe(sum);
});
