import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../src/design-system/Button.tsx';
import { renderInRoot } from './renderInRoot.tsx';

test('does what it says on click, Enter and Space', async () => {
  const pressed = vi.fn();
  const { person } = renderInRoot(<Button onClick={pressed}>Save</Button>);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.keyboard('{Enter} ');
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('while it is loading it keeps its name and focus, says that it is busy, and does nothing', async () => {
  const pressed = vi.fn();
  const submitted = vi.fn();
  const { person } = renderInRoot(
    <form onSubmit={submitted}>
      <Button type="submit" loading onClick={pressed}>
        Save
      </Button>
    </form>,
  );
  await person.tab();
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await person.keyboard('{Enter}');
  await person.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});
