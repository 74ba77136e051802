import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { CheckoutScreen } from '../../../src/screens/checkout/CheckoutScreen.tsx';
import {
  AddressChoice,
  BranchMismatch,
  CheckoutIssues,
  OrderNoteFields,
  RecipientChoice,
} from '../../../src/screens/checkout/lazyCheckoutParts.tsx';
import type { LazyPayWith } from '../../../src/screens/checkout/PaymentSection.tsx';
import { PayWith } from '../../../src/widgets/payments/PayWith.tsx';
import { aCartLine } from '../../domain/builders.ts';
import { companySettings, fillCart } from '../../support/cart.ts';
import { type Answers, type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

/** Loaded before the tests, so that they render synchronously. */
await Promise.all(
  [AddressChoice, BranchMismatch, CheckoutIssues, OrderNoteFields, RecipientChoice].map((part) =>
    part.load(),
  ),
);

/** Ground shipping anywhere, and Express to New Jersey. */
export const methods = companySettings([
  { code: 'G', name: 'Ground shipping', fixed: 18 },
  { code: 'X', name: 'Express', fixed: 35, zones: ['NJ'] },
]);

export const placed = {
  success: true,
  transaction: { id: 'id-1', kind: 'order', transaction_number: 'WEB-1', netvalue: 50.1 },
  differences: [],
  repeated: false,
};

type OpenOptions = RenderPortalOptions & {
  placing?: unknown;
  more?: Answers;
  action?: string;
  lines?: readonly CartLine[];
  /** What pays, once it is loaded. */
  PayWithPart?: LazyPayWith;
};

export const open = async (options: OpenOptions = {}) => {
  const {
    placing = placed,
    more = {},
    action = 'Place order',
    lines = [aCartLine({ quantity: '3' })],
    PayWithPart = PayWith,
    ...rest
  } = options;
  const portal = await renderPortal(<CheckoutScreen PayWith={PayWithPart} />, {
    at: '/checkout',
    route: '/checkout',
    answers: { '/company_settings': methods, '/rest/visitSync': placing, ...more },
    ...rest,
  });
  fillCart(portal.workspace, lines, { orderNumber: 'WEB-1', orderNumberMadeAt: Date.now() });
  const [button] = await screen.findAllByRole('button', { name: new RegExp(`^${action}`) });
  if (!button) throw new Error('no button');
  const placings = () => portal.http.sent.filter(({ path }) => path === '/rest/visitSync');
  return { ...portal, button, placings };
};

/** Opens a section that is complete: "Ship to", "Shipping", "Payment", "Reference". */
export const edit = (user: UserEvent, section: string) =>
  user.click(screen.getByRole('button', { name: new RegExp(`^(Edit|Add) ${section}$`) }));

/** With a method, which is preset where no other one serves the address. */
export const withGround = async (options: OpenOptions = {}) => {
  const opened = await open(options);
  const choice = screen.queryByRole('radio', { name: /Ground shipping/ });
  if (choice) await opened.user.click(choice);
  return opened;
};
