import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { TOASTS } from '../theme/tokens.js';
import classes from './toasts.module.css';

export interface Toast {
  readonly text: string;
  readonly tone?: 'info' | 'success' | 'error';
  /** An action, such as 'Undo'. */
  readonly action?: { readonly label: string; run(): void };
  /** Time on screen; 3 s by default (SHL-04), 5 s with an undo. */
  readonly milliseconds?: number;
}

interface Shown extends Toast {
  readonly id: number;
}

let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Shown[]) {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Shows a short message at the top right, at most five at a time (SHL-04). Returns a function to close it. */
export function toast(message: Toast): () => void {
  const id = ++lastId;
  change([...shown, { ...message, id }].slice(-TOASTS.atOnce));
  return () => close(id);
}

function close(id: number) {
  if (shown.some((one) => one.id === id)) change(shown.filter((one) => one.id !== id));
}

/** Toasts disappear with their container; a new container starts empty. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) shown = [];
  };
}

export interface ToastsProps {
  /** They stay until somebody closes them: tests read them on machines that stall for seconds. */
  readonly lasting?: boolean;
}

/** The container of the toasts; render it once per app. */
export function Toasts({ lasting = false }: ToastsProps) {
  const { t } = useTranslation('common');
  const toasts = useSyncExternalStore(subscribe, () => shown);
  return (
    <section className={classes.place} aria-label={t('common:messages')} aria-live="polite" aria-relevant="additions">
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} lasting={lasting} />
      ))}
    </section>
  );
}

function ToastCard({
  toast: { id, text, tone = 'info', action, milliseconds = TOASTS.milliseconds },
  lasting,
}: {
  readonly toast: Shown;
  readonly lasting: boolean;
}) {
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || lasting) return;
    const timer = setTimeout(() => close(id), milliseconds);
    return () => clearTimeout(timer);
  }, [id, held, lasting, milliseconds]);
  return (
    <div
      className={classes.toast}
      data-tone={tone}
      {...(tone === 'error' && { role: 'alert' })}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            close(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={t('common:close')} onClick={() => close(id)}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden>
          <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
