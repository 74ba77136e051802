import type { estypes } from '@elastic/elasticsearch';
import type { Marks, Piece } from '../../domain/catalogue/marks.ts';

/** Characters of no text: what stands between them was found. */
const START = '\uE000';
const END = '\uE001';

/** Asks for the fields as a whole, with what was found in them between two characters. */
export const markedIn = (fields: readonly string[]): estypes.SearchHighlight => ({
  number_of_fragments: 0,
  pre_tags: [START],
  post_tags: [END],
  fields: Object.fromEntries(fields.map((field) => [field, {}])),
});

const piecesOf = (marked: string): Piece[] =>
  marked.split(START).flatMap((part, at) => {
    const [found = '', rest = ''] = at === 0 ? ['', part] : part.split(END);
    return [
      { text: found, isFound: true },
      { text: rest, isFound: false },
    ].filter(({ text }) => text !== '');
  });

/** The texts of a hit in which something was found, taken apart. */
export const marksOf = (highlight: Readonly<Record<string, readonly string[]>>): Marks =>
  new Map(
    Object.values(highlight).flatMap((texts) =>
      texts.map((marked) => {
        const pieces = piecesOf(marked);
        return [pieces.map(({ text }) => text).join(''), pieces] as const;
      }),
    ),
  );
