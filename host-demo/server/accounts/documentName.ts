const ENDINGS = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
const LONGEST = 80;

/** A name to save a document under: letters, digits, spaces, dots and dashes, without folders, and with the ending of its type. */
export const documentName = (name: string, type: keyof typeof ENDINGS): string => {
  const [file = ''] = name.split(/[/\\]/).slice(-1);
  const stem = file
    .normalize('NFC')
    .replace(/(?:\.(?:pdf|png|jpe?g))+$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]+/gu, '_')
    .replaceAll(/^[ ._-]+|[ ._]+$/g, '')
    .replaceAll('.', '_');
  return `${[...stem].slice(0, LONGEST).join('') || 'document'}.${ENDINGS[type]}`;
};
