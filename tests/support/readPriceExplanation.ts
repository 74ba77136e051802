import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Presses a displayed price, or the question where the price is said beside it, and reads the steps of its explanation. */
export const readPriceExplanation = async (user: UserEvent, price = ''): Promise<string[]> => {
  await user.click(await screen.findByRole('button', { name: `${price} Why this price?`.trim() }));
  const popover = await screen.findByRole('dialog', { name: 'Why this price?' });
  // Before it has the focus, a key still belongs to the dialog behind it.
  await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
  const dialog = within(popover);
  const terms = await dialog.findAllByRole('term');
  const figures = dialog.getAllByRole('definition');
  return terms.map((term, index) => `${term.textContent}: ${figures[index]?.textContent}`);
};
