import { pathOfLink } from '../../design-system/contents.ts';
import { whenFocusMoves } from '../../design-system/focusedElement.ts';
import { dropHeldKeys } from '../../design-system/heldKeys.ts';
import { typeHeldKeys } from '../../design-system/typeHeldKeys.ts';

const ITEM = ':is([role=listitem], li)';
const FIRST_LINK = `${ITEM} a:not([tabindex])`;
const ORDER_FIELD = 'input[data-quantity], [data-add]';

const orderField = (container: Element): HTMLElement | null => {
  const field = container.querySelector(ITEM)?.querySelector<HTMLElement>(ORDER_FIELD);
  return field?.matches(':disabled') ? null : (field ?? null);
};

const focusOrderField = (field: HTMLElement): void => {
  field.focus();
  if (field instanceof HTMLInputElement) typeHeldKeys(field);
  else dropHeldKeys();
};

/**
 * Focuses the first product of a list: its link, and with `isExact` its quantity as soon as it can be ordered. The focus follows
 * when the product's placeholder is replaced, unless the customer has moved it. Returns what ends this.
 */
export const followFirstProduct = (container: Element, isExact: boolean): (() => void) => {
  let focused: HTMLElement | null = null;
  const focusLink = () => {
    const first = container.querySelector<HTMLAnchorElement>(FIRST_LINK);
    const isOther =
      focused instanceof HTMLAnchorElement && first && pathOfLink(first) !== pathOfLink(focused);
    if (!first || isOther) return;
    const wasFocused = focused !== null;
    focused = first;
    first.focus({ preventScroll: wasFocused });
  };
  const focus = () => {
    const field = isExact ? orderField(container) : null;
    if (field) {
      stop();
      focusOrderField(field);
    } else if (!focused?.isConnected) focusLink();
  };
  const observer = new MutationObserver(focus);
  const stop = () => {
    observer.disconnect();
    endFollowing();
  };
  const onFocusIn = (event: Event) => {
    if (!focused || event.composedPath()[0] === focused) return;
    stop();
    dropHeldKeys();
  };
  const endFollowing = whenFocusMoves(container, onFocusIn);
  observer.observe(container, {
    childList: true,
    subtree: true,
    ...(isExact && { attributes: true, attributeFilter: ['disabled'] }),
  });
  focus();
  return stop;
};
