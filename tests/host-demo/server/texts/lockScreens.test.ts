import { expect, test } from 'vitest';
import type { NewsText } from '../../../../host-demo/server/notifications/news.ts';
import type { Language } from '../../../../host-demo/server/texts/language.ts';
import {
  approvalNews,
  backInStockText,
  dueText,
  overdueText,
  priceDropText,
  publishedBrief,
  statusText,
} from '../../../../host-demo/server/texts/notifications.ts';

const PRODUCT = 'Kalamata olives 12.50';
const PERSON = 'Mia Torres';
const CLIENT = 'Torres Market';
const COMMENT = 'Four cases less';

const order = {
  kind: 'order' as const,
  transaction_number: 'WEB-1',
  approval_comment: COMMENT,
  header: {
    client_name: CLIENT,
    client_payterm: '',
    shipping_method_code: '',
    shipping_method_name: '',
    portal_coupons_code: '',
    remark: '',
    f1: '',
    sub_customer_id: null,
    client_shipaddress1: '',
    client_shipaddress2: '',
    client_shipaddress3: '',
    client_shipaddress4: '',
    ship_address_city: '',
    ship_address_state: '',
    zipcode: '',
    ship_address_country: '',
  },
};

/** What the back end says of each kind. */
const texts: Record<string, (language: Language) => NewsText | null> = {
  processing: (language) => statusText(language, order, 'processing'),
  shipped: (language) => statusText(language, order, 'shipped'),
  delivered: (language) => statusText(language, order, 'delivered'),
  cancelled: (language) => statusText(language, order, 'cancelled'),
  accepted: (language) => statusText(language, order, 'accepted'),
  approval_waiting: (language) => approvalNews(language, order, 'pending', PERSON),
  approved: (language) => approvalNews(language, order, 'approved', PERSON),
  refused: (language) => approvalNews(language, order, 'refused', PERSON),
  invoice_due: (language) => dueText(language, { ...order, kind: 'invoice' }),
  invoice_overdue: (language) => overdueText(language, { ...order, kind: 'invoice' }),
  back_in_stock: (language) => backInStockText(language, PRODUCT),
  price_drop: (language) => priceDropText(language, PRODUCT),
};

const shown = ({ title, body, brief }: NewsText) => [brief?.title ?? title, brief?.body ?? body];

test.each(
  Object.keys(texts).flatMap((kind) =>
    (['en', 'es', 'fr'] as const).map((language) => [kind, language] as const),
  ),
)('%s in %s: a lock screen names no product, no person and no amount', (kind, language) => {
  const text = texts[kind]?.(language);
  const [title = '', body = ''] = text ? shown(text) : [];
  expect(title).not.toBe('');
  expect(body).not.toBe('');
  for (const secret of [PRODUCT, PERSON, CLIENT, COMMENT]) expect(`${title} ${body}`).not.toContain(secret);
  expect(`${title} ${body}`.replaceAll('WEB-1', '')).not.toMatch(/\d/);
});

test.each(['en', 'es', 'fr'] as const)(
  'what a company publishes of products is said in words of the back end’s, in %s',
  (language) => {
    for (const kind of ['deal', 'back_in_stock', 'price_drop'] as const) {
      expect(publishedBrief(language, kind)).toEqual({
        title: expect.stringMatching(/^\D+$/),
        body: expect.stringMatching(/^\D+$/),
      });
    }
    expect(publishedBrief(language, 'order_status')).toBeUndefined();
  },
);
