import { Button, Stack } from '@mantine/core';
import { EmptyState, Meta } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { waysOn } from './ways-on.js';

/** /tournament/{id}/subscribe/error?why=…: why the viewer cannot enter, with remedies (TRN-06). */
export function Component() {
  const { t, i18n } = useTranslation(['tournament-errors', 'subscribe']);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const code = params.get('why') ?? '';
  const isKnown = /^[A-Z_]+$/.test(code) && i18n.exists(`tournament-errors:error.${code}`);
  const title = t('subscribe:refused.title');
  return (
    <>
      <Meta title={title} noIndex />
      <EmptyState
        illustration="lost"
        title={title}
        text={t(isKnown ? `tournament-errors:error.${code}` : 'subscribe:refused.unknown')}
        action={
          <Stack gap="xs" align="stretch">
            {waysOn(isKnown ? code : '', id, params.get('partner')).map(({ label, to }, index) => (
              <Button key={label} component={Link} to={to} variant={index === 0 ? 'filled' : 'default'}>
                {t(`subscribe:way.${label}`)}
              </Button>
            ))}
          </Stack>
        }
      />
    </>
  );
}
