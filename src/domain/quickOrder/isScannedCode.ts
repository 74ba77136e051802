import { isLetteredCode } from './codeToken.ts';

const BARCODE = /^\d{8,14}$/;

/** Whether what a scanner typed into a quantity, up to its Enter, is the next product's code: a barcode, or a code with letters. */
export const isScannedCode = (text: string): boolean => BARCODE.test(text) || isLetteredCode(text);
