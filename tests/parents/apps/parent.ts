import {
  type HostEvents,
  type PortalHandle,
  type PortalOptions,
  preloadPortal,
  urlQuery,
} from '@wholesale-portal/host-sdk';

/** What every parent's page has around its portals; each framework shows the portal itself. */

/** As the parent's address says, `shared`: a slot with the parent's React where it can be shared. */
type Transport = 'frame' | 'shared' | 'own';

export type ParentOptions = Omit<PortalOptions, 'container' | 'react' | 'fallback'> & { shareReact: boolean };

/** What the parent does with its portal. */
type Navigator = Pick<PortalHandle, 'navigate'> & Partial<Pick<PortalHandle, 'prerender' | 'open'>>;

export type Report = {
  onPortal(portal: Navigator | null): void;
  onStatus(status: HostEvents['status']): void;
  onCart(cart: HostEvents['cart']): void;
  /** All else that a parent hears. */
  onHeard(name: string, detail: unknown): void;
};

/** Starts the downloads of a portal. */
type Preload = (options: ParentOptions) => unknown;

/** Shows a portal, and returns how it is removed. */
export type ShowPortal = (container: HTMLElement, options: ParentOptions, report: Report) => () => void;

declare global {
  interface Window {
    /** The portals of the page, in order, for scenarios that call them as an app does; null while there is none. */
    portals: (Navigator | null)[];
  }
}

const query = new URLSearchParams(window.location.search);

const isTransport = (text: string | null): text is Transport =>
  text === 'frame' || text === 'shared' || text === 'own';

const readTransport = (): Transport => {
  const transport = query.get('transport');
  return isTransport(transport) ? transport : 'frame';
};

const getToken =
  (customer: string): NonNullable<PortalOptions['getToken']> =>
  async ({ reason, signal }) => {
    const parameters = new URLSearchParams({ customer, reason });
    const response = await fetch(`/token?${parameters}`, { signal });
    return response.ok ? response.json() : null;
  };

/** This page, with the portal at the place. */
const linkFor: NonNullable<PortalOptions['linkFor']> = (place) => {
  if ('path' in place) return null;
  const url = new URL(location.href);
  url.searchParams.set('portal', 'id' in place ? `${place.to}/${place.id}` : place.to);
  return url.href;
};

/** Those of the address replace the parent's own, for scenarios about a setting. */
const optionsFor = (customer: string, number: number): ParentOptions => {
  const transport = readTransport();
  return {
    mode: transport === 'frame' ? 'iframe' : 'federated',
    shareReact: transport === 'shared',
    src: query.get('src') ?? '',
    title: 'Ordering',
    getToken: getToken(customer),
    context: { locale: 'en', appName: 'The parent' },
    navigation: {
      bar: ['home', 'history', 'store', 'cart'],
      url: urlQuery(`portal${number || ''}`),
      initial: { to: 'store' },
    },
    ...(query.has('links') && { linkFor }),
    ...JSON.parse(query.get('options') ?? '{}'),
  };
};

const append = <Tag extends keyof HTMLElementTagNameMap>(
  to: HTMLElement,
  tag: Tag,
  text = '',
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  to.append(element);
  return element;
};

const SCREENS = { Home: 'home', Store: 'store', Cart: 'cart', History: 'history' } as const;

const addPortal = (show: ShowPortal, preload: Preload, customer: string, number: number) => {
  const section = append(document.body, 'section', '', { 'aria-label': `Customer ${customer}` });
  const tools = append(section, 'div', '', { role: 'toolbar', 'aria-label': `Parent of ${customer}` });
  const status = append(tools, 'p', 'closed', { role: 'status' });
  const count = append(tools, 'p', '', { role: 'note', 'aria-label': 'Items in the cart' });
  const container = append(section, 'div', '', { class: 'portal' });
  const heard = append(section, 'ol', '', { 'aria-label': 'Heard' });
  let remove: (() => void) | null = null;

  const button = (name: string, press: () => void) =>
    append(tools, 'button', name, { type: 'button' }).addEventListener('click', press);
  const report: Report = {
    onPortal: (portal) => {
      window.portals[number] = portal;
    },
    onStatus: (next) => {
      status.textContent = next;
    },
    onCart: (cart) => {
      count.textContent = String(cart.count);
    },
    onHeard: (name, detail) => append(heard, 'li', `${name} ${JSON.stringify(detail)}`),
  };
  const open = () => {
    if (remove) return;
    report.onStatus('loading');
    remove = show(container, optionsFor(customer, number), report);
  };

  for (const [name, to] of Object.entries(SCREENS)) {
    button(name, () => void window.portals[number]?.navigate({ to }));
  }
  button('Open', open);
  button('Remove', () => {
    remove?.();
    remove = null;
    status.textContent = 'closed';
  });
  if (query.has('preloaded')) preload(optionsFor(customer, number));
  if (!query.has('closed')) open();
};

/** Builds the page: a title, a field and a table of the parent's own, and a portal for each `customer` of the address. */
export const startParent = (show: ShowPortal, preload: Preload = preloadPortal): void => {
  window.portals = [];
  append(document.body, 'h1', 'The parent');
  const note = append(document.body, 'label', 'Note of the parent ');
  append(note, 'input', '', { type: 'text' });
  const row = append(append(append(document.body, 'table'), 'tbody'), 'tr');
  append(row, 'th', 'Visits');
  append(row, 'td', '7');
  for (const [number, customer] of query.getAll('customer').entries())
    addPortal(show, preload, customer, number);
};
