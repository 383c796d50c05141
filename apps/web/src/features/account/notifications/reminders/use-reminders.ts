import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../../entities/refusal/use-refusal.js';
import { isPushAllowed, subscribeBrowser, unsubscribeBrowser } from './browser-push.js';

const MyNotificationSettings = graphql(`
  query MyNotificationSettings {
    notificationSettings {
      ...NotificationSettingsFields
    }
  }
`);

const SetNotificationPreference = graphql(`
  mutation SetNotificationPreference($input: NotificationPreferenceInput!) {
    setNotificationPreference(input: $input) {
      success
      settings {
        ...NotificationSettingsFields
      }
    }
  }
`);

const SubscribePush = graphql(`
  mutation SubscribePush($input: SubscribePushInput!) {
    subscribePush(input: $input) {
      success
      errorCode
      settings {
        ...NotificationSettingsFields
      }
    }
  }
`);

const UnsubscribePush = graphql(`
  mutation UnsubscribePush {
    unsubscribePush {
      success
      settings {
        ...NotificationSettingsFields
      }
    }
  }
`);

/** How I am reminded of matches away from the app, and switches for it. */
export function useReminders() {
  const { t } = useTranslation('account');
  const failed = useRefusal('account');
  const { data, error, refetch } = useQuery(MyNotificationSettings, { fetchPolicy: 'cache-and-network' });
  const [set, { loading: setting }] = useMutation(SetNotificationPreference);
  const [subscribe] = useMutation(SubscribePush);
  const [unsubscribe] = useMutation(UnsubscribePush);
  const [switching, setSwitching] = useState(false);
  const settings = data?.notificationSettings;

  async function turnSms(enabled: boolean): Promise<void> {
    await set({ variables: { input: { topic: 'REMINDERS', channel: 'SMS', enabled } } }).catch(failed);
  }

  async function turnPush(on: boolean): Promise<void> {
    setSwitching(true);
    try {
      await (on ? subscribeHere(settings?.pushKey ?? '') : unsubscribeHere());
    } catch (problem) {
      // Browsers refuse for reasons of their own, such as a private window.
      if (on && problem instanceof DOMException) toast({ tone: 'error', text: t('account:reminders.pushFailed') });
      else failed(problem);
    } finally {
      setSwitching(false);
    }
  }

  async function subscribeHere(key: string): Promise<void> {
    const input = await subscribeBrowser(key);
    if (!input) return void toast({ text: t('account:reminders.pushBlocked') });
    // A preference from elsewhere would keep silent what was just turned on.
    await set({ variables: { input: { topic: 'REMINDERS', channel: 'PUSH', enabled: true } } });
    const { data: answer } = await subscribe({ variables: { input } });
    const code = answer?.subscribePush.errorCode;
    if (code) toast({ tone: 'error', text: t(`account:reminders.error.${code}`) });
  }

  async function unsubscribeHere(): Promise<void> {
    await unsubscribe();
    await unsubscribeBrowser();
  }

  const retry = () => void refetch().catch(() => {});
  const sms = settings?.preferences.find(({ topic, channel }) => topic === 'REMINDERS' && channel === 'SMS')?.enabled;
  return {
    settings,
    sms: sms ?? false,
    push: settings?.pushHere === true && isPushAllowed(),
    isMissing: Boolean(error) && settings === undefined,
    ...{ retry, setting, turnSms, switching, turnPush },
  };
}
