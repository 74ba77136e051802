import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses a displayed price and reads the steps of its explanation. */
export const readPriceExplanation = async (user: UserEvent, price: string): Promise<string[]> => {
  await user.click(await screen.findByRole('button', { name: `${price} Why this price?` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Why this price?' }));
  const terms = await dialog.findAllByRole('term');
  const figures = dialog.getAllByRole('definition');
  return terms.map((term, index) => `${term.textContent}: ${figures[index]?.textContent}`);
};
