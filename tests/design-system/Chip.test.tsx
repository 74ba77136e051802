import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Chip } from '../../src/design-system/Chip.ts';
import { renderInRoot } from './renderInRoot.tsx';

test('is a button that doesn’t submit a form, or a link', () => {
  renderInRoot(
    <>
      <Chip aria-pressed $selected>
        All
      </Chip>
      <Chip as="a" href="#oils">
        Oils
      </Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toHaveAttribute('type', 'button');
  const link = screen.getByRole('link', { name: 'Oils' });
  expect(link).toHaveAttribute('href', '#oils');
  expect(link).not.toHaveAttribute('type');
});
