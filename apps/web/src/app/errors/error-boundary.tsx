import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailedScreen } from './failed-screen.js';

interface State {
  readonly error: unknown;
}

const RELOADED = 'setpoint.reloadedAt';
const NOT_AGAIN_WITHIN_MS = 60_000;

/** Catches rendering errors and shows the error screen; a page of an outdated release reloads itself once. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode; readonly place?: string }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown error') };
  }

  /** Resets on navigation; working screens stay mounted when the address changes. */
  override componentDidUpdate(before: { readonly place?: string }) {
    if (this.state.error && before.place !== this.props.place) this.setState({ error: null });
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (isMissingChunk(error) && mayReload()) return window.location.reload();
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.error ? <FailedScreen onRetry={() => window.location.reload()} /> : this.props.children;
  }
}

/** Wording differs between browsers, but all mention the import. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}

/** At most once a minute; never without storage. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < NOT_AGAIN_WITHIN_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
