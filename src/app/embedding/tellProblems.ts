import type { PortalEvents } from '../../bridge/contract.ts';
import { LoadError } from '../../design-system/lazySource.ts';
import type { ErrorReporter } from '../../platform/errorReporter.ts';
import { screenAt } from '../../routing/screenAt.ts';

/** What the boundaries report, and whether the rest of the portal goes on. */
const WORKS: Readonly<Record<string, boolean>> = { 'A screen failed': true, 'The portal failed': false };

/** From now on a parent is told too when a screen fails. `path`: what is shown. */
export const tellProblems = (
  errors: ErrorReporter,
  path: () => string,
  tell: (problem: PortalEvents['error']) => void,
): void => {
  const { report } = errors;
  errors.report = (title, error) => {
    report(title, error);
    const works = WORKS[title];
    if (works === undefined) return;
    const code = error instanceof LoadError ? 'code_unavailable' : 'screen_crashed';
    tell({ code, screen: screenAt(path())?.name, works });
  };
};
