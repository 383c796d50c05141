import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { NotificationSettingsFieldsFragment } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../../entities/refusal/use-refusal.js';

export type NotificationSettings = NotificationSettingsFieldsFragment;
export type Preference = NotificationSettings['preferences'][number];

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
      errorCode
      settings {
        ...NotificationSettingsFields
      }
    }
  }
`);

const SetQuietHours = graphql(`
  mutation SetQuietHours($input: QuietHoursInput!) {
    setQuietHours(input: $input) {
      success
      errorCode
      settings {
        ...NotificationSettingsFields
      }
    }
  }
`);

const SetDigest = graphql(`
  mutation SetDigest($digest: DigestFrequency!) {
    setDigest(digest: $digest) {
      success
      errorCode
      settings {
        ...NotificationSettingsFields
      }
    }
  }
`);

interface Answer {
  readonly success: boolean;
  readonly errorCode: string | null;
}

/** How I want to be told, and ways to change it: each shows at once and goes back when it is refused (ACC-03). */
export function useNotificationSettings() {
  const { t } = useTranslation('account');
  const failed = useRefusal('account');
  const { data, error, refetch } = useQuery(MyNotificationSettings, { fetchPolicy: 'cache-and-network' });
  const [choose] = useMutation(SetNotificationPreference);
  const [keepQuiet] = useMutation(SetQuietHours);
  const [gather] = useMutation(SetDigest);
  const settings = data?.notificationSettings;

  /** Optimistic response. */
  const expected = (change: Partial<NotificationSettings>) => ({
    __typename: 'NotificationSettingsPayload' as const,
    ...{ success: true, errorCode: null, settings: { ...settings!, ...change } },
  });
  const say = (answer: Answer | undefined) => {
    if (answer?.errorCode) toast({ tone: 'error', text: t(`account:told.error.${answer.errorCode}`) });
  };

  async function setPreference({ topic, channel }: Preference, enabled: boolean): Promise<void> {
    const preferences = settings!.preferences.map((one) =>
      one.topic === topic && one.channel === channel ? { ...one, enabled } : one,
    );
    await choose({
      variables: { input: { topic, channel, enabled } },
      optimisticResponse: { setNotificationPreference: expected({ preferences }) },
    }).then(({ data: answer }) => say(answer?.setNotificationPreference), failed);
  }

  async function setQuietHours(input: { enabled: boolean; from: string; until: string }): Promise<void> {
    await keepQuiet({
      variables: { input },
      optimisticResponse: { setQuietHours: expected({ quietHours: { ...settings!.quietHours, ...input } }) },
    }).then(({ data: answer }) => say(answer?.setQuietHours), failed);
  }

  async function setDigest(digest: NotificationSettings['digest']): Promise<void> {
    await gather({ variables: { digest }, optimisticResponse: { setDigest: expected({ digest }) } }).then(
      ({ data: answer }) => say(answer?.setDigest),
      failed,
    );
  }

  return {
    settings,
    isMissing: Boolean(error) && settings === undefined,
    retry: () => void refetch().catch(() => {}),
    ...{ setPreference, setQuietHours, setDigest },
  };
}
