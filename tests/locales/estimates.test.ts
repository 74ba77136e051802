import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words for an order, which a company that makes estimates or invoices can't use. */
const ORDER = {
  en: /\b(an|the|your|this|that|every|each|any|no|one|place|smart) orders?\b|\borders\b/i,
  fr: /(?<!re)command/i,
  es: /pedido|compra/i,
} as const;
/** Other areas of the portal mention buying and the customer's own purchase orders. */
const WITHOUT_BUYING = ['cart', 'checkout'];
/** The design system's examples. */
const SAMPLES = 'designSystem.json';
/**
 * Texts for companies that make orders or take payments, the customer's own order number, orders in progress as a part of the
 * credit, and messages that the specification words (§8, §9).
 */
const FOR_ORDERS =
  /(^|\.)(order|invoice)(_|\.|$)|purchaseOrder|terms\.(now|noGateway)|form\.preauthorized|^payments\.result\.|no_lines|payment_required|credit\.orders|linked\.(foreign|failed)|minimum|Minimum/;

const flatten = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key))
    : [[prefix, String(value)]];

test.each(['en', 'fr', 'es'] as const)(
  'the portal of a company that makes estimates mentions no order in %s',
  (language) => {
    const found = readdirSync(`locales/${language}`)
      .filter((file) => file !== SAMPLES)
      .flatMap((file) => flatten(JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'))))
      .filter(([key, text]) => {
        const isBuyingAllowed = !WITHOUT_BUYING.some((area) => key.startsWith(`${area}.`));
        const word = language === 'es' && isBuyingAllowed ? /pedido/i : ORDER[language];
        return !FOR_ORDERS.test(key) && word.test(text);
      });
    expect(found).toEqual([]);
  },
);
