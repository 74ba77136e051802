import type { QueryClient } from '@tanstack/react-query';
import { matchPath, type Params } from 'react-router';
import { parseStoreView } from '../../domain/catalogue/storeView.ts';
import { transactionKind } from '../../domain/checkout/transactionKind.ts';
import type { InformationPage } from '../../domain/pages/informationPage.ts';
import type { Customer } from '../../domain/session/customer.ts';
import type { Language } from '../../domain/tenant/language.ts';
import { bareRoutes, pageRoutes, type ScreenName } from '../../routing/routes.ts';
import { historyQuestion, parseHistoryView } from '../../screens/orders/historyView.ts';
import { accountQuery, addressesQuery, devicesQuery } from '../../state/account/accountQueries.ts';
import { pendingOrdersQuery } from '../../state/approvals/pendingOrdersQuery.ts';
import type { CatalogueService } from '../../state/catalogue/catalogueService.ts';
import { storeProductsQuery } from '../../state/catalogue/useCatalogue.ts';
import { offerQuery } from '../../state/catalogue/useOffer.ts';
import { checkoutSettingsQuery } from '../../state/checkout/checkoutSettingsQuery.ts';
import { transactionQuery, transactionsQuery } from '../../state/orders/queries.ts';
import { companyPageQuery } from '../../state/pages/companyPageQuery.ts';
import type { PortalContext } from '../../state/portal.ts';
import { recommendationsQuery, smartOrderQuery } from '../../state/recommendations/queries.ts';

type Dependencies = Pick<PortalContext, 'http' | 'company' | 'parent'> & {
  customer: Customer | null;
  queries: QueryClient;
  catalogue: CatalogueService;
  language: Language;
};
type Address = { params: Params; search: string };

const prefetchHistory = ({ http, company, queries }: Dependencies, { search }: Address) => {
  const params = new URLSearchParams(search);
  const document = params.get('document');
  if (document !== null) return queries.prefetchQuery(transactionQuery(http, document));
  const question = historyQuestion(parseHistoryView(params, transactionKind(company.settings.enableInvoice)));
  return question && queries.prefetchQuery(transactionsQuery(http, question));
};

const prefetchPage = (page: InformationPage) => (of: Dependencies) =>
  of.queries.prefetchQuery(companyPageQuery(of, page, of.language));

const screenQueries: Partial<Record<ScreenName, (of: Dependencies, at: Address) => unknown>> = {
  home: (of) => [
    of.queries.prefetchQuery(smartOrderQuery(of)),
    of.queries.prefetchQuery(recommendationsQuery(of)),
  ],
  store: (of, { search }) => {
    const view = parseStoreView(search);
    const isKnown = view.bundle === null && !view.deals;
    return (
      isKnown && of.queries.prefetchInfiniteQuery(storeProductsQuery(of, { view, bundles: [], upTo: 0 }))
    );
  },
  product: (of, { params }) => of.queries.prefetchQuery(offerQuery(of, Number(params.productId))),
  checkout: ({ http, queries }) => queries.prefetchQuery(checkoutSettingsQuery(http)),
  approvals: ({ http, queries }) => queries.prefetchQuery(pendingOrdersQuery(http, 1)),
  history: prefetchHistory,
  about: prefetchPage('about'),
  contact: prefetchPage('contact'),
  flyer: prefetchPage('flyer'),
  privacy: prefetchPage('privacy'),
  terms: prefetchPage('terms'),
  accountSettings: ({ queries, parent, ...portal }) => [
    queries.prefetchQuery(accountQuery(portal)),
    queries.prefetchQuery(addressesQuery(portal)),
    !parent && queries.prefetchQuery(devicesQuery(portal)),
  ],
  transaction: ({ http, queries }, { params }) =>
    queries.prefetchQuery(transactionQuery(http, params.id ?? '')),
};

/** Starts the first queries of the screen at a URL, unless their answers are fresh. Failures show when it is opened. */
export const prefetchScreenQueries = (of: Dependencies, url: string): void => {
  const [pathname = '', search = ''] = url.split('#')[0]?.split('?') ?? [];
  for (const { path, screen } of [...pageRoutes, ...bareRoutes]) {
    const match = matchPath(path as string, pathname);
    if (match)
      return void screenQueries[screen]?.(of, { params: match.params, search: search && `?${search}` });
  }
};
