import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../src/design-system/Button.tsx';
import { renderInRoot } from './renderInRoot.tsx';

test('calls its handler on click, Enter and Space', async () => {
  const onPress = vi.fn();
  const { person } = renderInRoot(<Button onClick={onPress}>Save</Button>);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('while loading it keeps its name and focus, is marked as busy, and does nothing', async () => {
  const onPress = vi.fn();
  const submitted = vi.fn();
  const { person } = renderInRoot(
    <form onSubmit={submitted}>
      <Button type="submit" loading onClick={onPress}>
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
  expect(onPress).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});
