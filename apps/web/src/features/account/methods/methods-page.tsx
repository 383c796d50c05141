import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { ConfirmSheet, ErrorState, Page, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SettingsCard } from '../card.js';
import { Row, Rows } from '../rows.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { useMethods, type Social } from './use-methods.js';

const SOCIAL: readonly Social[] = ['GOOGLE', 'FACEBOOK'];

/** /player/account/social-links: how I can log in (ACC-04). */
export function Component() {
  const { t } = useTranslation('account');
  const { methods, isMissing, retry, busy, refusal, link, unlink } = useMethods();
  const [leaving, setLeaving] = useState<Social | null>(null);
  const named = (method: Social) => ({ method: t(`account:methods.${method}`) });
  const password = methods?.find(({ method }) => method === 'PASSWORD');

  function content() {
    if (isMissing) return <ErrorState onRetry={retry} />;
    if (!methods) return <Skeleton height={180} />;
    return (
      <Rows>
        <Row
          what={
            <>
              <Text fw={600}>{t('account:methods.PASSWORD')}</Text>
              <Text c="dimmed">
                {password ? t('account:methods.linked', { email: password.email }) : t('account:methods.noPassword')}
              </Text>
            </>
          }
        >
          {password && (
            <Button variant="default" component={Link} to="/player/account/change-password">
              {t('account:methods.changePassword')}
            </Button>
          )}
        </Row>
        {SOCIAL.map((method) => {
          const linked = methods.find((one) => one.method === method);
          const as = linked?.email
            ? t('account:methods.linked', { email: linked.email })
            : t('account:methods.linkedNoEmail');
          return (
            <Row
              key={method}
              what={
                <>
                  <Text fw={600}>{t(`account:methods.${method}`)}</Text>
                  <Text c="dimmed">{linked ? as : t('account:methods.notLinked')}</Text>
                </>
              }
            >
              {linked ? (
                <Button variant="light" color="red" loading={busy === method} onClick={() => setLeaving(method)}>
                  {t('account:methods.unlink', named(method))}
                </Button>
              ) : (
                <Button
                  variant="default"
                  loading={busy === method}
                  onClick={async () => {
                    if (await link(method))
                      toast({ text: t('account:methods.linkedNow', named(method)), tone: 'success' });
                  }}
                >
                  {t('account:methods.link', named(method))}
                </Button>
              )}
            </Row>
          );
        })}
      </Rows>
    );
  }

  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <SettingsCard title={t('account:methods.title')}>
        <Stack>
          <Text>{t('account:methods.what')}</Text>
          {refusal && (
            <Alert color="red" role="alert">
              {t(`account:methods.refusal.${refusal}`)}
            </Alert>
          )}
          {content()}
        </Stack>
      </SettingsCard>
      <ConfirmSheet
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? t('account:methods.unlink', named(leaving)) : ''}
        text={leaving ? t('account:methods.unlinkText', named(leaving)) : ''}
        confirmLabel={leaving ? t('account:methods.unlink', named(leaving)) : ''}
        danger
        onConfirm={async () => {
          if (leaving && (await unlink(leaving))) toast({ text: t('account:methods.unlinkedNow', named(leaving)) });
        }}
      />
    </Page>
  );
}
