import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { askForSight } from '../../src/app/embedding/askForSight.ts';

const PLACES: Readonly<Record<string, { top: number; height: number }>> = {
  Name: { top: 120.4, height: 44 },
  Phone: { top: 1_480, height: 43.5 },
};

const setUp = () => {
  const { container } = render(
    <>
      <input aria-label="Name" />
      <input aria-label="Phone" />
    </>,
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    return { ...new DOMRect(), ...PLACES[this.getAttribute('aria-label') ?? ''] };
  });
  onTestFinished(() => void vi.restoreAllMocks());
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    draw(0);
    return 1;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked: unknown[] = [];
  const stop = askForSight(container, (place) => asked.push(place));
  onTestFinished(stop);
  return { user: userEvent.setup(), asked, stop };
};

it('asks for what the keyboard or the portal focuses, in whole px', async () => {
  const { user, asked } = setUp();
  await user.tab();
  screen.getByLabelText('Phone').focus();
  expect(asked).toEqual([
    { top: 120, height: 44 },
    { top: 1_480, height: 44 },
  ]);
});

it('doesn’t ask for what a pointer presses, and asks again after it', async () => {
  const { user, asked } = setUp();
  await user.click(screen.getByLabelText('Name'));
  expect(asked).toEqual([]);
  await user.tab();
  expect(asked).toEqual([{ top: 1_480, height: 44 }]);
});

it('asks no more when the height is fixed again', async () => {
  const { user, asked, stop } = setUp();
  stop();
  await user.tab();
  expect(asked).toEqual([]);
});
