import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../../entities/refusal/use-refusal.js';
import { subscribeBrowser, unsubscribeBrowser } from '../../../../entities/offline/browser-push.js';

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

/** Turns notifications in this browser on and off. */
export function usePush(key: string) {
  const { t } = useTranslation('account');
  const failed = useRefusal('account');
  const [subscribe] = useMutation(SubscribePush);
  const [unsubscribe] = useMutation(UnsubscribePush);
  const [switching, setSwitching] = useState(false);

  async function turn(on: boolean): Promise<void> {
    setSwitching(true);
    try {
      await (on ? subscribeHere() : unsubscribeHere());
    } catch (problem) {
      // Browsers refuse for reasons of their own, such as a private window.
      if (on && problem instanceof DOMException) toast({ tone: 'error', text: t('account:push.failed') });
      else failed(problem);
    } finally {
      setSwitching(false);
    }
  }

  async function subscribeHere(): Promise<void> {
    const input = await subscribeBrowser(key);
    if (!input) return void toast({ text: t('account:push.blocked') });
    const { data: answer } = await subscribe({ variables: { input } });
    const code = answer?.subscribePush.errorCode;
    if (code) toast({ tone: 'error', text: t(`account:told.error.${code}`) });
  }

  async function unsubscribeHere(): Promise<void> {
    await unsubscribe();
    await unsubscribeBrowser();
  }

  return { turn, switching };
}
