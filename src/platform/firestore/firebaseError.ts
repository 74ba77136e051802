export const codeOf = (error: unknown): string | null => {
  if (!(error instanceof Error) || error.name !== 'FirebaseError') return null;
  return 'code' in error && typeof error.code === 'string' ? error.code.replace(/^.*\//, '') : 'unknown';
};
