const MOST_BYTES = 8_192;

export const readStart = async ({ body }: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    text += decoder.decode(chunk, { stream: true });
    if (length > MOST_BYTES) break;
  }
  return text;
};
