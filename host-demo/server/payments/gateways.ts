import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { createGateway } from './gateways/createGateway.ts';
import type { Gateway, GatewayOptions, GatewaySettings } from './gateways/gateway.ts';
import type { Platform } from './payment.ts';

/** Addresses of the providers' sandboxes or live services, for all companies, instead of those of their settings. */
export type GatewayAddresses = Partial<
  Record<'authorizenet' | 'acceptJs' | 'payu' | 'payuReports' | 'openpay', string>
>;
export type CreateGateway = (settings: GatewaySettings, options: GatewayOptions) => Gateway;

const MOST_CALLS = 30;
const RETRY_AFTER_SECONDS = 5;

const withAddress = (settings: GatewaySettings, addresses: GatewayAddresses): GatewaySettings => {
  const apiBase = addresses[settings.platform] ?? settings.apiBase;
  if (settings.platform !== 'payu') return { ...settings, apiBase };
  return { ...settings, apiBase, reportsBase: addresses.payuReports ?? settings.reportsBase };
};

export const createGateways = (
  database: Database,
  options: GatewayOptions,
  addresses: GatewayAddresses = {},
  create: CreateGateway = createGateway,
) => {
  const atWork = new Map<number, number>();

  return {
    async find(companyId: number, platform: Platform): Promise<Gateway | null> {
      const row = await database
        .selectFrom('payment_gateways')
        .select('settings')
        .where('company_id', '=', companyId)
        .where('platform', '=', platform)
        .executeTakeFirst();
      return row ? create(withAddress(row.settings, addresses), options) : null;
    },
    async publicSettings(companyId: number): Promise<Record<string, string>> {
      const rows = await database
        .selectFrom('payment_gateways')
        .select(['platform', 'settings', 'public_settings'])
        .where('company_id', '=', companyId)
        .execute();
      return Object.fromEntries(
        rows.flatMap(({ platform, settings, public_settings }) =>
          platform === 'payu'
            ? []
            : Object.entries({
                apiBase: withAddress(settings, addresses).apiBase,
                ...public_settings,
                ...(public_settings.acceptJs && addresses.acceptJs && { acceptJs: addresses.acceptJs }),
              }).map(([name, value]) => [`${platform}.${name}`, value]),
        ),
      );
    },
    /** Throws 503 `busy` with Retry-After when too many calls of the company wait for their providers. */
    checkFree(companyId: number): void {
      if ((atWork.get(companyId) ?? 0) < MOST_CALLS) return;
      throw new Refusal(503, 'busy', 'too many payments at once, please try again', {
        retryAfter: RETRY_AFTER_SECONDS,
      });
    },
    async run<Result>(companyId: number, call: () => Promise<Result>): Promise<Result> {
      atWork.set(companyId, (atWork.get(companyId) ?? 0) + 1);
      try {
        return await call();
      } finally {
        atWork.set(companyId, (atWork.get(companyId) ?? 1) - 1);
      }
    },
  };
};
export type Gateways = ReturnType<typeof createGateways>;
