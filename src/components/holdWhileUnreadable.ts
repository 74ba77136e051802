import type { MouseEvent } from 'react';
import { fieldsIn } from '../design-system/fields.ts';
import { portalRootOf } from '../design-system/theme/overlayContainer.ts';

const isUnreadableQuantity = (field: HTMLElement) => field.matches('[data-quantity][aria-invalid=true]');

/** Holds a link to the checkout while a typed quantity can't be read: the line would be ordered with its old one. */
export const holdWhileUnreadable = (event: MouseEvent<HTMLElement>): void => {
  const unreadable = fieldsIn(portalRootOf(event.currentTarget)).find(isUnreadableQuantity);
  if (!unreadable) return;
  event.preventDefault();
  unreadable.focus();
};
