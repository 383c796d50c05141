import { toast } from '@setpoint/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const TIME_TO_UNDO_MS = 5000;

interface Pending {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly hide: () => void;
  readonly run: () => void;
}

/**
 * Does something five seconds later, unless it is undone first. Leaving the screen or the page
 * doesn't undo: what is pending is then done at once.
 */
export function useUndo() {
  const { t } = useTranslation('match');
  const pending = useRef(new Map<string, Pending>());

  useEffect(() => {
    const waiting = pending.current;
    const finish = () => {
      for (const { timer, hide, run } of waiting.values()) {
        clearTimeout(timer);
        hide();
        run();
      }
      waiting.clear();
    };
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, []);

  return useCallback(
    ({ id, message, run, undone }: { id: string; message: string; run: () => void; undone: () => void }) => {
      const end = () => {
        const found = pending.current.get(id);
        if (!found) return false;
        clearTimeout(found.timer);
        found.hide();
        pending.current.delete(id);
        return true;
      };
      end();
      const timer = setTimeout(() => {
        if (end()) run();
      }, TIME_TO_UNDO_MS);
      const hide = toast({
        text: message,
        milliseconds: TIME_TO_UNDO_MS,
        action: {
          label: t('undo'),
          run: () => {
            if (end()) undone();
          },
        },
      });
      pending.current.set(id, { timer, hide, run });
    },
    [t],
  );
}
