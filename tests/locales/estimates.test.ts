import { expect, test } from 'vitest';
import { portalTexts } from '../support/texts.ts';

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
 * credit, and messages whose words are fixed (rules: Error messages).
 */
const FOR_ORDERS =
  /(^|\.)(order|invoice)(_|\.|$)|purchaseOrder|terms\.(now|noGateway)|form\.preauthorized|^payments\.result\.|no_lines|payment_required|credit\.orders|linked\.(foreign|failed)|minimum|Minimum/;

test.each(['en', 'fr', 'es'] as const)(
  'the portal of a company that makes estimates mentions no order in %s',
  (language) => {
    const found = portalTexts(language, SAMPLES).filter(([key, text]) => {
      const isBuyingAllowed = !WITHOUT_BUYING.some((area) => key.startsWith(`${area}.`));
      const word = language === 'es' && isBuyingAllowed ? /pedido/i : ORDER[language];
      return !FOR_ORDERS.test(key) && word.test(text);
    });
    expect(found).toEqual([]);
  },
);
