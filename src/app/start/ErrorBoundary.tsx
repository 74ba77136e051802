import { Component, type ReactNode } from 'react';
import { ScreenCrashed } from '../ScreenCrashed.tsx';

type Props = { report(what: string, error: unknown): void; children: ReactNode };

export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report('The portal failed', error);
  }

  override render() {
    return this.state.crashed ? (
      <ScreenCrashed onRetry={() => this.setState({ crashed: false })} />
    ) : (
      this.props.children
    );
  }
}
