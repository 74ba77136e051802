import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OnRequest } from '../../src/components/OnRequest.tsx';
import { Price } from '../../src/components/Price.tsx';
import { renderPortal } from '../support/renderPortal.tsx';

it('a hidden price is still read as zero, beside words that say why', async () => {
  const { container } = await renderPortal(
    <p>
      <Price value="31.85" hidden /> <OnRequest />
    </p>,
  );
  expect(await screen.findByText('Price on request')).toBeVisible();
  expect(container).toHaveTextContent('$0.00 Price on request');
  expect(container).not.toHaveTextContent('31.85');
});
