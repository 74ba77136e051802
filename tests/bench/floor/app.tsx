import { useWindowVirtualizer } from '@tanstack/react-virtual';
import i18next from 'i18next';
import { memo, StrictMode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { createGlobalStyle, styled } from 'styled-components';
import { create } from 'zustand';

/**
 * The least that these pages could do with the portal's own libraries: a login, 3,000 rows with a search in memory, and a cart of 1,000
 * lines with one sum. The benchmark compares the portal with it.
 */

const PRODUCTS = 3_000;
const LINES = 1_000;
const ROW_HEIGHT_PX = 89;
const OVERSCAN = 4;

const WORDS = ['Olive', 'Rice', 'Coffee', 'Honey', 'Pasta', 'Tomato', 'Butter', 'Flour', 'Cheese', 'Bread'];

type Product = { id: number; name: string; code: string; remark: string; price: number };

const products: Product[] = Array.from({ length: PRODUCTS }, (_, at) => ({
  id: at,
  name: `${WORDS[at % WORDS.length]} ${WORDS[Math.floor(at / 10) % WORDS.length]} ${at}`,
  code: `FL-${1_000 + at}`,
  remark: 'In stock · 24 or more: $8.17 each',
  price: 5 + (at % 90) / 10,
}));

type Cart = {
  lines: readonly number[];
  quantities: ReadonlyMap<number, number>;
  add(id: number): void;
  change(id: number, by: number): void;
  remove(id: number): void;
};

const firstLines = products.slice(0, location.pathname === '/cart' ? LINES : 0).map(({ id }) => id);

const useCart = create<Cart>((set) => ({
  lines: firstLines,
  quantities: new Map(firstLines.map((id) => [id, 1])),
  add: (id) =>
    set(({ lines, quantities }) => ({
      lines: quantities.has(id) ? lines : [...lines, id],
      quantities: new Map(quantities).set(id, (quantities.get(id) ?? 0) + 1),
    })),
  change: (id, by) =>
    set(({ quantities }) => ({ quantities: new Map(quantities).set(id, (quantities.get(id) ?? 0) + by) })),
  remove: (id) =>
    set(({ lines, quantities }) => {
      const left = new Map(quantities);
      left.delete(id);
      return { lines: lines.filter((line) => line !== id), quantities: left };
    }),
}));

const PageStyle = createGlobalStyle`
  body { margin: 0; font: 14px/1.4 system-ui, sans-serif; color: #0f172a; background: #f6f7f9; }
`;
const Header = styled.header`
  position: sticky; top: 0; z-index: 1; display: flex; gap: 16px; align-items: center; padding: 12px 24px; background: #fff;
`;
const Main = styled.main`
  max-width: 1100px; margin: 0 auto; padding: 24px;
`;
const List = styled.ul`
  position: relative; margin: 0; padding: 0; list-style: none;
`;
const Row = styled.li`
  position: absolute; inset-inline: 0; display: grid; grid-template-columns: 56px 1fr auto auto auto; gap: 12px;
  align-items: center; height: ${ROW_HEIGHT_PX}px; padding: 0 16px; box-sizing: border-box; background: #fff;
  border-block-end: 1px solid #e3e8ef;
`;
const Picture = styled.span`
  width: 56px; height: 56px; border-radius: 8px; background: #e3e8ef;
`;
const Name = styled.strong`
  display: block;
`;
const Remark = styled.span`
  color: #5b6778; font-size: 12px;
`;
const Button = styled.button`
  min-height: 36px; padding: 0 12px; border: 1px solid #8793a5; border-radius: 8px; background: #fff;
`;
const Field = styled.input`
  min-height: 36px; padding: 0 12px; border: 1px solid #8793a5; border-radius: 8px;
`;
const Form = styled.form`
  display: grid; gap: 12px; max-width: 360px; margin: 80px auto; padding: 24px; background: #fff; border-radius: 12px;
`;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

type Translate = (key: string, values?: object) => string;

/** The floor has texts of its own, which the portal's types of keys don't know. */
const useTexts = (): Translate => {
  const { i18n } = useTranslation();
  return (key, values) => String(i18n.t(key as never, values as never));
};

const ProductRow = memo(function ProductRow({ product, top }: { product: Product; top: number }) {
  const t = useTexts();
  const quantity = useCart(({ quantities }) => quantities.get(product.id) ?? 0);
  return (
    <Row style={{ transform: `translateY(${top}px)` }}>
      <Picture />
      <span>
        <Name>{product.name}</Name>
        <Remark>
          {product.code} · {product.remark}
        </Remark>
      </span>
      <span>{money.format(product.price)}</span>
      <Field aria-label={`Quantity: ${product.name}`} value={quantity} size={3} readOnly />
      <Button onClick={() => useCart.getState().add(product.id)}>{t('add', { name: product.name })}</Button>
    </Row>
  );
});

function Store() {
  const t = useTexts();
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  const words = sought.toLowerCase().split(' ');
  const found = products.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const count = useCart(({ lines }) => lines.length);
  const rows = useWindowVirtualizer({
    count: found.length,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN,
  });
  return (
    <>
      <Header>
        <Field
          type="search"
          aria-label="Search products"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <span>{t('cart', { count })}</span>
      </Header>
      <Main>
        <h1>{t('found', { number: found.length, text: sought })}</h1>
        <List style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const product = found[index];
            return product && <ProductRow key={product.id} product={product} top={start} />;
          })}
        </List>
      </Main>
    </>
  );
}

const CartRow = memo(function CartRow({ product, top }: { product: Product; top: number }) {
  const quantity = useCart(({ quantities }) => quantities.get(product.id) ?? 0);
  const { change, remove } = useCart.getState();
  return (
    <Row style={{ transform: `translateY(${top}px)` }}>
      <Picture />
      <span>
        <Name>{product.name}</Name>
        <Remark>{product.code}</Remark>
      </span>
      <span>{money.format(product.price * quantity)}</span>
      <Field aria-label={`Quantity: ${product.name}`} value={quantity} size={3} readOnly />
      <span>
        <Button aria-label={`Increase quantity: ${product.name}`} onClick={() => change(product.id, 1)}>
          +
        </Button>
        <Button aria-label={`Remove ${product.name}`} onClick={() => remove(product.id)}>
          ×
        </Button>
      </span>
    </Row>
  );
});

function Sum() {
  const sum = useCart(({ quantities }) => {
    let total = 0;
    for (const [id, quantity] of quantities) total += (products[id]?.price ?? 0) * quantity;
    return total;
  });
  return <h2>{money.format(sum)}</h2>;
}

function CartLines() {
  const lines = useCart((cart) => cart.lines);
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin(list.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN,
    scrollMargin: margin,
  });
  return (
    <List ref={list} aria-label="Products in your cart" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const product = products[lines[index] ?? -1];
        return product && <CartRow key={product.id} product={product} top={start - margin} />;
      })}
    </List>
  );
}

function CartPage() {
  return (
    <Main>
      <h1>Cart</h1>
      <Sum />
      <CartLines />
    </Main>
  );
}

function Login() {
  const t = useTexts();
  return (
    <Form>
      <h1>{t('login')}</h1>
      <Field type="email" aria-label="Email" />
      <Field type="password" aria-label="Password" />
      <Button>{t('login')}</Button>
    </Form>
  );
}

const pages: Record<string, () => React.JSX.Element> = { '/store': Store, '/cart': CartPage };
const Page = pages[location.pathname] ?? Login;

const translator = i18next.createInstance();
await translator.use(initReactI18next).init({
  lng: 'en',
  interpolation: { escapeValue: false },
  resources: {
    en: {
      translation: {
        add: 'Add {{name}}',
        cart: '{{count}} in the cart',
        found: '{{number}} products “{{text}}”',
        login: 'Log in',
      },
    },
  },
});

const root = document.getElementById('floor');
if (root)
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={translator}>
        <PageStyle />
        <Page />
      </I18nextProvider>
    </StrictMode>,
  );
