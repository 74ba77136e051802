/** Bytes; an error of a service is shorter. */
const MOST = 8_192;

export const readStart = async ({ body }: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    text += decoder.decode(chunk, { stream: true });
    if (length > MOST) break;
  }
  return text;
};
