import type { StylePlugins } from './variables.ts';

type Plugin = StylePlugins[number];

const AT_RULE = /^@(media|supports|container)/;

/**
 * Writes `@media … { .a { … } }` as `.a { @media … { … } }`: when an at-rule is inserted, Chromium calculates the styles of all elements of the page anew,
 * and those of a rule's own elements otherwise. Within a rule, older browsers can't style what isn't an element, such as `::before`.
 */
const nestAtRules: Plugin = (element, index, siblings, callback) => {
  const { type, value, children: rules } = element;
  if (!AT_RULE.test(type) || !Array.isArray(rules)) return;
  if (!rules.every((rule) => rule.type === 'rule' && !rule.value.includes('::'))) return;
  for (const rule of rules) {
    const nested = { ...element, value, children: rule.children, root: rule };
    callback({ ...rule, root: null, children: [nested] }, index, siblings, callback);
  }
  element.children = [];
};

export const STYLE_PLUGINS: StylePlugins = [nestAtRules];
