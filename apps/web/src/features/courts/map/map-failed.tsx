import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Where a map was to be. */
export function MapFailed() {
  const { t } = useTranslation('court');
  return (
    <Text size="sm" c="dimmed" role="status">
      {t('map.failed')}
    </Text>
  );
}
