import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from '../../src/design-system/ProgressBar.tsx';
import { ThemeRoot } from '../../src/design-system/theme/ThemeRoot.tsx';
import { lightTheme } from './renderInRoot.tsx';

it.each([
  ['nothing yet', 0, '0'],
  ['a part, rounded down', 0.758, '75'],
  ['almost all doesn’t look reached', 0.999, '97'],
  ['reached', 1, '100'],
  ['more than that', 1.7, '100'],
])('%s', (_, value, percent) => {
  render(
    <ThemeRoot theme={lightTheme}>
      <ProgressBar label="Free shipping from $500.00" value={value} valueText="$44.87 to go" />
    </ThemeRoot>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Free shipping from $500.00' });
  expect(bar).toHaveAttribute('aria-valuenow', percent);
  expect(bar).toHaveAttribute('aria-valuetext', '$44.87 to go');
  expect(bar.firstElementChild).toHaveStyle({ width: `${percent}%` });
  expect(screen.getByText('$44.87 to go')).toBeVisible();
});
