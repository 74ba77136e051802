type Fields = Record<string, unknown>;

const fieldsOf = (detail: unknown): Fields =>
  typeof detail === 'object' && detail !== null ? { ...detail } : {};

const itemsOf = ({ items }: Fields): Fields[] => (Array.isArray(items) ? items.map(fieldsOf) : []);

const describeItems = (items: readonly Fields[]): string => {
  const [only] = items;
  if (items.length !== 1 || !only) return items.length === 0 ? '' : `${items.length} items`;
  return [only.item_name, only.quantity].filter((part) => part !== undefined).join(' × ');
};

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

const join = (...parts: readonly unknown[]): string => parts.filter(Boolean).map(String).join(' ');

const protocolOf = (name: string) => (fields: Fields) => join(name, 'protocol', fields.protocol);

const LINES: Readonly<Record<string, (fields: Fields) => string>> = {
  hello: protocolOf('hello'),
  welcome: protocolOf('welcome'),
  progress: ({ stage }) => join('progress', stage),
  getToken: ({ reason }) => join('getToken', reason),
  token: ({ code }) => join('token', code ?? 'given'),
  navigation: ({ path, by }) => `navigation ${String(path)} · by ${String(by)}`,
  navigate: ({ to, id, query, path }) => join('navigate', to, id ?? query ?? path),
  status: ({ status, code }) => join('status', status, code),
  error: ({ code, option, screen, stage }) => join('error', code, option ?? screen, stage),
  session: ({ session }) => join('session', session),
  notification: ({ unread, latest }) => join('notification', String(unread), 'unread', fieldsOf(latest).kind),
  analytics,
  cart: ({ count, total, currency }) => `cart ${String(count)} · ${String(total)} ${String(currency)}`,
  size: ({ height }) => `size ${String(height)} px`,
};

export const describe = ({ name, detail }: { name: string; detail: unknown }): string => {
  const fields = fieldsOf(detail);
  return LINES[name]?.(fields) ?? join(name, Object.keys(fields).join(', '));
};
