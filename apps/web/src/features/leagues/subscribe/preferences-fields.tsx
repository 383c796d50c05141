import { useQuery } from '@apollo/client/react';
import { Anchor, Checkbox, Group, Stack, TextInput, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import type { FieldErrors, Preferences } from './preferences.js';
import { NearbyCourts } from './subscribe-fields.js';

const SHOWN = 8;
/** km */
const NEAR = 30;

/** Days away, a mobile number, and where one likes to play (LEA-02). */
export function PreferencesFields({
  sport,
  value,
  errors,
  onChange,
}: {
  readonly sport: string;
  readonly value: Preferences;
  readonly errors: FieldErrors;
  onChange(value: Preferences): void;
}) {
  const { t } = useTranslation('league');
  const error = (field: string) => {
    const code = errors[field];
    return code === undefined ? null : t(`subscribe.field.${code}`);
  };
  return (
    <Stack gap="lg">
      <TextInput
        type="tel"
        autoComplete="tel"
        maxLength={20}
        label={t('subscribe.mobile.label')}
        description={t('subscribe.mobile.hint')}
        value={value.notificationMobile}
        error={error('notificationMobile')}
        onChange={({ currentTarget }) => onChange({ ...value, notificationMobile: currentTarget.value })}
      />
      <section>
        <Title order={3} size="h4">
          {t('subscribe.absence.title')}
        </Title>
        <p>{t('subscribe.absence.hint')}</p>
        <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
          <TextInput
            type="date"
            label={t('subscribe.absence.from')}
            value={value.absenceFrom}
            error={error('absenceFrom')}
            onChange={({ currentTarget }) => onChange({ ...value, absenceFrom: currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('subscribe.absence.to')}
            value={value.absenceTo}
            error={error('absenceTo')}
            onChange={({ currentTarget }) => onChange({ ...value, absenceTo: currentTarget.value })}
          />
        </Group>
      </section>
      <Courts
        sport={sport}
        chosen={value.courtIds}
        error={error('courtIds')}
        onChange={(courtIds) => onChange({ ...value, courtIds })}
      />
      <Anchor variant="standalone" component={Link} to="/player/sports/availability" w="fit-content" py={8}>
        {t('subscribe.availability')}
      </Anchor>
    </Stack>
  );
}

function Courts({
  sport,
  chosen,
  error,
  onChange,
}: {
  readonly sport: string;
  readonly chosen: readonly string[];
  readonly error: string | null;
  onChange(chosen: readonly string[]): void;
}) {
  const { t } = useTranslation('league');
  const { lat, lng } = useHomePlace();
  const { data } = useQuery(NearbyCourts, {
    variables: { filter: { near: { lat, lng, km: NEAR }, sport: Number(sport) }, orderBy: 'DISTANCE', first: SHOWN },
  });
  const courts = data?.courts?.edges.map(({ node }) => node) ?? [];
  const others = chosen.filter((id) => !courts.some((court) => court.id === id));
  if (courts.length === 0) return null;
  return (
    <Stack gap={0}>
      <Checkbox.Group
        label={t('subscribe.courts.title')}
        error={error}
        value={[...chosen]}
        onChange={(ids) => onChange(ids)}
      >
        <Stack gap={0} mt="xs">
          {courts.map(({ id, name, city }) => (
            <Checkbox key={id} value={id} label={`${name}, ${city}`} py={10} />
          ))}
        </Stack>
      </Checkbox.Group>
      {others.length > 0 && (
        <Checkbox
          py={10}
          label={t('subscribe.courts.others', { count: others.length })}
          checked
          onChange={() => onChange(chosen.filter((id) => !others.includes(id)))}
        />
      )}
    </Stack>
  );
}
