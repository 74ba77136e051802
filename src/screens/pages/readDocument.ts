/** As the back office takes, bytes. */
const LARGEST = 4 * 1024 * 1024;
const TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;

type SignupDocument = { name: string; type: (typeof TYPES)[number]; content: string };

/** A chosen file in base64; null without one, or why it can't be sent. */
export const readDocument = async (
  file: unknown,
): Promise<SignupDocument | null | 'document_type' | 'document_too_large'> => {
  if (!(file instanceof File) || file.size === 0) return null;
  const type = TYPES.find((known) => known === file.type);
  if (!type) return 'document_type';
  if (file.size > LARGEST) return 'document_too_large';
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('document'));
    reader.readAsDataURL(file);
  });
  return { name: file.name, type, content: url.slice(url.indexOf(',') + 1) };
};
