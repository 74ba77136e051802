import type { ParentContext } from './contract.ts';
import { between, contextFields, themeFields } from './settingsGuards.ts';
import { type Is, isBoolean, oneOf, shape, text } from './shapes.ts';

/* What few parents tell, and the host SDK therefore loads when they do. */

export const MAX_INSET = 500;

const isZoneName = text(60);
export const isTimeZone: Is<string> = (value): value is string => {
  try {
    return isZoneName(value) && new Intl.DateTimeFormat('en', { timeZone: value }) instanceof Object;
  } catch {
    return false;
  }
};

const isInset = between(0, MAX_INSET);
const isSafeArea = shape({ top: isInset, right: isInset, bottom: isInset, left: isInset });
export const isPointer = oneOf('fine', 'coarse');
export const isDisplayMode = oneOf('inline', 'fullscreen');

export const isContext: Is<ParentContext> = shape(
  {},
  {
    ...contextFields,
    timeZone: isTimeZone,
    safeArea: isSafeArea,
    pointer: isPointer,
    hover: isBoolean,
    reducedMotion: isBoolean,
    displayMode: isDisplayMode,
  },
);

export const isTheme = shape({}, themeFields);
