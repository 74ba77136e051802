/** What a home screen shows below an icon, characters. Source: W3C Web App Manifest, short_name; Android shows about 12. */
const MAX_LENGTH = 12;

export const shortName = (name: string): string => {
  const words = name.trim().split(/\s+/);
  let short = words[0] ?? '';
  for (const word of words.slice(1)) {
    if (short.length + 1 + word.length > MAX_LENGTH) break;
    short += ` ${word}`;
  }
  const letters = [...short.replace(/[\s,;:&.–—-]+$/u, '')];
  return letters.slice(0, MAX_LENGTH).join('');
};
