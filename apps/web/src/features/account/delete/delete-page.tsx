import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Anchor, Button, Group, List, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useSession } from '@setpoint/client/session';
import { ErrorState, Page, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SettingsCard } from '../card.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { useInstant } from '../use-instant.js';
import { CancelDeletion, MyDeletion, RequestDeletion } from './deletion-document.js';

const WHAT_HAPPENS = ['profile', 'matches', 'competitions', 'money'] as const;

/** /player/account/delete-account: asks for the deletion, and takes it back while there is time (ACC-06). */
export function Component() {
  const { t } = useTranslation('account');
  const session = useSession();
  const instant = useInstant();
  const { data, error, refetch } = useQuery(MyDeletion, { fetchPolicy: 'cache-and-network' });
  const [request, { loading: requesting }] = useMutation(RequestDeletion);
  const [cancel, { loading: cancelling }] = useMutation(CancelDeletion);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const pending = data?.me?.deletion ?? null;

  async function submit() {
    setRefusal(null);
    const answer = await request({ variables: { input: { confirmation: typed } } }).catch(() => null);
    const payload = answer?.data?.requestAccountDeletion;
    if (!payload?.success) return setRefusal(payload?.errorCode ?? 'OTHER');
    setTyped('');
    session.amend({ deletion: payload.user?.deletion ?? null });
    toast({ text: t('account:delete.asked') });
  }

  async function keep() {
    setRefusal(null);
    const answer = await cancel().catch(() => null);
    const payload = answer?.data?.cancelAccountDeletion;
    if (!payload?.success) return setRefusal(payload?.errorCode ?? 'OTHER');
    session.amend({ deletion: null });
    toast({ text: t('account:delete.kept'), tone: 'success' });
  }

  function content() {
    if (error && !data) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
    if (!data) return <Skeleton height={220} />;
    if (pending) {
      return (
        <>
          <Text fw={600}>{t('account:delete.pending', { when: instant(pending.executesAt) })}</Text>
          <Group>
            <Button loading={cancelling} onClick={() => void keep()}>
              {t('account:delete.keep')}
            </Button>
          </Group>
        </>
      );
    }
    return (
      <>
        <Text>{t('account:delete.lead')}</Text>
        <List spacing="xs">
          {WHAT_HAPPENS.map((what) => (
            <List.Item key={what}>{t(`account:delete.${what}`)}</List.Item>
          ))}
        </List>
        <Text>{t('account:delete.undo')}</Text>
        <Anchor variant="standalone" component={Link} to="/player/account/data" w="fit-content" py={8}>
          {t('account:delete.dataFirst')}
        </Anchor>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!requesting) void submit();
          }}
        >
          <Stack>
            <TextInput
              type="email"
              autoComplete="off"
              label={t('account:delete.confirm')}
              description={data.me?.email}
              value={typed}
              error={refusal === 'CONFIRMATION_WRONG' ? t('account:delete.refusal.CONFIRMATION_WRONG') : null}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button type="submit" color="red" loading={requesting}>
                {t('account:delete.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      </>
    );
  }

  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <SettingsCard title={t('account:delete.title')}>
        <Stack>
          {refusal && refusal !== 'CONFIRMATION_WRONG' && (
            <Alert color="red" role="alert">
              {t(`account:delete.refusal.${refusal}`)}
            </Alert>
          )}
          {content()}
        </Stack>
      </SettingsCard>
    </Page>
  );
}
