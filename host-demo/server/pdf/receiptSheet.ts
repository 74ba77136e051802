import { drawLogo } from '../../seeds/pictures.ts';
import type { Seller } from '../../seeds/types.ts';
import type { PrintedPayment } from '../payments/paymentStep.ts';
import { exact, zero } from '../pricing/numbers.ts';
import type { CustomerCaller, User } from '../session/authorise.ts';
import { companyRules } from '../settings.ts';
import { documentTexts } from '../texts/document.ts';
import type { Language } from '../texts/language.ts';
import { chargeText, paidWithText, paidWithTexts } from '../texts/paidWith.ts';
import { receiptTexts } from '../texts/receipt.ts';
import { brandOf } from './brand.ts';
import { createPrint, printable } from './print.ts';
import type { Sheet } from './types.ts';

type PaidRow = { transaction_number: string; netvalue: string; balance: string | null; value: string };

/** The receipt of a payment; `rows` are the invoices, or the one order or invoice that was placed with it. Dates are yyyy-mm-dd. */
export type ReceiptFacts = {
  company: CustomerCaller['company'];
  seller: Seller | null;
  user: User;
  language: Language;
  receipt: {
    number: string;
    date: string;
    /** The payment's id as customers read it out. */
    reference: string;
    amount: string;
    charge: string;
    collection_value: string;
    currency_code: string;
    payment: PrintedPayment;
    rows: PaidRow[];
    placedKind: 'order' | 'invoice' | 'estimate' | null;
  };
};

const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').map(printable);

export const receiptSheetOf = ({ company, seller, user, language, receipt }: ReceiptFacts): Sheet => {
  const texts = receiptTexts[language];
  const common = documentTexts[language];
  const print = createPrint(
    { locale_code: company.locale_code, currency_code: receipt.currency_code },
    companyRules(company).priceDecimals,
    language,
  );
  const badge = paidWithTexts[language].badge[receipt.payment.step];
  const charge = exact(receipt.charge);
  const chargeName = chargeText(language, receipt.payment, {
    isReduction: charge.lt(zero),
    rate: print.percent(receipt.payment.charge_rate),
  });
  const chargeRow: Sheet['totals'] = charge.eq(zero) ? [] : [[chargeName, print.money(receipt.charge)]];
  return {
    locale: print.locale,
    paper: print.paper,
    brand: brandOf(company.web_template.color),
    company: {
      name: printable(company.name),
      address: seller
        ? filled([...seller.address, print.country(seller.country), common.taxNumber(seller.taxNumber)])
        : [],
      contact: filled([company.phone, company.email]),
      logo: drawLogo(company.alias),
    },
    title: texts.title,
    number: printable(receipt.number),
    badge: badge ? { text: badge, isBad: receipt.payment.step !== 'submitted' } : null,
    facts: [
      [common.fact.date, print.date(receipt.date)],
      [texts.paidBy, printable(paidWithText(language, receipt.payment))],
      [texts.reference, receipt.reference],
    ],
    parties: [
      {
        title: common.party.customer,
        lines: filled([
          user.client_name,
          user.client_code,
          user.client_nit && common.taxNumber(user.client_nit),
        ]),
      },
    ],
    columns: [
      { key: 'product', title: receipt.placedKind ? common.title[receipt.placedKind] : common.title.invoice },
      { key: 'price', title: texts.total },
      { key: 'amount', title: common.column.amount },
    ],
    lines: receipt.rows.map(({ transaction_number, netvalue, balance, value }) => ({
      name: printable(transaction_number),
      details: balance === null ? [] : [printable(texts.left(print.money(balance)))],
      isGift: false,
      cells: { price: print.amount(netvalue), amount: print.amount(value) },
    })),
    sums: {},
    totals: [
      [texts.collected, print.money(receipt.collection_value)],
      ...chargeRow,
      [common.sum(receipt.currency_code), print.money(receipt.amount)],
    ],
    afterTotal: [],
    notes: [],
    pageOf: common.page,
  };
};
