import { readFileSync } from 'node:fs';

/** A fenced block. `name`: of its document, heading and language, with its number from the second of the same on. */
type CodeBlock = { name: string; text: string };

const DOCUMENTS = ['README.md', 'docs/embedding.md', 'docs/back-office.md', 'src/host-sdk/README.md'];

const PART = /^#+ (.+)$|^ *```(\w*)[^\n]*\n([\s\S]*?)^ *```$/gm;

/** The blocks of a document, in their order. A block stands under the last heading before it. */
export const blocksOf = (document: string, text: string): CodeBlock[] => {
  const counts = new Map<string, number>();
  let heading = '';
  const blocks: CodeBlock[] = [];
  for (const [, title, language = '', code = ''] of text.matchAll(PART)) {
    if (title !== undefined) {
      heading = title;
      continue;
    }
    const name = `${document}: ${heading} (${language})`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    blocks.push({ name: count === 1 ? name : `${name} ${count}`, text: code });
  }
  return blocks;
};

export const readBlocks = (): CodeBlock[] =>
  DOCUMENTS.flatMap((document) => blocksOf(document, readFileSync(document, 'utf8')));

/** The text of a block; throws when there is none. */
export const blockText = (name: string): string => {
  const block = readBlocks().find((each) => each.name === name);
  if (!block) throw new Error(`no block ${name}`);
  return block.text;
};
