import { isDisplayMode } from '../bridge/contextGuards.ts';
import type { Answer, DisplayMode } from '../bridge/contract.ts';
import { failedAnswer, malformedAnswer } from './answers.ts';
import type { ConnectionOptions } from './connectionOptions.ts';

type Request = Pick<ConnectionOptions, 'options' | 'onDisplayMode'>;

/** Gives the customer the display mode that they want, or the one that the parent has instead. Never throws. */
export const grantDisplayMode = async (
  { options: { fullscreen }, onDisplayMode }: Request,
  mode: unknown,
  log: (name: string, detail: unknown) => void,
): Promise<Answer<DisplayMode, 'malformed' | 'failed'>> => {
  if (!isDisplayMode(mode) || !fullscreen) return malformedAnswer;
  log('requestDisplayMode', mode);
  try {
    const shown = fullscreen === true ? mode : await fullscreen(mode);
    if (!isDisplayMode(shown)) return failedAnswer;
    await onDisplayMode(shown);
    return { ok: true, value: shown };
  } catch {
    return failedAnswer;
  }
};

const COVERING: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  width: '100%',
  maxWidth: 'none',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'Canvas',
  overscrollBehavior: 'contain',
};

const stylesBefore = new WeakMap<HTMLElement, string>();

/** Lays the portal's frame or slot over the whole page, above all of its layers, or puts it back. */
export const coverPage = (element: HTMLElement, isCovering: boolean): void => {
  const before = stylesBefore.get(element);
  if (isCovering === (before !== undefined)) return;
  if (before === undefined) {
    stylesBefore.set(element, element.style.cssText);
    Object.assign(element.style, COVERING);
    element.popover = 'manual';
    // Older browsers have no layer above all others.
    element.showPopover?.();
  } else {
    stylesBefore.delete(element);
    element.hidePopover?.();
    element.popover = null;
    element.style.cssText = before;
  }
};
