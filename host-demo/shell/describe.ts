import type { BridgeMessage } from '../../src/host-sdk/index.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (detail: unknown): Fields =>
  typeof detail === 'object' && detail !== null ? { ...detail } : {};

const itemsOf = ({ items }: Fields): Fields[] => (Array.isArray(items) ? items.map(fieldsOf) : []);

/** One item by name and quantity, several by their number. */
const describeItems = (items: readonly Fields[]): string => {
  const [only] = items;
  if (items.length !== 1 || !only) return items.length === 0 ? '' : `${items.length} items`;
  return [only.item_name, only.quantity].filter((part) => part !== undefined).join(' × ');
};

/** An event with its main data: items, value, search text, order number. */
const analytics = (fields: Fields): string => {
  const ecommerce = fieldsOf(fields.ecommerce);
  const { search_term, results, method } = fieldsOf(fields.detail);
  const { transaction_id, item_list_id, value, currency } = ecommerce;
  return [
    fields.name,
    transaction_id,
    item_list_id,
    search_term === undefined ? method : `“${String(search_term)}”`,
    results === undefined ? describeItems(itemsOf(ecommerce)) : `${String(results)} results`,
    value === undefined ? '' : `${Number(value).toFixed(2)} ${String(currency)}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
};

/** One line per message. */
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
