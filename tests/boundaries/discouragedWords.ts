import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

/** A discouraged word of docs/glossary.md: as a whole name, or as part of one. */
export type DiscouragedWord = { word: string; isWholeName: boolean; instead: string };
export type Finding = { file: string; line: number; name: string; instead: string };

const HEADING = '## Discouraged words';
const ROW = /^\| `([\w$]+)` \| (whole name|any part) \| (.+) \|$/;

/** Reads the list of docs/glossary.md. Throws for an unreadable row. */
export const readDiscouragedWords = (glossary: string): DiscouragedWord[] => {
  const [, section = ''] = glossary.split(HEADING);
  const [list = ''] = section.split('\n## ');
  const rows = list.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, word, scope, instead] = ROW.exec(row) ?? [];
    if (word === undefined || instead === undefined) throw new Error(`docs/glossary.md: ${row}`);
    return { word, isWholeName: scope === 'whole name', instead };
  });
};

const wordsByName = new Map<string, readonly string[]>();

/** The words of names such as `isFreshRow` and `FRESH_ROW`. The same names occur thousands of times. */
const wordsOf = (name: string): readonly string[] => {
  const words = wordsByName.get(name) ?? name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  wordsByName.set(name, words);
  return words;
};

const isConstant = (word: string) => /^[A-Z_]+$/.test(word);

/** Words in capitals apply to constants only; others ignore upper and lower case. */
const isSame = (part: string, word: string): boolean =>
  isConstant(word) ? part === word : part.toLowerCase() === word.toLowerCase();

const isIn = (name: string, { word, isWholeName }: DiscouragedWord): boolean => {
  if (isWholeName) return name === word;
  const [parts, wordParts] = [wordsOf(name), wordsOf(word)];
  return parts.some((_, index) =>
    wordParts.every((part, offset) => isSame(parts[index + offset] ?? '', part)),
  );
};

const nameOf = (node: ts.Node): ts.Identifier | null => {
  if (!('name' in node)) return null;
  const isDeclared =
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isImportSpecifier(node) ||
    ts.isTypeParameterDeclaration(node);
  return isDeclared && node.name && ts.isIdentifier(node.name) ? node.name : null;
};

/** The declared names, and the file's own name, that use a discouraged word. */
export const discouragedNames = (
  file: string,
  text: string,
  words: readonly DiscouragedWord[],
): Finding[] => {
  const findings: Finding[] = [];
  const check = (name: string, line: number) => {
    for (const word of words)
      if (isIn(name, word)) findings.push({ file, line, name, instead: word.instead });
  };
  check(basename(file).replace(/\..*$/, ''), 1);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node) => {
    const name = nameOf(node);
    if (name) check(name.text, source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
};

export const glossaryWords = (): DiscouragedWord[] =>
  readDiscouragedWords(readFileSync('docs/glossary.md', 'utf8'));
