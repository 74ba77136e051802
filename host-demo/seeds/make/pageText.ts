import { lexer, type Token } from 'marked';
import * as v from 'valibot';
import { type PageBlockWire, pageLink } from '../../../src/api/information/schema.ts';

type Inline = Extract<PageBlockWire, { kind: 'paragraph' }>['content'][number];

const PARTS = 'paragraphs, headings, lists and links';
const childrenOf = (token: Token): Token[] => ('tokens' in token && token.tokens) || [];

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity).replaceAll('\n', ' ');

const inlineOf = (token: Token): Inline[] => {
  switch (token.type) {
    case 'text':
    case 'escape':
      return childrenOf(token).length > 0 ? inlinesOf(token) : [plain(token.text)];
    case 'br':
      return [' '];
    case 'strong':
    case 'em':
      return inlinesOf(token);
    case 'link':
      return [v.parse(pageLink, { text: plain(token.text), href: token.href })];
    default:
      throw new Error(`Markdown "${token.type}": a page has only ${PARTS}`);
  }
};

const inlinesOf = (token: Token): Inline[] => {
  const joined: Inline[] = [];
  for (const part of childrenOf(token).flatMap(inlineOf)) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
};

const blockOf = (token: Token): PageBlockWire[] => {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ kind: 'heading', text: plain(token.text) }];
    case 'paragraph':
      return [{ kind: 'paragraph', content: inlinesOf(token) }];
    case 'list': {
      const items: Token[] = token.items ?? [];
      return [
        {
          kind: 'list',
          ordered: token.ordered === true,
          items: items.map((item) => childrenOf(item).flatMap(inlinesOf)),
        },
      ];
    }
    default:
      throw new Error(`Markdown "${token.type}": a page has only ${PARTS}`);
  }
};

/** The blocks of a company's Markdown. Throws an error for HTML, for other parts, and for a link that isn't safe. */
export const pageText = (markdown: string): PageBlockWire[] => lexer(markdown).flatMap(blockOf);
