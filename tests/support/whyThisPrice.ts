import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses a price, as it is printed, and reads the answer, step by step. */
export const whyThisPrice = async (user: UserEvent, price: string): Promise<string[]> => {
  await user.click(await screen.findByRole('button', { name: `${price} Why this price?` }));
  const why = within(await screen.findByRole('dialog', { name: 'Why this price?' }));
  const terms = await why.findAllByRole('term');
  const figures = why.getAllByRole('definition');
  return terms.map((term, at) => `${term.textContent}: ${figures[at]?.textContent}`);
};
