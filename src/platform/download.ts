/** A browser has begun the download by then, ms. */
const BEGUN = 10_000;

/** Hands a text to the customer as a file, `type` its media type. */
export const download = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGUN);
};
