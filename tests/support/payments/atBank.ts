/** A person at the bank's page; returns where the browser is sent back to, without going there. */
export const atBank = async (url: string | null, fields: Record<string, string>): Promise<string> => {
  const answer = await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
};
