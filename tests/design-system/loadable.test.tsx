import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { loadable } from '../../src/design-system/loadable.tsx';

let arrive = () => {};
const Part = loadable(
  () =>
    new Promise<() => string>((resolve) => {
      arrive = () => resolve(() => 'Here it is');
    }),
);

/** The code comes after the first render, and before its effects run. */
function Screen() {
  useLayoutEffect(() => arrive(), []);
  return <Part />;
}

it('shows what a preload brought between its first render and its effect', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  Part.preload();
  root.render(<Screen />);
  expect(await screen.findByText('Here it is')).toBeVisible();
  root.unmount();
  vi.unstubAllGlobals();
});
