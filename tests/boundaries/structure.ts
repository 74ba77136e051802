import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A source file, parsed. */
export type Source = { file: string; text: string; tree: ts.SourceFile };

export const parse = (file: string, text: string): Source => ({
  file,
  text,
  tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
});

export const readSources = (): Source[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted()
    .map((file) => parse(`src/${file}`, readFileSync(`src/${file}`, 'utf8')));

const nodesOf = (root: ts.Node): ts.Node[] => {
  const nodes: ts.Node[] = [];
  const add = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, add);
  };
  add(root);
  return nodes;
};

const linesOf = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

type Function = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;
const isFunction = (node: ts.Node): node is Function =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node);

/** The lines of each function. */
const functionLengths = ({ tree }: Source): number[] =>
  nodesOf(tree)
    .filter(isFunction)
    .map((node) => linesOf(node.getText(tree)));

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const isCallOf = (node: ts.Node, names: ReadonlySet<string>): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && names.has(node.expression.text);

const EVENT = new Set(['useEffectEvent']);
const STATE = new Set(['useState', 'useReducer']);

/** The names that a component's props and states give it to tell others of a change. */
const tellersIn = (tree: ts.SourceFile): Set<string> => {
  const names = new Set<string>();
  for (const node of nodesOf(tree)) {
    if (ts.isVariableDeclaration(node) && node.initializer && isCallOf(node.initializer, STATE)) {
      const setter = ts.isArrayBindingPattern(node.name) ? node.name.elements[1] : undefined;
      if (setter && ts.isBindingElement(setter)) names.add(setter.name.getText(tree));
    }
    if (ts.isBindingElement(node) && /^on[A-Z]/.test(node.name.getText(tree)))
      names.add(node.name.getText(tree));
  }
  return names;
};

/** The statements of a function; those of an `if` in it stand for it. */
const actionsOf = (body: ts.Node): ts.Node[] => {
  if (ts.isBlock(body)) return body.statements.flatMap(actionsOf);
  if (ts.isIfStatement(body))
    return [body.thenStatement, ...(body.elseStatement ? [body.elseStatement] : [])].flatMap(actionsOf);
  if (ts.isExpressionStatement(body)) return actionsOf(body.expression);
  if (ts.isReturnStatement(body)) return body.expression ? [body.expression] : [];
  if (ts.isVoidExpression(body) || ts.isParenthesizedExpression(body)) return actionsOf(body.expression);
  return [body];
};

const callbackOf = (call: ts.CallExpression): ts.Node | undefined => {
  const [callback] = call.arguments;
  return callback && isFunction(callback) ? callback.body : undefined;
};

/** The effects that only hand on what React knows already: they call a state's setter, a store's `setState` or a prop, and nothing else. */
export const copyingEffects = ({ file, tree }: Source): string[] => {
  const nodes = nodesOf(tree);
  const tellers = tellersIn(tree);
  const isTelling = (action: ts.Node): boolean => {
    if (!ts.isCallExpression(action)) return false;
    const { expression } = action;
    if (ts.isIdentifier(expression)) return tellers.has(expression.text);
    return (
      ts.isPropertyAccessExpression(expression) &&
      (expression.name.text === 'setState' || /^props$/.test(expression.expression.getText(tree)))
    );
  };
  const onlyTells = (call: ts.CallExpression): boolean => {
    const body = callbackOf(call);
    const actions = body ? actionsOf(body) : [];
    return actions.length > 0 && actions.every(isTelling);
  };
  for (const node of nodes) {
    const isEvent = ts.isVariableDeclaration(node) && node.initializer && isCallOf(node.initializer, EVENT);
    if (isEvent && onlyTells(node.initializer as ts.CallExpression)) tellers.add(node.name.getText(tree));
  }
  return nodes
    .filter((node) => isCallOf(node, EFFECTS))
    .filter(onlyTells)
    .map((call) => `${file}:${tree.getLineAndCharacterOfPosition(call.getStart(tree)).line + 1}`);
};

const LOOK_UP = /\.(querySelector|querySelectorAll|closest|getElementById|getElementsBy\w+)\b/g;
const LOOKS = /^src\/(app|screens|widgets|components)\//;

const count = <Item>(items: readonly Item[], matches: (item: Item) => boolean): number =>
  items.filter(matches).length;

/** What can be counted of the structure of src. */
export const figuresOf = (sources: readonly Source[]) => {
  const lines = sources.map(({ text }) => linesOf(text));
  const functions = sources.flatMap(functionLengths);
  const screens = sources.filter(({ file }) => /^src\/screens\/.*Screen\.tsx$/.test(file));
  return {
    files: sources.length,
    'files under 20 lines, %': Math.round((100 * count(lines, (each) => each < 20)) / sources.length),
    'functions over 50 lines': count(functions, (each) => each > 50),
    'functions over 80 lines': count(functions, (each) => each > 80),
    'functions over 100 lines': count(functions, (each) => each > 100),
    'screens over 120 lines': count(screens, ({ text }) => linesOf(text) > 120),
    effects: sources.reduce(
      (sum, { tree }) => sum + count(nodesOf(tree), (node) => isCallOf(node, EFFECTS)),
      0,
    ),
    'effects that copy state': sources.flatMap(copyingEffects).length,
    'DOM look-ups': sources
      .filter(({ file }) => LOOKS.test(file))
      .reduce((sum, { text }) => sum + (text.match(LOOK_UP)?.length ?? 0), 0),
  };
};
