import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './steps.module.css';

/** Where I am: done steps can be gone back to. */
export function Steps<Step extends number>({
  labels,
  active,
  onGo,
}: {
  readonly labels: readonly string[];
  readonly active: Step;
  /** Missing where there is no way back any more. */
  onGo?(step: Step): void;
}) {
  const { t } = useTranslation('match');
  return (
    <nav aria-label={t('steps.label')}>
      <p className={classes.where}>
        {t('steps.where', { number: active + 1, of: labels.length, name: labels[active] })}
      </p>
      <ol className={classes.steps}>
        {labels.map((label, index) => (
          <li key={label} data-done={index < active || undefined} data-active={index === active || undefined}>
            <button
              type="button"
              disabled={!onGo || index >= active}
              aria-current={index === active ? 'step' : undefined}
              onClick={() => onGo?.(index as Step)}
            >
              <span className={classes.mark} aria-hidden>
                {index < active ? <IconCheck size={16} /> : index + 1}
              </span>
              <span className={classes.label}>{label}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
