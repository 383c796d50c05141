import { Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../../card.js';
import type { NotificationSettings } from '../settings/use-notification-settings.js';
import { canPush, isPushAllowed, isPushBlocked } from '../../../../entities/offline/browser-push.js';
import { usePush } from './use-push.js';

/** Whether this browser shows notifications while Setpoint is closed; it says why not where it can't. */
export function PushCard({ settings }: { readonly settings: NotificationSettings }) {
  const { t } = useTranslation('account');
  const { pushKey, pushHere, pushDevices } = settings;
  const { turn, switching } = usePush(pushKey ?? '');
  const state = !pushKey || !canPush() ? 'missing' : isPushBlocked() ? 'blocked' : 'hint';
  const isOn = pushHere && isPushAllowed();
  const others = pushDevices - (pushHere ? 1 : 0);
  return (
    <SettingsCard id="push" title={t('account:push.title')}>
      <Stack gap="xs">
        <Switch
          size="md"
          checked={isOn}
          disabled={state !== 'hint'}
          onChange={({ currentTarget }) => !switching && void turn(currentTarget.checked)}
          label={t('account:push.here')}
          description={t(`account:push.${state}`)}
        />
        {others > 0 && (
          <Text size="sm" c="dimmed">
            {t('account:push.others', { count: others })}
          </Text>
        )}
      </Stack>
    </SettingsCard>
  );
}
