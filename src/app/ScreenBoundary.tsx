import { Component, type ReactNode } from 'react';
import { reloadOnce } from '../platform/reloadOnce.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { Attempt } from './lazyScreen.tsx';
import { ScreenCrashed } from './ScreenCrashed.tsx';

type Props = {
  /** A changed location resets the boundary. */
  at: unknown;
  /** A parent's page is never reloaded. */
  ownsPage: boolean;
  report(what: string, error: unknown): void;
  children: ReactNode;
};

type State = { at: unknown; failure: { error: unknown } | null; attempt: number };

const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /dynamically imported|importing a module/i.test(error.message));

/**
 * Catches errors of a screen, reports them and offers a restart. When the screen's code can't be loaded, the page may be
 * older than the deployed version, so it is reloaded once.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failure: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ at }: Props, { at: before, failure, attempt }: State) {
    if (at === before) return null;
    return { at, failure: null, attempt: failure ? attempt + 1 : attempt };
  }

  override componentDidCatch(error: unknown) {
    this.props.report('A screen failed', error);
    if (this.props.ownsPage && isLoadFailure(error)) void reloadOnce();
  }

  override render() {
    const { failure, attempt } = this.state;
    if (!failure) return <Attempt value={attempt}>{this.props.children}</Attempt>;
    const Failed = isLoadFailure(failure.error) ? LoadFailed : ScreenCrashed;
    return <Failed onRetry={() => this.setState({ failure: null, attempt: attempt + 1 })} />;
  }
}
