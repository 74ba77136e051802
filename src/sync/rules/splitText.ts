import { utf8Length } from './utf8Length.ts';

/** A text in pieces of at most so many bytes in UTF-8 (at least four), which never part a pair of surrogates. */
export const splitText = (text: string, largest: number): string[] => {
  const pieces: string[] = [];
  let start = 0;
  let end = 0;
  let bytes = 0;
  for (const character of text) {
    const more = utf8Length(character);
    if (bytes + more > largest) {
      pieces.push(text.slice(start, end));
      start = end;
      bytes = 0;
    }
    end += character.length;
    bytes += more;
  }
  return [...pieces, text.slice(start)];
};
