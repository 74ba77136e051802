export const warnDeveloper = (text: string): void => {
  // biome-ignore lint/suspicious/noConsole: for the parent's developer.
  console.warn(`The ordering portal: ${text}`);
};
