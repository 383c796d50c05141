import { Button, Group } from '@mantine/core';
import { EmptyState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** /404, and what an unknown id shows (RTE-13). */
export function NotFoundScreen() {
  const { t } = useTranslation('error');
  return (
    <Page title={t('error:notFound.title')} hideTitle noIndex>
      <EmptyState
        illustration="lost"
        title={t('error:notFound.title')}
        text={t('error:notFound.text')}
        action={
          <Group justify="center">
            <Button component={Link} to="/">
              {t('error:home')}
            </Button>
            <Button component={Link} to="/match/list" variant="default">
              {t('error:matches')}
            </Button>
          </Group>
        }
      />
    </Page>
  );
}

/** /500, and what is shown when a screen fails altogether. */
export function ServerErrorScreen({ onRetry }: { readonly onRetry?: () => void }) {
  const { t } = useTranslation(['error', 'common']);
  return (
    <Page title={t('error:server.title')} hideTitle noIndex>
      <EmptyState
        illustration="broken"
        title={t('error:server.title')}
        text={t('error:server.text')}
        action={
          <Group justify="center">
            {onRetry && <Button onClick={onRetry}>{t('common:retry')}</Button>}
            <Button component="a" href="/" variant={onRetry ? 'default' : 'filled'}>
              {t('error:home')}
            </Button>
          </Group>
        }
      />
    </Page>
  );
}
