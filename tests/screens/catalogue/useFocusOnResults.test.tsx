import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { paths, TO_RESULTS } from '../../../src/routing/paths.ts';
import { useFocusOnResults } from '../../../src/screens/catalogue/useFocusOnResults.ts';

const Row = styled.div.attrs({ role: 'listitem' })``;

/** A list whose rows are replaced, as when their prices or code are loaded. */
function Rows({ products }: { products: readonly number[] }) {
  const results = useRef<HTMLDivElement>(null);
  const [version, setVersion] = useState(0);
  useFocusOnResults(results, true, false);
  return (
    <>
      <Link to={paths.store('text=oil')} state={TO_RESULTS}>
        Search
      </Link>
      <div ref={results}>
        {products.map((id) => (
          <Row key={`${id} ${version}`}>
            <a href={paths.product(id)}>
              {id} as {version}
            </a>
          </Row>
        ))}
      </div>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setVersion(1)}>
        Prices come
      </button>
    </>
  );
}

const search = async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Rows products={[7, 8]} />, { wrapper: MemoryRouter });
  await user.click(screen.getByRole('link', { name: 'Search' }));
  expect(screen.getByRole('link', { name: '7 as 0' })).toHaveFocus();
  return {
    user,
    rerender,
    pricesCome: () => user.click(screen.getByRole('button', { name: 'Prices come' })),
  };
};

test('the first product has the focus, and keeps it when its row is replaced', async () => {
  const { pricesCome } = await search();
  await pricesCome();
  expect(screen.getByRole('link', { name: '7 as 1' })).toHaveFocus();
});

test('the focus isn’t moved after the person has moved on to another product', async () => {
  const { user, pricesCome } = await search();
  await user.tab();
  await pricesCome();
  expect(screen.getByRole('link', { name: '7 as 1' })).not.toHaveFocus();
});

test('another product at its position doesn’t get the focus', async () => {
  const { rerender } = await search();
  rerender(<Rows products={[8]} />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
