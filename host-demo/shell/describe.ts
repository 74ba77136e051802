import type { BridgeMessage } from '../../src/host-sdk/package.ts';

const fieldsOf = (detail: unknown): Record<string, unknown> =>
  typeof detail === 'object' && detail !== null ? { ...detail } : {};

const analytics = (detail: Record<string, unknown>): string => {
  const { items } = fieldsOf(detail.ecommerce);
  const count = Array.isArray(items) ? items.length : 0;
  return `${String(detail.name)} · ${count} ${count === 1 ? 'item' : 'items'}`;
};

/** A message of the bridge in one line. */
export const describe = ({ name, detail }: BridgeMessage): string => {
  const fields = fieldsOf(detail);
  switch (name) {
    case 'hello':
    case 'welcome':
      return `${name} protocol ${String(fields.protocol)}`;
    case 'getToken':
      return `getToken ${String(fields.reason)}`;
    case 'token':
      return fields.code ? `token ${String(fields.code)}` : 'token given';
    case 'navigation':
      return `navigation ${String(fields.path)} · by ${String(fields.by)}`;
    case 'navigate':
      return `navigate ${[fields.to, fields.id ?? fields.query ?? fields.path].filter(Boolean).join(' ')}`;
    case 'status':
      return `status ${[fields.status, fields.code].filter(Boolean).join(' ')}`;
    case 'analytics':
      return analytics(fields);
    case 'cart':
      return `cart ${String(fields.count)} · ${String(fields.total)} ${String(fields.currency)}`;
    case 'size':
      return `size ${String(fields.height)} px`;
    default:
      return `${name} ${Object.keys(fields).join(', ')}`.trim();
  }
};
