export const canShareLinks = (): boolean => typeof navigator.share === 'function';

/** Opens that dialog. Closing it without choosing is no failure; false when the browser, or a frame's parent, forbids it. */
export const shareLink = async (title: string, url: string): Promise<boolean> => {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};
