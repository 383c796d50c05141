import { Text } from '@mantine/core';
import type { SmashQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../card.js';
import { shownPoints } from '../../../entities/money/money.js';
import classes from './smash.module.css';

/** How points are earned. */
export function Earning({ rules }: { readonly rules: NonNullable<SmashQuery['pointsRules']> }) {
  const { t, i18n } = useTranslation('smash');
  return (
    <SettingsCard title={t('earn.title')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('earn.text')}
      </Text>
      <ul className={classes.rows}>
        {rules.map(({ kind, points }) => (
          <li key={kind} className={classes.row}>
            <span>{t(`kind.${kind}`)}</span>
            <span className={classes.figure}>{shownPoints(points, i18n.language)}</span>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
