import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { nameLinks } from '../../src/app/embedding/nameLinks.ts';
import type { Destination, Parent } from '../../src/bridge/contract.ts';

const BASE = 'https://acme.portal.example.com/';

const openLinks = (hrefs: readonly string[]) => {
  const element = document.createElement('main');
  element.innerHTML = hrefs.map((href) => `<a href="${href}"><b>${href}</b></a>`).join('');
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
};

const linkTo = (name: string) => screen.getByRole('link', { name });

const TOKEN = { token: 'token-of-the-parent', expiresAt: 1_900_000_000_000 };

const parentWith = (linkFor: Parent['linkFor'] = null): Pick<Parent, 'linkFor' | 'getToken'> => ({
  linkFor,
  getToken: async () => ({ ok: true, value: TOKEN }),
});

const nameIn = (element: HTMLElement, linkFor?: Parent['linkFor']) => {
  const stop = nameLinks(element, BASE, parentWith(linkFor));
  onTestFinished(stop);
  return stop;
};

it.each([
  ['/product/118', 'https://acme.portal.example.com/product/118'],
  ['/store?text=oil', 'https://acme.portal.example.com/store?text=oil'],
  ['https://other.example.com/a.pdf', 'https://other.example.com/a.pdf'],
  ['//other.example.com', '//other.example.com'],
  ['#portal-content', '#portal-content'],
  ['mailto:a@b.test', 'mailto:a@b.test'],
])('a link to %s that is pointed at leads to %s in a new tab', async (href, address) => {
  nameIn(openLinks([href]));
  await userEvent.hover(screen.getByText(href));
  expect(linkTo(href)).toHaveAttribute('href', address);
});

it('the keyboard is enough, and so is a press that nothing has pointed at', async () => {
  nameIn(openLinks(['/cart', '/about']));
  await userEvent.tab();
  expect(linkTo('/cart')).toHaveAttribute('href', 'https://acme.portal.example.com/cart');
  fireEvent.pointerDown(linkTo('/about'));
  expect(linkTo('/about')).toHaveAttribute('href', 'https://acme.portal.example.com/about');
});

it.each<[string, Destination]>([
  ['/product/118', { to: 'product', id: 118 }],
  ['/store?text=oil', { to: 'store', query: 'text=oil' }],
  ['/favourites', { to: 'path', path: '/favourites' }],
])('the parent is asked once for the place of %s, and its URL is taken', async (href, place) => {
  const linkFor = vi.fn(async () => 'https://crm.example.com/order');
  nameIn(openLinks([href]), linkFor);
  await userEvent.hover(linkTo(href));
  await waitFor(() => expect(linkTo(href)).toHaveAttribute('href', 'https://crm.example.com/order'));
  await userEvent.pointer({ keys: '[MouseRight]', target: linkTo(href) });
  expect(linkFor.mock.calls).toEqual([[place]]);
});

it('a parent that gives none, and one that hasn’t answered yet: the portal’s own address', async () => {
  nameIn(openLinks(['/cart', '/home']), (place) =>
    place.to === 'cart' ? Promise.resolve(null) : new Promise(() => undefined),
  );
  for (const href of ['/cart', '/home']) await userEvent.hover(linkTo(href));
  expect(linkTo('/cart')).toHaveAttribute('href', 'https://acme.portal.example.com/cart');
  expect(linkTo('/home')).toHaveAttribute('href', 'https://acme.portal.example.com/home');
});

it('an answer for a link that leads elsewhere by now isn’t taken', async () => {
  const answer = Promise.withResolvers<string | null>();
  nameIn(openLinks(['/cart']), () => answer.promise);
  await userEvent.hover(linkTo('/cart'));
  linkTo('/cart').setAttribute('href', '/home');
  answer.resolve('https://crm.example.com/cart');
  await answer.promise;
  await Promise.resolve();
  expect(linkTo('/cart')).toHaveAttribute('href', '/home');
});

it('ends with the portal', () => {
  const stop = nameIn(openLinks(['/cart', '/home']));
  fireEvent.pointerOver(linkTo('/cart'));
  expect(linkTo('/cart')).toHaveAttribute('href', 'https://acme.portal.example.com/cart');
  stop();
  fireEvent.pointerOver(linkTo('/home'));
  expect(linkTo('/home')).toHaveAttribute('href', '/home');
});

/** Stands for a new tab, with what the portal says to it. */
const openedTabs = () => {
  const said: unknown[] = [];
  const tab = Object.assign(new EventTarget(), {
    postMessage: (message: unknown, origin: string) => said.push({ message, origin }),
  });
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  onTestFinished(() => open.mockRestore());
  const ask = (origin: string, source: unknown = tab) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: 'wholesale-portal:token', origin, source: source as Window }),
    );
  return { open, said, ask };
};

it.each([
  ['Ctrl-click', { ctrlKey: true }],
  ['⌘-click', { metaKey: true }],
])('a %s opens the portal’s own address, and gives the tab a token when it asks', async (_name, keys) => {
  const { open, said, ask } = openedTabs();
  const stop = nameIn(openLinks(['/cart']));
  fireEvent.pointerOver(linkTo('/cart'));
  expect(fireEvent.click(linkTo('/cart'), keys)).toBe(false);
  expect(open.mock.calls).toEqual([
    ['https://acme.portal.example.com/cart', expect.stringMatching(/^portal-tab-/)],
  ]);
  ask('https://evil.example.com');
  ask('https://acme.portal.example.com', window);
  ask('https://acme.portal.example.com');
  await waitFor(() => expect(said).toEqual([{ message: TOKEN, origin: 'https://acme.portal.example.com' }]));
  stop();
  ask('https://acme.portal.example.com');
  await Promise.resolve();
  expect(said).toHaveLength(1);
});

it('a middle click does so too; a plain click, and one to the parent’s address, are left alone', async () => {
  const { open } = openedTabs();
  const element = openLinks(['/cart', '/home']);
  element.addEventListener('click', (event) => event.preventDefault());
  nameIn(element, async (place) => (place.to === 'home' ? 'https://crm.example.com/order' : null));
  for (const name of ['/cart', '/home']) await userEvent.hover(linkTo(name));
  await waitFor(() => expect(linkTo('/home')).toHaveAttribute('href', 'https://crm.example.com/order'));
  fireEvent.click(linkTo('/cart'));
  fireEvent.click(linkTo('/home'), { ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
  fireEvent(linkTo('/cart'), new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
  expect(open).toHaveBeenCalledTimes(1);
});
