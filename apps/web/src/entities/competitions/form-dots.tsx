import type { FormResult } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import classes from './form-dots.module.css';

/** The last results as dots with a letter, the latest last. */
export function FormDots({ form }: { readonly form: readonly FormResult[] }) {
  const { t } = useTranslation('competitions');
  if (form.length === 0) return <span aria-hidden>–</span>;
  return (
    <span className={classes.form}>
      <span className={classes.spoken}>{form.map((result) => t(`form.${result}`)).join(', ')}</span>
      {form.map((result, at) => (
        <span key={at} className={classes.dot} data-result={result} aria-hidden>
          {t(`form.letter.${result}`)}
        </span>
      ))}
    </span>
  );
}
