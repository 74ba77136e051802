import { isDisplayMode } from '../bridge/contextGuards.ts';
import type { Answer, DisplayMode } from '../bridge/contract.ts';
import { failedAnswer, malformedAnswer } from './answers.ts';
import type { PortalOptions } from './options.ts';

type Request = {
  options: Pick<PortalOptions, 'fullscreen'>;
  onDisplayMode(displayMode: DisplayMode): Promise<unknown>;
};

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
