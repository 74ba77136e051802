import { Component, type ComponentType, type ContextType, createContext, type ReactNode } from 'react';
import { LoadError } from './lazySource.ts';

/** `isRepeated`: it failed again after the customer had it retried. */
export type OverlayFailedProps = {
  error: LoadError;
  isRepeated: boolean;
  onRetry(): void;
  onClose(): void;
};

/** Replaces a panel whose code couldn't be loaded; with null the nearest error boundary gets the error. */
export const OverlayFailedContext = createContext<ComponentType<OverlayFailedProps> | null>(null);

type Props = { open: boolean; onClose(): void; children: ReactNode };

type State = { failure: { error: unknown } | null; wasOpen: boolean; isRetry: boolean };

/** Without it, a panel that couldn't be loaded would replace the whole screen. The next opening tries again. */
export class OverlayBoundary extends Component<Props, State> {
  static override contextType = OverlayFailedContext;
  declare context: ContextType<typeof OverlayFailedContext>;
  override state: State = { failure: null, wasOpen: false, isRetry: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ open }: Props, { wasOpen }: State): Partial<State> | null {
    if (open === wasOpen) return null;
    return open ? { wasOpen: open, failure: null, isRetry: false } : { wasOpen: open };
  }

  override render() {
    const { open, onClose, children } = this.props;
    const { failure, isRetry } = this.state;
    if (!failure) return children;
    const Failed = this.context;
    if (!(failure.error instanceof LoadError) || !Failed) throw failure.error;
    if (!open) return null;
    const retry = () => this.setState({ failure: null, isRetry: true });
    return <Failed error={failure.error} isRepeated={isRetry} onRetry={retry} onClose={onClose} />;
  }
}
