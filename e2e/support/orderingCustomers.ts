import { answerAsApprover } from './approver.ts';
import type { PortalUser } from './entering.ts';
import { expect, expectAccessible } from './journey.ts';
import { heading, placing, putIn, quantityOf, searchFor, type Walk } from './walk.ts';

/** One customer's way from the store to the history, with what is particular about it. */
export type Journey = PortalUser & {
  /** What this customer or company has of its own; the steps below show it. */
  particular: string;
  /** Whether axe looks at its checkout: the screens of the others have the same parts. */
  isAudited?: true;
  /** As the company names it, and so many. */
  product: string;
  quantity: string;
  /** What finds it, where that isn't its name. */
  searched?: string;
  kind: 'order' | 'invoice' | 'estimate';
  number: RegExp;
  /** The call that sends it. */
  service: string;
  /** Where the history says that it stands; null: it isn't placed. */
  stands: string | null;
  /** What it comes to, worked out by hand. */
  total?: string;
  inStore?: (walk: Walk) => Promise<void>;
  inCheckout?: (walk: Walk) => Promise<void>;
  onConfirmation?: (walk: Walk) => Promise<void>;
  afterwards?: (walk: Walk, number: string) => Promise<void>;
};

const demo = {
  tenant: 'demo',
  language: 'en',
  product: 'Chamomile tea 25 bags',
  quantity: '30',
  kind: 'order',
  number: /^WEB-\d{7}$/,
  service: '/rest/visitSync',
  stands: 'orders:status.order.pending',
  // From 12 on 3 % less: 2.28. 30 of them 68.40, 7 % tax 4.79, delivery 18.00.
  total: '$91.19',
} as const;

const lumiere = {
  tenant: 'lumiere',
  language: 'fr',
  product: 'Crème de jour hydratante 50 ml, à l’eau de bleuet · Boréale',
  searched: 'SV-3001',
  quantity: '2',
  kind: 'estimate',
  number: /^WEB-\d{7}$/,
  service: '/visit-sync',
  stands: 'orders:status.estimate.pending',
} as const;

const byGround = ({ portal }: Walk) => portal.getByRole('radio', { name: /Ground delivery/ }).check();

/** Every price and amount that the screen shows. */
const figures = async ({ portal }: Walk): Promise<Set<string>> => {
  const found = await portal.getByText(/\d,\d{2}\s\$/).allTextContents();
  return new Set(found.flatMap((text) => text.replace(/\s/g, ' ').match(/[\d ]*\d,\d{2} \$/g) ?? []));
};

const showsNoPrice = (walk: Walk) =>
  expect.poll(() => figures(walk), 'what hidden prices show').toEqual(new Set(['0,00 $']));

/** The demo customers who order, and what is particular about each. */
export const journeys: readonly Journey[] = [
  {
    ...demo,
    email: 'buyer@demo.test',
    account: '1042',
    isAudited: true,
    particular: 'a buyer on terms has it sent to their second address, and has to choose how',
    inCheckout: async (walk) => {
      const { portal } = walk;
      await expect(portal.getByRole('radio', { name: /18 Mulberry Street/ })).toBeChecked();
      await expect(portal.getByText('Net 30 days')).toBeVisible();
      await portal.getByRole('radio', { name: /402 Grand Avenue/ }).check();
      await placing(walk, 'order').click();
      await expect(portal.getByText('Select a shipping method')).toBeVisible();
      await byGround(walk);
    },
    onConfirmation: ({ portal }) => expect(portal.getByText(/402 Grand Avenue/)).toBeVisible(),
  },
  {
    ...demo,
    email: 'restricted@demo.test',
    account: '1215',
    particular: 'a restricted buyer is sold 25 products and no other, and is told what stock forbids',
    inStore: async (walk) => {
      const { portal } = walk;
      await expect(portal.getByText('25 products')).toBeVisible();
      await searchFor(walk, 'Grapeseed oil 1 L');
      await expect(portal.getByRole('link', { name: 'Grapeseed oil 1 L' })).toHaveCount(0);
      const few = 'Sherry vinegar 500 ml';
      await putIn(walk, few, '12');
      await expect(portal.getByText('No inventory 12 units')).toBeVisible();
      await expect(quantityOf(walk, few)).toHaveValue('1');
    },
    // As the buyer's, and one vinegar of 4.60 with 0.32 tax.
    total: '$96.11',
    inCheckout: byGround,
  },
  {
    ...demo,
    email: 'group@demo.test',
    account: '1300',
    // 4 % cheaper: 2.26, from 12 on 2.19. 30 of them 65.70, 7 % tax 4.60, delivery 18.00.
    total: '$88.30',
    particular: 'a group picks the restaurant that it is for, and its address is taken over',
    inCheckout: async (walk) => {
      const { portal } = walk;
      await byGround(walk);
      await placing(walk, 'order').click();
      await expect(portal.getByText('Select a customer')).toBeVisible();
      await portal.getByRole('radio', { name: /Pier Bistro/ }).check();
      await expect(portal.getByRole('radio', { name: /221 Sinatra Drive/ })).toBeChecked();
    },
    onConfirmation: async ({ portal }) => {
      await expect(portal.getByText('Customer: Pier Bistro')).toBeVisible();
      await expect(portal.getByText('221 Sinatra Drive')).toBeVisible();
    },
  },
  {
    ...demo,
    email: 'junior@demo.test',
    account: '1420',
    isAudited: true,
    particular: 'a junior’s order waits, an approver answers with a comment, and the junior is told',
    stands: 'orders:approval.pending',
    inCheckout: async (walk) => {
      await expect(walk.portal.getByText(/once approver@demo.test has approved it/)).toBeVisible();
      await byGround(walk);
    },
    onConfirmation: ({ portal }) => expect(portal.getByText('Pending approval')).toBeVisible(),
    afterwards: async (walk, number) => {
      const { portal, way, say, page, isAudited } = walk;
      const [decision, said] =
        way === 'standalone'
          ? (['approve', 'Approved'] as const)
          : (['refuse', 'Approval rejected'] as const);
      const comment = `What is said of ${number}`;
      await answerAsApprover(walk, { number, decision, comment });
      await portal.getByRole('button', { name: /^Notifications: \d+ unread/ }).click();
      const told = portal
        .getByRole('dialog', { name: say('notifications:title') })
        .getByRole('listitem')
        .filter({ hasText: comment });
      await expect(told).toBeVisible();
      if (isAudited) await expectAccessible(page);
      await told.getByRole('link', { name: say('notifications:show') }).click();
      await expect(heading(walk, say('orders:one.order', { number }))).toBeVisible();
      await expect(portal.getByText(said).first()).toBeVisible();
      await expect(portal.getByText(comment, { exact: true })).toBeVisible();
    },
  },
  {
    ...demo,
    email: 'maxed@demo.test',
    account: '1533',
    particular: 'a customer whose credit is used up is told so, and nothing is sent',
    stands: null,
    inCheckout: async (walk) => {
      await expect(walk.portal.getByText('Credit limit exceeded')).toBeVisible();
      await byGround(walk);
    },
  },
  {
    tenant: 'andina',
    language: 'es',
    email: 'comprador@andina.test',
    account: 'C-2042',
    particular: 'a hardware store makes an invoice of it, with the smaller freight, due in 30 days',
    product: 'Moldura media caña 7 cm',
    quantity: '10',
    kind: 'invoice',
    number: /^WEB-\d{7}$/,
    service: '/rest/visitSync',
    stands: 'orders:status.invoice.open',
    // 2 % cheaper: 9,702. Ten of them 97,020, 19 % tax 18,433.80; of 18,000 and 3 % the smaller, 2,910.60.
    total: '118.364,40',
    inCheckout: ({ portal }) => portal.getByRole('radio', { name: /Bogotá y Sabana/ }).check(),
    onConfirmation: ({ portal }) => expect(portal.getByText(/Pago a 30 días · vence el/)).toBeVisible(),
  },
  {
    ...lumiere,
    email: 'acheteuse@lumiere.test',
    account: 'L-3042',
    particular: 'a cosmetics house makes an estimate of it, and no screen names a price',
    total: '0,00 $',
    inStore: showsNoPrice,
    inCheckout: showsNoPrice,
    onConfirmation: showsNoPrice,
  },
  {
    ...lumiere,
    email: 'vip@lumiere.test',
    account: 'L-3107',
    particular: 'where prices are hidden, one customer sees theirs, and never a zero beside them',
    // 31.85 less 12 %: 28.03. Two of them 56.06, 14.975 % tax 8.39.
    total: '64,45 $',
    inStore: (walk) => expect.poll(async () => (await figures(walk)).size).toBeGreaterThan(2),
    inCheckout: async (walk) => {
      const shown = await figures(walk);
      expect(shown).toContain('56,06 $');
      expect(shown).not.toContain('0,00 $');
    },
    onConfirmation: async (walk) => expect(await figures(walk)).toContain('28,03 $'),
  },
  {
    tenant: 'wolf',
    language: 'en',
    email: 'buyer@wolf.test',
    account: 'W4042',
    particular: 'the brand’s orders go to the node service under the whole timestamp, by its one freight',
    product: 'Serpentine belt T14',
    quantity: '20',
    kind: 'order',
    number: /^WEB-\d{13}$/,
    service: '/visit-sync',
    stands: 'orders:status.order.pending',
    inCheckout: ({ portal }) => expect(portal.getByRole('radio', { name: /freight/i })).toBeChecked(),
  },
];
