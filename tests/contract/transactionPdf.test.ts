import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentLink } from '../../src/api/history/documentLink.ts';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { type VisitRequest, visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { estimateVisit, invoiceVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { pdfElements, pdfPages, pdfTexts, untaggedTexts } from '../support/pdfText.ts';

let backEnd: BackEnd;
let buyer: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const place = async (token: string, visit: VisitRequest) => {
  const { body } = await backEnd.post('/rest/visitSync', { token, body: visit });
  const { id } = v.parse(visitResponse, body).transaction;
  const { body: stored } = await backEnd.get(`/transactions/${id}`, { token });
  const { kind, encrypted_id } = v.parse(transactionResponse, stored).transaction;
  return { kind, encryptedId: encrypted_id };
};

/** Opened as in a browser, without a token. */
const open = async (link: string) => {
  const response = await fetch(link);
  const pdf = Buffer.from(await response.arrayBuffer());
  return { response, pdf, texts: pdfTexts(pdf) };
};
const linkTo = (document: Awaited<ReturnType<typeof place>>, language: string) =>
  documentLink({ serviceUrl: () => backEnd.address }, document, language);

test('the PDF of an order has company, customer, address, lines, gifts, taxes and totals', async () => {
  const order = await place(
    buyer,
    orderVisit(
      'WEB-6000001',
      110,
      [sentLine(101, 2, { units: 'CS', order_detail_remark: 'cold please' }), sentLine(102, '10')],
      { f1: 'PO-7', remark: 'Ring twice', client_shipaddress1: '1 Main Street', portal_coupons_code: '' },
    ),
  );
  const { response, pdf, texts } = await open(linkTo(order, 'en'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('inline; filename="order-WEB-6000001.pdf"');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdfPages(pdf)).toBe(1);
  // Figures as in placing.test.ts: 24 × 9.50 and 10 × 19 less 10 %, tax 31.92, shipping 5 % of 399.
  for (const text of [
    'Demo Foods',
    'Order',
    'WEB-6000001',
    'March 10, 2026',
    'March 11, 2026',
    'Net 30',
    'PO-7',
    'Our van',
    'Client buyer',
    '1 Main Street',
    'Springfield, Ohio',
    'Apple juice',
    'cold please',
    'Case of 12',
    '114.00',
    '228.00',
    'Rice',
    '–19.00',
    '13.68',
    '171.00',
    'Subtotal',
    '399.00',
    'Tea sample',
    'Gift',
    '$399.00',
    '$31.92',
    '$19.95',
    'Total USD',
    '$450.87',
    'Ring twice',
    'Page 1 of 1',
  ]) {
    expect(texts).toContain(text);
  }
});

test('the PDF is tagged for screen readers: language, title, headings, lists and tables with their headers', async () => {
  const lines = Array.from({ length: 40 }, () => sentLine(102, 1));
  const order = await place(buyer, orderVisit('WEB-6000007', 110, lines, { remark: 'Ring twice' }));
  const { pdf } = await open(linkTo(order, 'en'));
  expect(pdfPages(pdf)).toBeGreaterThan(1);
  const file = pdf.toString('latin1');
  const marks = ['/Marked true', '/Lang (en-US)', '/DisplayDocTitle true', '(Order WEB-6000007)'];
  expect(marks.filter((mark) => !file.includes(mark))).toEqual([]);
  const elements = pdfElements(pdf);
  // Customer, address, payment, notes; a table of 40 lines, gifts, header and sums, and one of 5 totals.
  expect(elements).toMatchObject({
    Document: 1,
    H1: 1,
    H2: 4,
    L: 1,
    LI: 3,
    Table: 2,
    THead: 1,
    TBody: 1,
    TFoot: 1,
  });
  expect(file.split('/Scope /Column')).toHaveLength(1 + 7);
  expect(file.split('/Scope /Row')).toHaveLength(elements.TR ?? 0);
  expect(untaggedTexts(pdf)).toEqual([]);
});

test.each([
  ['es', ['Factura', '10 de marzo de 2026', 'Cantidad', 'Total COP', 'Página 1 de 1', 'Saldo pendiente']],
  ['fr', ['Facture', '10 mars 2026', 'Quantité', 'Total COP', 'Page 1 sur 1', 'Solde à payer']],
  ['de', ['Invoice', 'March 10, 2026', 'Quantity', 'Total COP', 'Page 1 of 1', 'Balance due']],
])('the PDF is in the requested language (%s), or else in English', async (language, expectedTexts) => {
  const comprador = await backEnd.login('comprador@andina.test', 2);
  const invoice = await place(comprador, invoiceVisit(`WEB-601${language}`, 110, [sentLine(101, 3)]));
  const { texts } = await open(linkTo(invoice, language));
  for (const text of expectedTexts) expect(texts).toContain(text);
});

test('the PDF shows hidden prices only to customers who may see them', async () => {
  const figures = (texts: string[]) => texts.filter((text) => /\d[.,]\d\d( \$)?$/.test(text));
  const acheteuse = await backEnd.login('acheteuse@lumiere.test', 3);
  const hidden = await place(acheteuse, estimateVisit('WEB-6000002', 310, [sentLine(301, 2)]));
  const { texts } = await open(linkTo(hidden, 'fr'));
  expect(texts).toContain('Les prix ne sont pas affichés pour ce compte.');
  expect(figures(texts)).toEqual([]);
  const vip = await backEnd.login('vip@lumiere.test', 3);
  const shown = await place(vip, estimateVisit('WEB-6000003', 320, [sentLine(301, 2)]));
  // 2 × 30.00, tax 5 %.
  expect(figures((await open(linkTo(shown, 'fr'))).texts)).toContain('63,00 $');
});

test('a long order has several pages, each with the table header and a page number', async () => {
  const lines = Array.from({ length: 60 }, (_, index) =>
    sentLine(102, 1, { order_detail_remark: `Box ${index + 1}` }),
  );
  const order = await place(buyer, orderVisit('WEB-6000004', 110, lines));
  const { pdf, texts } = await open(linkTo(order, 'en'));
  const pages = pdfPages(pdf);
  expect(pages).toBeGreaterThan(2);
  expect(texts.filter((text) => text === 'Quantity')).toHaveLength(pages);
  expect(texts.filter((text) => text === 'Order WEB-6000004')).toHaveLength(pages - 1);
  for (let page = 1; page <= pages; page += 1) expect(texts).toContain(`Page ${page} of ${pages}`);
  for (let box = 1; box <= 60; box += 1) expect(texts).toContain(`Box ${box}`);
});

test('the PDF shows whether the order is cancelled or waits for approval', async () => {
  const junior = await backEnd.login('junior@demo.test', 1);
  const visit = orderVisit('WEB-6000005', 150, [sentLine(105, 2)]);
  const order = await place(junior, visit);
  expect((await open(linkTo(order, 'en'))).texts).toContain('Pending approval');
  const { body } = await backEnd.get('/transactions/by_number/WEB-6000005', { token: junior });
  const { id } = v.parse(transactionResponse, body).transaction;
  await backEnd.post('/orders/cancel', { token: junior, body: { id } });
  expect((await open(linkTo(order, 'es'))).texts).toContain('Cancelado');
});

test('the link doesn’t change, doesn’t reveal the id, and is refused if it was modified', async () => {
  const order = await place(buyer, orderVisit('WEB-6000006', 110, [sentLine(102, 4)]));
  const { body } = await backEnd.get('/transactions/by_number/WEB-6000006', { token: buyer });
  const { id, encrypted_id } = v.parse(transactionResponse, body).transaction;
  expect(encrypted_id).toBe(order.encryptedId);
  expect(Buffer.from(encrypted_id, 'base64url').toString('latin1')).not.toContain(id);

  const refused = async (kind: string, file: string) => {
    const { status, body: errorBody } = await backEnd.get(`/documents/${kind}/${file}`);
    return [status, v.parse(errorResponse, errorBody).code];
  };
  const bytes = Buffer.from(encrypted_id, 'base64url');
  for (const byteIndex of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[byteIndex] = (changed[byteIndex] ?? 0) ^ 1;
    expect(await refused('order', `${changed.toString('base64url')}.pdf`)).toEqual([404, 'not_found']);
  }
  expect(await refused('invoice', `${encrypted_id}.pdf`)).toEqual([404, 'not_found']);
  expect(await refused('order', `${id}.pdf`)).toEqual([404, 'not_found']);
  expect(await refused('order', '.pdf')).toEqual([404, 'not_found']);
  expect(await refused('order', encrypted_id)).toEqual([400, 'invalid_request']);
  const otherBackEnd = await startBackEnd();
  const otherResponse = await otherBackEnd.get(`/documents/order/${encrypted_id}.pdf`);
  await otherBackEnd.close();
  expect(otherResponse.status).toBe(404);
});

test('a document without an encrypted id has no link', () => {
  expect(linkTo({ kind: 'order', encryptedId: '' }, 'en')).toBe('');
});

test('a long note is printed at once, and other requests are answered meanwhile; too many documents are refused', async () => {
  const small = await startBackEnd({ pdfLimits: { workers: 1, queue: 1 } });
  const token = await small.login('buyer@demo.test', 1);
  const body = orderVisit('WEB-6000008', 110, [sentLine(105, 2)], { remark: 'x'.repeat(2000) });
  const { transaction } = v.parse(visitResponse, (await small.post('/rest/visitSync', { token, body })).body);
  const stored = await small.get(`/transactions/${transaction.id}`, { token });
  const { encrypted_id } = v.parse(transactionResponse, stored.body).transaction;
  const ask = () => fetch(`${small.address}/documents/order/${encrypted_id}.pdf`);
  await (await ask()).arrayBuffer();

  const answered: string[] = [];
  const asked = Array.from({ length: 10 }, async () => {
    const response = await ask();
    answered.push(response.status === 200 ? 'printed' : 'refused');
    return response;
  });
  expect((await small.get('/health')).status).toBe(200);
  answered.push('health');
  const responses = await Promise.all(asked);
  expect(answered.lastIndexOf('printed')).toBeGreaterThan(answered.indexOf('health'));
  // They don't come at the same moment, so one more may find a place.
  const printed = responses.filter(({ status }) => status === 200);
  expect(printed.length).toBeGreaterThanOrEqual(2);
  const refused = responses.find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(v.parse(errorResponse, await refused?.json()).code).toBe('busy');
  await small.close();
});
