/** Letters and a number of four to thirteen digits: WEB-1234567, INV-88210, 88210. */
const NUMBER = /^(?:\p{L}{1,5}[-\s]?)?\d{4,13}$/u;

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

export const mayBeDocumentNumber = (text: string): boolean => NUMBER.test(text.trim());

/** Whether the typed text is this number, whole or without its letters, in any case and with any separator. */
export const isDocumentNumber = (number: string, text: string): boolean => {
  const typed = plain(text);
  return typed !== '' && (typed === plain(number) || typed === number.replaceAll(/\D/g, ''));
};
