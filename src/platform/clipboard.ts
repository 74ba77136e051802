/** Puts text on the clipboard; false where the browser, or a frame's parent, doesn't allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
