import { customerOf } from '../../state/access/sessionStore.ts';
import type { askForApproval } from '../../state/approvals/askForApproval.ts';
import type { OrderDependencies } from '../../state/checkout/orderDependencies.ts';
import type { PortalContext } from '../../state/portal.ts';
import type { reportMetrics } from '../../state/recommendations/reportMetrics.ts';

type AfterOrderCode = { askForApproval: typeof askForApproval; reportMetrics: typeof reportMetrics };

type AfterOrder = Pick<OrderDependencies, 'reportMetrics' | 'notifyApprovers'>;

/** What is sent in the background after an order; failures are reported and not shown. */
export const createAfterOrder = (
  portal: PortalContext,
  { customer, queries, cart }: Pick<OrderDependencies, 'customer' | 'queries' | 'cart'>,
  loadCode: () => Promise<AfterOrderCode>,
): AfterOrder => {
  const { http, errors, session } = portal;
  return {
    reportMetrics(order, ordered) {
      loadCode()
        .then(({ reportMetrics }) =>
          reportMetrics({ ...portal, customer, queries, context: cart.context }, order, ordered),
        )
        .catch((error: unknown) => errors.report('Recommendation metrics of an order', error));
    },
    notifyApprovers(orderId) {
      if (!customerOf(session.getState())?.requiresApproval) return;
      loadCode()
        .then(({ askForApproval }) => askForApproval({ http, queries }, orderId))
        .catch((error: unknown) => errors.report('Notifying the approvers', error));
    },
  };
};
