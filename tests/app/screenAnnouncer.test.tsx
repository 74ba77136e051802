import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createScreenAnnouncer } from '../../src/app/background/screenAnnouncer.ts';

const PRODUCT = '/product/1';

const element = (html: string): HTMLElement => {
  const made = document.createElement('div');
  made.innerHTML = html;
  return made;
};

/** A page whose customer has followed the list's link to a product, and has gone back to the list's title. */
const openReturned = async () => {
  const root = element('<div data-content tabindex="-1"></div>');
  document.body.append(root);
  const content = root.querySelector<HTMLElement>('[data-content]') ?? root;
  const named = vi.fn<(words: string) => void>();
  const announcer = createScreenAnnouncer(root, named);
  onTestFinished(() => {
    announcer.stop();
    root.remove();
  });
  const show = (...parts: string[]) => content.replaceChildren(...parts.map(element));
  const heading = () => root.querySelector('h1');
  const link = () => root.querySelector<HTMLElement>(`a[href="${PRODUCT}"]`);

  show('<h1>Products</h1>', `<a href="${PRODUCT}">Oil</a>`);
  announcer.arrive({ key: 'list', isReturn: false });
  await waitFor(() => expect(heading()).toHaveFocus());
  link()?.focus();
  show('<h1>Oil</h1>');
  announcer.arrive({ key: 'product', isReturn: false });
  await waitFor(() => expect(heading()).toHaveFocus());
  show('<h1>Products</h1>');
  announcer.arrive({ key: 'list', isReturn: true });
  await waitFor(() => expect(heading()).toHaveFocus());
  return { announcer, content, heading, link, named, show };
};

const addRow = (content: HTMLElement): void =>
  content.append(element(`<a href="${PRODUCT}">Oil</a>`), element('<button>Add</button>'));

test('rows that come after the title: Back returns the focus to the link that was followed', async () => {
  const { content, link } = await openReturned();
  addRow(content);
  await waitFor(() => expect(link()).toHaveFocus());
});

test('rows that come after the title don’t take the focus from what the customer has chosen since', async () => {
  const { content, heading, named } = await openReturned();
  const field = document.createElement('input');
  content.append(field);
  field.focus();
  addRow(content);
  // Looked at together with the rows.
  heading()?.append(' found');
  await waitFor(() => expect(named).toHaveBeenLastCalledWith('Products found'));
  expect(field).toHaveFocus();
});

test('a list that replaces its own address keeps the link that has the focus', async () => {
  const { announcer, content, link, show } = await openReturned();
  addRow(content);
  await waitFor(() => expect(link()).toHaveFocus());
  announcer.stay('replaced');
  show('<h1>Oil</h1>');
  announcer.arrive({ key: 'product', isReturn: false });
  show('<h1>Products</h1>', `<a href="${PRODUCT}">Oil</a>`);
  announcer.arrive({ key: 'replaced', isReturn: true });
  await waitFor(() => expect(link()).toHaveFocus());
});
