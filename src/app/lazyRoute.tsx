import type { i18n } from 'i18next';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '../design-system/lazyWithRetry.tsx';
import { namespacesOf, type TextGroup } from '../domain/texts/textGroups.ts';

/**
 * A screen, or another part of a group that is loaded on its own: its texts are requested together with its code, neither waits
 * for the other.
 */
export function lazyRoute<Props extends object>(
  groups: readonly TextGroup[],
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
) {
  const Part = lazyWithRetry(load, Placeholder);
  const loadTexts = (translator: i18n) => void translator.loadNamespaces(namespacesOf(groups));
  function LazyRoute(props: Props) {
    const { i18n: translator } = useTranslation();
    useEffect(() => loadTexts(translator), [translator]);
    return <Part {...props} />;
  }
  return Object.assign(LazyRoute, {
    /** Never rejects: a failure is thrown when the part is rendered. */
    load(translator: i18n): Promise<void> {
      loadTexts(translator);
      return Part.load().catch(() => undefined);
    },
  });
}
