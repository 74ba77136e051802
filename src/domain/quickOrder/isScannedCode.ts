const BARCODE = /^\d{8,14}$/;
const LETTERED = /^\p{L}[\p{L}\p{N}._/-]{3,}$/u;

/** Whether what a scanner typed into a quantity, up to its Enter, is the next product's code: a barcode, or a code that starts with a letter. */
export const isScannedCode = (text: string): boolean =>
  BARCODE.test(text) || (LETTERED.test(text) && /\d/.test(text));
