import * as v from 'valibot';
import { transactionLineWire } from '../../../src/api/history/transactionLineSchema.ts';
import { drawLogo } from '../../seeds/pictures.ts';
import type { Seller } from '../../seeds/types.ts';
import type { TransactionRow } from '../database/schema.ts';
import { exact, numericOrNull, positiveOrNull, zero } from '../pricing/numbers.ts';
import { linePartNumbers } from '../routes/orders/linePartNumbers.ts';
import { statusOf } from '../routes/orders/presentTransaction.ts';
import { companyRules, isOn } from '../settings.ts';
import { type DocumentTexts, documentTexts } from '../texts/document.ts';
import { paidWithText, paidWithTexts } from '../texts/paidWith.ts';
import { unitName } from '../texts/units.ts';
import { brandOf } from './brand.ts';
import { createPrint, hasText, type Print, printable } from './print.ts';
import { afterTotalOf, isClearing, totalsOf } from './sheetTotals.ts';
import { lineAmount, lineDiscount, type ShownSums, shownSums } from './shownSums.ts';
import type { Cells, ColumnKey, Sheet, SheetFacts, SheetLine } from './types.ts';

type Line = v.InferOutput<typeof transactionLineWire>;

// An estimate that is still open can't ship on a day that has passed.
const shipDateOf = ({ row: { kind, status, ship_date: day }, today }: SheetFacts): string | null =>
  kind === 'estimate' && status === 'open' && day !== null && day < today ? null : day;

const filled = (texts: readonly string[]) => texts.filter(hasText).map(printable);

const badgeOf = (facts: SheetFacts, texts: DocumentTexts): Sheet['badge'] => {
  const { row, today, language } = facts;
  const badges = texts.badge[row.kind];
  if (row.approval_status === 2) return { text: badges.refused, isBad: true };
  const status = statusOf(row, today);
  if (status === 'cancelled') return { text: badges.cancelled, isBad: true };
  if (row.approval_status === 0) return { text: badges.waiting, isBad: false };
  if (status === 'overdue') return { text: badges.overdue, isBad: true };
  if (status !== 'paid') return null;
  const submitted = isClearing(facts) ? paidWithTexts[language].badge.submitted : undefined;
  return { text: submitted ?? badges.paid, isBad: false };
};

const addressOf = ({ header }: TransactionRow, print: Print): string[] => [
  header.client_shipaddress1,
  header.client_shipaddress2,
  header.client_shipaddress3,
  header.client_shipaddress4,
  [[header.ship_address_city, header.ship_address_state].filter(hasText).join(', '), header.zipcode]
    .filter(hasText)
    .join(' '),
  print.country(header.ship_address_country),
];

/** Its payments, otherwise its terms. Terms of 0 days, or whose name has no number ("Prepaid"), say nothing of what was paid. */
const howPaid = ({ row: { header }, payments, language }: SheetFacts): string => {
  const made = payments.filter(({ step }) => step !== 'notCharged');
  if (made.length > 0) return made.map((payment) => paidWithText(language, payment)).join('\n');
  const { client_payterm: name, client_payterm_days: days } = header;
  const texts = paidWithTexts[language];
  if (days === undefined) return /\d/.test(name) ? name : '';
  if (days <= 0) return '';
  const repeats = new RegExp(`(?<!\\d)${days}(?!\\d)`).test(name);
  return [texts.days(days), repeats ? '' : name].filter(hasText).join(' · ');
};

const sizeOf = ({ user_input_size: typed, size }: Line, print: Print, texts: DocumentTexts): string => {
  const number = positiveOrNull(size);
  const value = number ? print.number(number.toFixed()) : '';
  const text = typed || value;
  return text && texts.size(text, value);
};

const figuresOf = (line: Line, isGift: boolean, print: Print): Cells => {
  const perUnit = exact(numericOrNull(line.product_price) ?? zero).times(numericOrNull(line.factor) ?? 1);
  const discount = lineDiscount(line);
  return {
    price: isGift ? '' : print.price(perUnit.toFixed()),
    discount: discount.eq(zero) ? '' : print.amount(discount.times(-1).toFixed()),
    amount: print.amount(lineAmount(line).toFixed()),
    tax: isGift ? '' : print.amount(line.order_detail_tax ?? 0),
  };
};

/** The amounts add up to the subtotal, the taxes to the tax; what the lines' discounts add up to is in the amounts. */
const sumsOf = (sums: ShownSums, print: Print, { total }: DocumentTexts): Cells => ({
  product: total.goods,
  discount: print.amount(sums.lineDiscount.times(-1).toFixed()),
  amount: print.amount(sums.goods.toFixed()),
  tax: print.amount(sums.tax.toFixed()),
});

const lineOf = (
  line: Line,
  { company: { settings }, seesPrices, language }: SheetFacts,
  print: Print,
  texts: DocumentTexts,
): SheetLine => {
  const hidesName = isOn(settings.PORTAL_HIDE_PRODUCT_NAME);
  const remark = isOn(settings.PORTAL_SHOW_CODE_INSTEAD_OF_REMARK) ? '' : line.remark;
  const isGift = line.detail_type === 1;
  const ownNumbers = linePartNumbers(line.json_data).join(', ');
  return {
    name: printable(hidesName ? remark || line.product_code : line.product_name),
    details: filled([
      [line.product_code, hidesName ? '' : remark].filter(hasText).join(' · '),
      ownNumbers && texts.ownNumbers(ownNumbers),
      sizeOf(line, print, texts),
      line.order_detail_remark,
      isGift ? texts.gift : '',
    ]),
    isGift,
    cells: {
      quantity: print.number(line.quantity ?? 0),
      unit: printable(unitName(line.unit_of_measure || line.units || texts.piece, language)),
      ...(seesPrices && figuresOf(line, isGift, print)),
    },
  };
};

const sellerLines = (seller: Seller | null, print: Print, texts: DocumentTexts): string[] =>
  seller ? filled([...seller.address, print.country(seller.country), texts.taxNumber(seller.taxNumber)]) : [];

/** What is still to be paid, until when and to which account; empty for anything but open invoices. */
const paymentOf = ({ row, seller, today }: SheetFacts, print: Print, { payment }: DocumentTexts): string => {
  const isOpen = row.status !== 'cancelled' && positiveOrNull(row.balance) !== null;
  if (!isOpen || !seller?.bank) return '';
  const { name, holder, account, codes } = seller.bank;
  const [balance, due] = [print.money(row.balance ?? 0), print.date(row.due_date)];
  const isLate = row.due_date !== null && row.due_date < today;
  return [
    due === '' ? '' : (isLate ? payment.late : payment.by)(balance, due),
    payment.bank(name),
    payment.holder(holder),
    payment.account(account),
    ...Object.entries(codes).map(([code, value]) => payment.code[code as keyof typeof codes](value)),
    payment.reference(row.transaction_number),
  ]
    .filter(hasText)
    .join('\n');
};

const notesOf = (
  facts: SheetFacts,
  { coupon }: ShownSums,
  print: Print,
  texts: DocumentTexts,
): Sheet['notes'] => {
  const { row, seesPrices } = facts;
  // Its amount is a row of the totals, where it is known.
  const couponCode = seesPrices && coupon.gt(zero) ? '' : row.header.portal_coupons_code;
  return [
    { title: paidWithTexts[facts.language].fact, text: howPaid(facts) },
    { title: texts.payment.title, text: seesPrices ? paymentOf(facts, print, texts) : '' },
    { title: texts.notes, text: row.header.remark },
    { title: texts.comment(row.approved_by), text: row.approval_comment },
    { title: '', text: couponCode && texts.coupon(couponCode) },
    { title: '', text: seesPrices ? '' : texts.hidden },
  ]
    .filter(({ text }) => hasText(text))
    .map(({ title, text }) => ({ title: printable(title), text: printable(text) }));
};

const columnsOf = ({ lines, seesPrices }: SheetFacts, { column }: DocumentTexts): Sheet['columns'] => {
  const hasDiscount = lines.some((line) => !lineDiscount(line).eq(zero));
  const keys: ColumnKey[] = [
    'product',
    'quantity',
    'unit',
    ...(seesPrices
      ? (['price', ...(hasDiscount ? ['discount' as const] : []), 'amount', 'tax'] as const)
      : []),
  ];
  return keys.map((key) => ({ key, title: column[key] }));
};

export const sheetOf = (facts: SheetFacts): Sheet => {
  const { row, company, user, seesPrices, language } = facts;
  const texts = documentTexts[language];
  const print = createPrint(company, companyRules(company).priceDecimals, language);
  const { header } = row;
  const sums = shownSums(row, facts.lines, print.shown);
  const allFacts: Sheet['facts'] = [
    [texts.fact.date, print.date(row.transaction_date)],
    row.kind === 'invoice'
      ? [texts.fact.due, print.date(row.due_date)]
      : [texts.fact.ship, print.date(shipDateOf(facts))],
    [texts.fact.purchaseOrder, printable(header.f1)],
    [texts.fact.method, printable(header.shipping_method_name)],
  ];
  return {
    locale: print.locale,
    paper: print.paper,
    brand: brandOf(company.web_template.color),
    company: {
      name: printable(company.name),
      address: sellerLines(facts.seller, print, texts),
      contact: filled([company.phone, company.email]),
      logo: drawLogo(company.alias),
    },
    title: texts.title[row.kind],
    number: printable(row.transaction_number),
    badge: badgeOf(facts, texts),
    facts: allFacts.filter(([, value]) => hasText(value)),
    parties: [
      {
        title: texts.party.customer,
        lines: filled([
          header.client_name,
          header.sub_customer_name ?? '',
          user.client_code,
          user.client_nit && texts.taxNumber(user.client_nit),
        ]),
      },
      { title: texts.party.shipTo, lines: filled(addressOf(row, print)) },
    ],
    columns: columnsOf(facts, texts),
    lines: facts.lines.map((line) => lineOf(v.parse(transactionLineWire, line), facts, print, texts)),
    sums: seesPrices ? sumsOf(sums, print, texts) : {},
    totals: seesPrices ? totalsOf(facts, sums, print, texts) : [],
    afterTotal: seesPrices ? afterTotalOf(facts, sums, print, texts) : [],
    notes: notesOf(facts, sums, print, texts),
    pageOf: texts.page,
  };
};
