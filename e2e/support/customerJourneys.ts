import { decideAsApprover } from './approver.ts';
import { chooseGroundShipping, chooseIn } from './checkoutSections.ts';
import type { PortalUser } from './enterPortal.ts';
import { expect, expectAccessible } from './journey.ts';
import { addProduct, heading, type Journey, placeButton, quantityField, searchFor } from './journeySteps.ts';

export type CustomerJourney = PortalUser & {
  /** What is special about this customer or company; the title of the test. */
  description: string;
  /** Whether axe checks the checkout; those of the other customers have the same parts. */
  isAudited?: true;
  product: string;
  quantity: string;
  /** The text to search for, if it isn't the product's name. */
  searchText?: string;
  kind: 'order' | 'invoice' | 'estimate';
  number: RegExp;
  service: string;
  /** Locale key of the status in the history; null if it can't be placed. */
  status: string | null;
  /** Calculated by hand. */
  total?: string;
  inStore?: (journey: Journey) => Promise<void>;
  inCheckout?: (journey: Journey) => Promise<void>;
  onConfirmation?: (journey: Journey) => Promise<void>;
  afterwards?: (journey: Journey, number: string) => Promise<void>;
};

const demo = {
  tenant: 'demo',
  language: 'en',
  product: 'Chamomile tea 25 bags',
  quantity: '30',
  kind: 'order',
  number: /^WEB-\d{7}$/,
  service: '/rest/visitSync',
  status: 'orders:status.order.pending',
  // From 12 on 3 % less: 2.28. 30 of them 68.40, 7 % tax 4.79, delivery 18.00.
  total: '$91.19',
} as const;

const lumiere = {
  tenant: 'lumiere',
  language: 'fr',
  product: 'Crème de jour hydratante 50 ml · Boréale',
  searchText: 'SV-3001',
  quantity: '2',
  kind: 'estimate',
  number: /^WEB-\d{7}$/,
  service: '/visit-sync',
  status: 'orders:status.estimate.pending',
} as const;

const selectGroundDelivery = ({ portal }: Journey) => chooseGroundShipping(portal);

const readPrices = async ({ portal }: Journey): Promise<Set<string>> => {
  const found = await portal.getByText(/\d,\d{2}\s\$/).allTextContents();
  return new Set(found.flatMap((text) => text.replace(/\s/g, ' ').match(/[\d ]*\d,\d{2} \$/g) ?? []));
};

const expectNoPrices = (journey: Journey) =>
  expect.poll(() => readPrices(journey), 'hidden prices are shown as zero').toEqual(new Set(['0,00 $']));

export const journeys: readonly CustomerJourney[] = [
  {
    ...demo,
    email: 'buyer@demo.test',
    account: '1042',
    isAudited: true,
    description: 'a buyer with payment terms chooses the second address and must choose a shipping method',
    inCheckout: async (journey) => {
      const { portal } = journey;
      await expect(portal.getByRole('region', { name: 'Ship to' })).toContainText('18 Mulberry Street');
      await expect(portal.getByRole('region', { name: 'Payment' })).toContainText('Net 30');
      await chooseIn(portal, 'Ship to', /402 Grand Avenue/);
      await placeButton(journey, 'order').click();
      // It is said in its line, which has the focus.
      await expect(portal.getByRole('radio', { name: /Ground shipping/ })).toBeFocused();
      await expect(portal.getByText('Your order wasn’t placed')).toHaveCount(0);
      await selectGroundDelivery(journey);
    },
    onConfirmation: ({ portal }) => expect(portal.getByText(/402 Grand Avenue/)).toBeVisible(),
  },
  {
    ...demo,
    email: 'restricted@demo.test',
    account: '1215',
    description: 'a restricted buyer sees 25 products only, and a warning when the stock is too low',
    inStore: async (journey) => {
      const { portal } = journey;
      await expect(portal.getByText('25 products')).toBeVisible();
      await searchFor(journey, 'Grapeseed oil 1 L');
      await expect(portal.getByRole('link', { name: 'Grapeseed oil 1 L' })).toHaveCount(0);
      const lowStockProduct = 'Sherry vinegar 500 ml';
      await addProduct(journey, lowStockProduct, '12');
      await expect(portal.getByText('No inventory 12 units')).toBeVisible();
      await expect(quantityField(journey, lowStockProduct)).toHaveValue('1');
    },
    // As the buyer's, and one vinegar of 4.60 with 0.32 tax.
    total: '$96.11',
    inCheckout: selectGroundDelivery,
  },
  {
    ...demo,
    email: 'group@demo.test',
    account: '1300',
    // 4 % cheaper: 2.26, from 12 on 2.19. 30 of them 65.70, 7 % tax 4.60, delivery 18.00.
    total: '$88.30',
    description: 'a group selects the sub-customer, and its address is selected',
    inCheckout: async (journey) => {
      const { portal } = journey;
      await selectGroundDelivery(journey);
      await placeButton(journey, 'order').click();
      await expect(portal.getByRole('radio', { name: /Pier Bistro/ })).toBeVisible();
      await portal.getByRole('radio', { name: /Pier Bistro/ }).check();
      await expect(portal.getByRole('region', { name: 'Ship to' })).toContainText('221 Sinatra Drive');
      await chooseIn(portal, 'Ship to', /1 Pier Plaza/);
      await expect(portal.getByText('Not Pier Bistro’s address')).toBeVisible();
      await portal.getByRole('button', { name: 'Ship to Pier Bistro' }).click();
    },
    onConfirmation: async ({ portal }) => {
      await expect(portal.getByText('Pier Bistro', { exact: true })).toBeVisible();
      await expect(portal.getByText('221 Sinatra Drive')).toBeVisible();
    },
  },
  {
    ...demo,
    email: 'junior@demo.test',
    account: '1420',
    isAudited: true,
    description:
      'a junior’s order waits for approval, an approver decides with a comment, and the junior is notified',
    status: 'orders:approval.pending',
    inCheckout: async (journey) => {
      await expect(journey.portal.getByText(/Helen Brandt must approve it/)).toBeVisible();
      await selectGroundDelivery(journey);
    },
    onConfirmation: ({ portal }) => expect(portal.getByText(/Waiting for Helen Brandt/)).toBeVisible(),
    afterwards: async (journey, number) => {
      const { portal, mode, t, page, isAudited } = journey;
      const [decision, statusText] =
        mode === 'standalone'
          ? (['approve', 'Approved'] as const)
          : (['refuse', 'Approval rejected'] as const);
      const comment = `Comment on ${number}`;
      await decideAsApprover(journey, { number, decision, comment });
      await portal.getByRole('button', { name: /^Notifications: \d+ unread/ }).click();
      const notification = portal
        .getByRole('dialog', { name: t('notifications:title') })
        .getByRole('listitem')
        .filter({ hasText: comment });
      await expect(notification).toBeVisible();
      if (isAudited) await expectAccessible(page);
      await notification.getByRole('link', { name: t('notifications:show') }).click();
      await expect(heading(journey, t('orders:one.order', { number }))).toBeVisible();
      await expect(portal.getByText(statusText).first()).toBeVisible();
      await expect(portal.getByText(comment, { exact: true })).toBeVisible();
    },
  },
  {
    ...demo,
    email: 'maxed@demo.test',
    account: '1533',
    description: 'a customer above the credit limit gets an error, and nothing is sent',
    status: null,
    inCheckout: async (journey) => {
      await expect(journey.portal.getByText('Credit limit exceeded')).toBeVisible();
      await selectGroundDelivery(journey);
    },
  },
  {
    tenant: 'andina',
    language: 'es',
    email: 'comprador@andina.test',
    account: 'C-2042',
    description: 'a hardware store gets an invoice due in 30 days, with the lower shipping cost',
    product: 'Moldura media caña 7 cm',
    quantity: '10',
    kind: 'invoice',
    number: /^WEB-\d{7}$/,
    service: '/rest/visitSync',
    status: 'orders:status.invoice.open',
    // 2 % cheaper: 9,702. Ten of them 97,020, 19 % tax 18,433.80; of 18,000 and 3 % the smaller, 2,910.60: 118,364.40, in whole pesos.
    total: '$ 118.364',
    inCheckout: ({ portal }) =>
      expect(portal.getByRole('region', { name: 'Envío' })).toContainText('Bogotá y Sabana'),
    onConfirmation: async ({ portal, t }) => {
      const facts = portal.getByRole('region', { name: t('checkout:placed.facts') });
      await expect(facts).toContainText(/A 30 días · vence el .+ · Hoy no se cobra nada/);
    },
  },
  {
    ...lumiere,
    email: 'acheteuse@lumiere.test',
    account: 'L-3042',
    description: 'a company with hidden prices makes an estimate, and no screen shows a price',
    total: '0,00 $',
    inStore: expectNoPrices,
    inCheckout: expectNoPrices,
    onConfirmation: expectNoPrices,
  },
  {
    ...lumiere,
    email: 'vip@lumiere.test',
    account: 'L-3107',
    description: 'a customer who may see hidden prices sees them, and no zeros',
    // 31.85 less 12 %: 28.03. Two of them 56.06, 14.975 % tax 8.39.
    total: '64,45 $',
    inStore: (journey) => expect.poll(async () => (await readPrices(journey)).size).toBeGreaterThan(2),
    inCheckout: async (journey) => {
      const prices = await readPrices(journey);
      expect(prices).toContain('56,06 $');
      expect(prices).not.toContain('0,00 $');
    },
    onConfirmation: async (journey) => expect(await readPrices(journey)).toContain('28,03 $'),
  },
  {
    tenant: 'wolf',
    language: 'en',
    email: 'buyer@wolf.test',
    account: 'W4042',
    description:
      'a brand company’s orders go to the node service with the full timestamp as number, and its only shipping method is selected',
    product: 'Serpentine belt T14',
    quantity: '20',
    kind: 'order',
    number: /^WEB-\d{13}$/,
    service: '/visit-sync',
    status: 'orders:status.order.pending',
    inCheckout: ({ portal }) =>
      expect(portal.getByRole('region', { name: 'Shipping' })).toContainText(/freight/i),
  },
];
