import { Group, Radio, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../../card.js';
import type { NotificationSettings } from '../settings/use-notification-settings.js';

type QuietHours = Pick<NotificationSettings['quietHours'], 'enabled' | 'from' | 'until'>;

const DIGESTS = ['NONE', 'DAILY', 'WEEKLY'] as const;

/** Quiet hours and digest frequency (NTF-07). */
export function QuietCard({
  settings: { quietHours, digest },
  onQuiet,
  onDigest,
}: {
  readonly settings: NotificationSettings;
  onQuiet(hours: QuietHours): void;
  onDigest(digest: NotificationSettings['digest']): void;
}) {
  const { t } = useTranslation('account');
  const { enabled, from, until, timeZone } = quietHours;
  return (
    <SettingsCard id="quiet" title={t('account:quiet.title')}>
      <Stack>
        <Switch
          size="md"
          checked={enabled}
          onChange={({ currentTarget }) => onQuiet({ enabled: currentTarget.checked, from, until })}
          label={t('account:quiet.on')}
          description={t('account:quiet.hint')}
        />
        {enabled && (
          <Group align="start">
            <TimeField
              label={t('account:quiet.from')}
              value={from}
              other={until}
              onChange={(time) => onQuiet({ enabled, from: time, until })}
            />
            <TimeField
              label={t('account:quiet.until')}
              value={until}
              other={from}
              onChange={(time) => onQuiet({ enabled, from, until: time })}
            />
          </Group>
        )}
        <Text size="sm" c="dimmed">
          {t('account:quiet.zone', { zone: timeZone.replaceAll('_', ' ') })}
        </Text>
        <Radio.Group
          label={t('account:digest.title')}
          description={t('account:digest.hint')}
          value={digest}
          onChange={(value) => onDigest(value as NotificationSettings['digest'])}
        >
          <Group mt="xs" gap="lg">
            {DIGESTS.map((value) => (
              <Radio key={value} value={value} label={t(`account:digest.${value}`)} />
            ))}
          </Group>
        </Radio.Group>
      </Stack>
    </SettingsCard>
  );
}

/** Saved on blur, since partial input is not a valid time. */
function TimeField({
  label,
  value,
  other,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly other: string;
  onChange(time: string): void;
}) {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState<string | null>(null);
  const isSame = typed === other;
  function leave() {
    if (typed === null || isSame) return;
    if (typed !== '' && typed !== value) onChange(typed);
    setTyped(null);
  }
  return (
    <TextInput
      type="time"
      label={label}
      w={140}
      value={typed ?? value}
      error={isSame && t('account:told.error.QUIET_HOURS_NOT_VALID')}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={leave}
    />
  );
}
