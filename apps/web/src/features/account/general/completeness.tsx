import { Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** How much of the profile is filled in, and what is missing (ACC-08). */
export function Completeness({ percent, missing }: { readonly percent: number; readonly missing: readonly string[] }) {
  const { t } = useTranslation('account');
  if (percent >= 100) return null;
  const named = missing.filter((field) => MISSING_FIELDS.includes(field)).map((field) => t(`account:missing.${field}`));
  return (
    <Stack gap={6} mb="lg">
      <Group justify="space-between">
        <Text fw={600}>{t('account:completeness', { percent })}</Text>
        {named.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('account:stillMissing', { fields: named.join(', ') })}
          </Text>
        )}
      </Group>
      <Progress value={percent} aria-label={t('account:completeness', { percent })} />
    </Stack>
  );
}

const MISSING_FIELDS = [
  'photo',
  'sex',
  'birthDate',
  'description',
  'heightCm',
  'weightKg',
  'playingHand',
  'location',
  'sports',
  'levels',
  'availability',
];
