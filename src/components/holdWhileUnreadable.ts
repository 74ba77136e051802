import type { MouseEvent } from 'react';

/** Holds a link to the checkout while a typed quantity can't be read: the line would be ordered with its old one. */
export const holdWhileUnreadable = (event: MouseEvent<HTMLElement>): void => {
  const portal = event.currentTarget.closest('.wp-root');
  const unreadable = portal?.querySelector<HTMLElement>('[data-quantity][aria-invalid=true]');
  if (!unreadable) return;
  event.preventDefault();
  unreadable.focus();
};
