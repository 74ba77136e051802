import { createPortalContext, type Portal } from '../../../src/app/start/createPortalContext.ts';
import type { Company } from '../../../src/domain/tenant/company.ts';
import type { LocalStore } from '../../../src/platform/storage.ts';
import { createAppearance } from '../../../src/state/appearance/appearanceStore.ts';
import { serviceAddresses } from '../serviceAddresses.ts';

/** A portal without screens, of a back end that is running. */
export const portalAt = (address: string, company: Company, local: LocalStore): Portal =>
  createPortalContext({
    company,
    settings: {
      addresses: serviceAddresses(address),
      errorReporting: null,
      captcha: null,
      brandTerm: '',
      companyColours: {},
    },
    parent: null,
    ownsPage: true,
    local,
    base: '/',
    appearance: createAppearance(local, ['en'], null),
  });
