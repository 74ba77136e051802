import type { CartEntry } from '../../domain/cart/cart.ts';
import type { Workspace } from '../workspace.ts';

/** Sends recommendation metrics in the background. */
export const tellMetrics = (
  workspace: Workspace,
  order: { id: string; number: string },
  ordered: readonly CartEntry[],
): void => {
  import(/* webpackChunkName: "customer" */ './reportMetrics.ts')
    .then(({ reportMetrics }) => reportMetrics(workspace, order, ordered))
    .catch((error: unknown) => workspace.portal.errors.report('Recommendation metrics of an order', error));
};
