import { resolveUrl } from '../../api/serviceUrls.ts';
import type { CompanyWire } from '../../api/tenant/schema.ts';
import { brandVariables } from '../../design-system/theme/variables.ts';
import { booleanSetting } from '../../domain/numbers/booleanSetting.ts';
import { brandPalette } from '../../domain/tenant/brandPalette.ts';
import { parseColour } from '../../domain/tenant/colour.ts';
import type { CompanyLook } from './companyLook.ts';

export type LookOptions = {
  /** Absolute. */
  companyApi: string;
  /** As in config.json: colours that replace those of companies, by id. */
  companyColours?: Readonly<Record<string, string>>;
};

const styleOf = (colour: string): string =>
  Object.entries(brandVariables('auto', brandPalette(colour)))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * The look of a company as POST /company answers it, unchecked: throws when there is none, or its logo is no address. Its style is empty when
 * the colour is a name, which only the portal reads.
 */
export const lookOf = (
  company: CompanyWire,
  { companyApi, companyColours = {} }: LookOptions,
): CompanyLook => {
  const colour = companyColours[company.company_id] ?? String(company.web_template?.color ?? '');
  return {
    name: company.name,
    logo: resolveUrl(String(company.logo ?? ''), companyApi),
    openPortal: booleanSetting(company.open_portal, false),
    allowsNewCustomers: !booleanSetting(company.settings?.PORTAL_DISABLE_NEW_CUSTOMERS, false),
    style: colour === '' || parseColour(colour) ? styleOf(colour) : '',
  };
};
