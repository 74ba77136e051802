/** As the back office takes, bytes. */
const LARGEST = 4 * 1024 * 1024;
export const DOCUMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;

type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type DocumentProblem = 'document_type' | 'document_too_large' | 'document_unreadable';

const typeOf = (file: File): DocumentType | undefined => DOCUMENT_TYPES.find((type) => type === file.type);

export const findDocumentProblem = (file: File | null): DocumentProblem | null => {
  if (!file) return null;
  if (!typeOf(file)) return 'document_type';
  if (file.size > LARGEST) return 'document_too_large';
  return file.size === 0 ? 'document_unreadable' : null;
};

/** A file in base64; null when it can't be read, for instance because it was deleted meanwhile. */
export const readDocument = (
  file: File,
): Promise<{ name: string; type: DocumentType; content: string } | null> =>
  new Promise((resolve) => {
    const type = typeOf(file);
    const reader = new FileReader();
    reader.onload = () => {
      const url = String(reader.result);
      resolve(type ? { name: file.name, type, content: url.slice(url.indexOf(',') + 1) } : null);
    };
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
