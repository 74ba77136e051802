import { type Tenant, tenants } from './accounts.ts';
import { texts } from './texts.ts';
import { go, useQuery } from './useQuery.ts';

export const useWholesaler = (): Tenant => {
  const asked = useQuery('wholesaler');
  return tenants.find((each) => each === asked) ?? 'demo';
};

export function WholesalerSelect({ page, tenant }: { page: string; tenant: Tenant }) {
  return (
    <label className="wholesaler">
      {texts.mailOf}{' '}
      <select value={tenant} onChange={({ target }) => go({ page, wholesaler: target.value }, 'replace')}>
        {tenants.map((each) => (
          <option key={each} value={each}>
            {texts.wholesalers[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
