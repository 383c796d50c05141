import { useMutation, useQuery } from '@apollo/client/react';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { EmptyState, ErrorState, Page, RowsSkeleton } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';

const MailUnsubscription = graphql(`
  query MailUnsubscription($token: String!) {
    mailUnsubscription(token: $token) {
      topic
      subscribed
    }
  }
`);

const UnsubscribeFromMail = graphql(`
  mutation UnsubscribeFromMail($token: String!) {
    unsubscribeFromMail(token: $token) {
      success
      errorCode
    }
  }
`);

/** /unsubscribe/:token, from the foot of a mail: asks first, as looking at a page must change nothing (NTF-07). */
export function Component() {
  const { t } = useTranslation('notification');
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(MailUnsubscription, { variables: { token } });
  const [stop, { loading }] = useMutation(UnsubscribeFromMail);
  const [state, setState] = useState<'asking' | 'done' | 'failed'>('asking');
  const found = data?.mailUnsubscription;

  async function press() {
    const answer = await stop({ variables: { token } }).catch(() => null);
    setState(answer?.data?.unsubscribeFromMail.success ? 'done' : 'failed');
  }

  function content() {
    if (found === undefined && error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
    if (found === undefined) return <RowsSkeleton count={2} />;
    if (found === null)
      return <EmptyState illustration="inbox" title={t('unsubscribe.unknown')} text={t('unsubscribe.unknownText')} />;
    const topic = t(`unsubscribe.topic.${found.topic ?? 'DIGEST'}`);
    if (state === 'done' || !found.subscribed)
      return (
        <Stack role="status">
          <Text>{t('unsubscribe.done', { topic })}</Text>
          <Anchor variant="standalone" component={Link} to="/player/account/notifications">
            {t('unsubscribe.settings')}
          </Anchor>
        </Stack>
      );
    return (
      <Stack align="start">
        <Text>{t('unsubscribe.ask', { topic })}</Text>
        {state === 'failed' && (
          <Text role="alert" c="var(--mantine-color-error)">
            {t('unsubscribe.failed')}
          </Text>
        )}
        <Button loading={loading} onClick={() => void press()}>
          {t('unsubscribe.button')}
        </Button>
      </Stack>
    );
  }

  return (
    <Page title={t('unsubscribe.title')} width="narrow" noIndex>
      {content()}
    </Page>
  );
}
