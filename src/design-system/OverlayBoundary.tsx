import { Component, type ComponentType, type ContextType, createContext, type ReactNode } from 'react';
import { LoadError } from './lazyWithRetry.tsx';

export type OverlayFailedProps = { error: LoadError; onRetry(): void; onClose(): void };

/** Replaces a panel whose code couldn't be loaded; with null the nearest error boundary gets the error. */
export const OverlayFailedContext = createContext<ComponentType<OverlayFailedProps> | null>(null);

type Props = { open: boolean; onClose(): void; children: ReactNode };

type State = { failure: { error: unknown } | null };

/** Without it, a panel that couldn't be loaded would replace the whole screen. The next opening tries again. */
export class OverlayBoundary extends Component<Props, State> {
  static override contextType = OverlayFailedContext;
  declare context: ContextType<typeof OverlayFailedContext>;
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ open }: Props, { failure }: State): State | null {
    return failure && !open ? { failure: null } : null;
  }

  override render() {
    const { open, onClose, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const Failed = this.context;
    if (!(failure.error instanceof LoadError) || !Failed) throw failure.error;
    if (!open) return null;
    const retry = () => this.setState({ failure: null });
    return <Failed error={failure.error} onRetry={retry} onClose={onClose} />;
  }
}
