const HOLD_MS = 5_000;
const QUANTITY_KEY = /^[\d.,x]$/i;

type Hold = { text: string; hasEnter: boolean; stop(): void };
let hold: Hold | null = null;

export const dropHeldKeys = (): void => {
  hold?.stop();
  hold = null;
};

/**
 * After a code and Enter, the keys of a quantity and its Enter are held until the product's quantity field is there, which has
 * to wait for the price. Any other key, or the pointer, ends it. `scope`: keys outside it are a parent's.
 */
export const holdKeys = (scope: HTMLElement): void => {
  dropHeldKeys();
  const timer = setTimeout(dropHeldKeys, HOLD_MS);
  const keep = (event: KeyboardEvent) => {
    if (!hold || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (QUANTITY_KEY.test(event.key)) hold.text += event.key;
    else if (hold.text !== '' && event.key === 'Backspace') hold.text = hold.text.slice(0, -1);
    else if (hold.text !== '' && event.key === 'Enter') hold.hasEnter = true;
    else return dropHeldKeys();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  scope.addEventListener('keydown', keep, true);
  scope.addEventListener('pointerdown', dropHeldKeys, true);
  hold = {
    text: '',
    hasEnter: false,
    stop: () => {
      clearTimeout(timer);
      scope.removeEventListener('keydown', keep, true);
      scope.removeEventListener('pointerdown', dropHeldKeys, true);
    },
  };
};

export const takeHeldKeys = (): Pick<Hold, 'text' | 'hasEnter'> => {
  const held = hold ?? { text: '', hasEnter: false };
  dropHeldKeys();
  return held;
};
