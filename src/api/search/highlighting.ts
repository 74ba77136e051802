import type { estypes } from '@elastic/elasticsearch';
import type { Highlights, TextPart } from '../../domain/catalogue/highlights.ts';

/** Private-use characters, which no text contains; matches are between them. */
const PRE_TAG = '\uE000';
const POST_TAG = '\uE001';

export const highlightRequest = (fields: readonly string[]): estypes.SearchHighlight => ({
  number_of_fragments: 0,
  pre_tags: [PRE_TAG],
  post_tags: [POST_TAG],
  fields: Object.fromEntries(fields.map((field) => [field, {}])),
});

const toTextParts = (marked: string): TextPart[] =>
  marked.split(PRE_TAG).flatMap((part, index) => {
    const [match = '', rest = ''] = index === 0 ? ['', part] : part.split(POST_TAG);
    return [
      { text: match, isMatch: true },
      { text: rest, isMatch: false },
    ].filter(({ text }) => text !== '');
  });

export const parseHighlights = (highlight: Readonly<Record<string, readonly string[]>>): Highlights =>
  new Map(
    Object.values(highlight).flatMap((texts) =>
      texts.map((marked) => {
        const parts = toTextParts(marked);
        return [parts.map(({ text }) => text).join(''), parts] as const;
      }),
    ),
  );
