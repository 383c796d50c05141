import { Badge } from '@mantine/core';
import type { CourtPageFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import classes from './court-page.module.css';

/** Fields with sport, surface and roof. */
export function FieldsList({ fields }: { readonly fields: CourtPageFragment['fields'] }) {
  const { t } = useTranslation(['court', 'common']);
  return (
    <ul className={classes.fields}>
      {fields.map((field) => (
        <li key={field.id} className={classes.field}>
          <span className={classes.swatch} data-surface={field.surface} aria-hidden />
          <span className={classes.fieldName}>
            {field.name}
            <span className={classes.surface}>
              {t(`common:sport.${field.sport}`)} · {t(`surface.${field.surface}`)}
              {field.notes && ` · ${field.notes}`}
            </span>
          </span>
          {field.covered && (
            <Badge variant="light" color="gray" tt="none">
              {t('page.covered')}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
