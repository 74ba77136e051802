import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../../src/design-system/Button.tsx';
import type { OverlayFailedProps } from '../../src/design-system/OverlayBoundary.tsx';
import type { useToast as useToasts } from '../../src/design-system/toasts.ts';

const network = vi.hoisted(() => ({ failures: 0 }));

vi.mock('../../src/design-system/overlays.ts', async (importReal) => {
  const real = await importReal<typeof import('../../src/design-system/overlays.ts')>();
  return {
    ModalPanel: real.ModalPanel,
    PopoverPanel: real.PopoverPanel,
    ToastRegion: real.ToastRegion,
    get MenuPanel() {
      network.failures -= 1;
      if (network.failures >= 0) throw new Error('no network');
      return real.MenuPanel;
    },
  };
});

const theme = {
  scheme: 'light',
  brand: {
    colour: '#0f766e',
    secondary: '#0d655e',
    tertiary: '#6fada8',
    tint: '#ecf4f3',
    onBrand: '#ffffff',
    hover: '#0c5f58',
    textOnLight: '#0f766e',
    textOnDark: '#5cc4ba',
  },
} as const;

function Failed({ onRetry, onClose }: OverlayFailedProps) {
  return (
    <div role="alert">
      <Button onClick={onRetry}>Try again</Button>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}

const chosen = vi.fn();

function ToastButton({ useToast }: { useToast(): ReturnType<typeof useToasts> }) {
  const { show } = useToast();
  return <Button onClick={() => show({ text: 'Saved' })}>Save</Button>;
}

/** With components whose code hasn't been loaded by an earlier test. */
const open = async () => {
  vi.resetModules();
  const [{ Menu }, { OverlayFailedContext }, { ThemeRoot }, { ToastProvider }, { useToast }] =
    await Promise.all([
      import('../../src/design-system/Menu.tsx'),
      import('../../src/design-system/OverlayBoundary.tsx'),
      import('../../src/design-system/theme/ThemeRoot.tsx'),
      import('../../src/design-system/ToastProvider.tsx'),
      import('../../src/design-system/toasts.ts'),
    ]);
  render(
    <ThemeRoot theme={theme}>
      <OverlayFailedContext value={Failed}>
        <ToastProvider label="Messages" closeLabel="Dismiss">
          <Menu
            label="Account"
            trigger={<Button>Account</Button>}
            items={[{ key: 'out', label: 'Sign out', onSelect: chosen }]}
          />
          <ToastButton useToast={useToast} />
        </ToastProvider>
      </OverlayFailedContext>
    </ThemeRoot>,
  );
};

beforeEach(() => {
  network.failures = 0;
});

test('a menu that can’t be loaded shows an error, and opens at the next attempt', async () => {
  // The preload on hover and the opening share the two attempts of one load.
  network.failures = 2;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(chosen).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});

test('a toast is shown once its code is loaded', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent('Saved');
});
