import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../design-system/lazySource.ts';
import { reloadOnce } from '../platform/reloadOnce.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { ScreenCrashed } from './ScreenCrashed.tsx';

type FallbackProps = { error: unknown; onRetry(): void };

function ScreenFailed({ error, onRetry }: FallbackProps) {
  const { t } = useTranslation('common');
  if (!(error instanceof LoadError)) return <ScreenCrashed onRetry={onRetry} />;
  return <ErrorPage title={t('load.title')} text={t('load.text')} onRetry={onRetry} />;
}

type Props = {
  /** A changed location resets the boundary. */
  at: unknown;
  /** A parent's page is never reloaded. */
  ownsPage: boolean;
  report(what: string, error: unknown): void;
  Fallback?(props: FallbackProps): ReactNode;
  children: ReactNode;
};

type State = { at: unknown; failure: { error: unknown } | null };

/**
 * Reports what fails within a part of the page and offers another attempt, while the rest of the page stays. A part whose code
 * can't be loaded may belong to an older build than the one that is served: the page is reloaded once; cart and forms are kept
 * in the browser.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ at }: Props, { at: before }: State) {
    return at === before ? null : { at, failure: null };
  }

  override componentDidCatch(error: unknown) {
    this.props.report('A screen failed', error);
    if (this.props.ownsPage && error instanceof LoadError) void reloadOnce();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { Fallback = ScreenFailed } = this.props;
    return <Fallback error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}
